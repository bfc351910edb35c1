import { exampleId, otherExampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { addedApplicationCalls, addedPerson, knownCandidate } from "./added-applications.calls.ts";
import { contactFields } from "./applications.docs.ts";

export const addedApplicationDocs = [
  describeSchema(addedPerson, "AddedPerson", "What HR knows of somebody whose application it enters.", {
    ...contactFields,
    location: ["Where the person lives.", "Nakuru"],
    workExperiences: ["Work so far."],
    education: ["Highest qualification; null where it is not known.", "degree"],
    skills: ["Key skills.", ["Loan appraisal", "Excel"]],
  }),
  describeSchema(
    addedApplicationCalls.add.form.fields,
    "AddedApplicationForm",
    "The text fields of an application that HR enters.",
    {
      jobId: ["The job that it is for.", otherExampleId],
      candidateId: ["A candidate of the organisation; left out for a new person.", exampleId],
      person: [
        "Who it is, as JSON text.",
        JSON.stringify({ name: "Wanjiku Kamau", email: "wanjiku@example.co.ke" }),
      ],
      note: ["For colleagues; the person is not shown it.", "Met at the careers day in Nakuru."],
      agreed: ["Whether the person gave their details for this, or has agreed to it: `true`.", "true"],
      notify: ["Whether they are told by mail: `true` or `false`.", "true"],
    },
  ),
  describeSchema(addedApplicationCalls.add.answer, "AddedApplication", "The application that was entered.", {
    id: ["Id of the application.", exampleId],
  }),
  describeSchema(
    addedApplicationCalls.readCv.form.fields,
    "CvToEnterForm",
    "The text fields beside a CV that is read: there are none.",
    {},
  ),
  describeSchema(addedApplicationCalls.known.query, "KnownCandidateQuery", "Whom to look for.", {
    email: ["Email address.", "wanjiku@example.co.ke"],
    phone: ["Phone number.", "+254712345678"],
    jobId: ["The job for which an application is looked for.", otherExampleId],
  }),
  describeSchema(knownCandidate, "KnownCandidate", "A candidate whom somebody may be.", {
    id: ["Id of the candidate.", exampleId],
    ...contactFields,
    sameEmail: ["Whether the address is the same, not the number alone.", true],
    applicationId: ["Their application for the job; null if there is none.", null],
  }),
];
