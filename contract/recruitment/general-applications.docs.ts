import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { draftSaveDocs, keptDraftFields } from "../core/wizard.docs.ts";
import { generalCalls, ownGeneralCalls } from "./general-applications.calls.ts";
import {
  generalForm,
  generalMatch,
  generalMatchList,
  jobProposal,
  ownGeneral,
} from "./general-applications.ts";
import { generalDraft, generalDraftInput, generalDraftValues, generalStart } from "./general-drafts.ts";

const { q: _, ...paging } = pageFields;

const wishFields = {
  departments: ["Departments that the person wishes for; none for any.", ["Credit"]],
  types: ["Kinds of employment that the person wishes for; none for any.", ["full-time"]],
  words: ["What the person looks for.", "A post in lending, in Nakuru or near it."],
} as const;

const formFields = {
  ...wishFields,
  fullName: ["Full name.", "Wanjiku Kamau"],
  email: ["Email address.", "wanjiku@example.co.ke"],
  phone: ["Phone number.", "+254712345678"],
  location: ["Where the person lives.", "Nakuru"],
  education: ["Highest qualification.", "degree"],
  skills: ["Key skills, one phrase each.", ["Loan appraisal", "Excel"]],
} as const;

const draftContent: Fields<typeof generalDraft> = {
  values: ["The fields as typed so far."],
  resumeId: ["The kept CV that is to go with it; null without one.", exampleId],
  ...keptDraftFields,
};

const organisationFields = {
  name: ["What the SACCO is called.", "Umoja SACCO"],
  slug: ["Its part of the address.", "umoja"],
} as const;

export const generalApplicationDocs = [
  describeSchema(generalForm, "GeneralApplicationForm", "An application to a SACCO without a vacancy.", {
    ...formFields,
    agree: ["The SACCO may keep it and write when a job fits.", true],
  }),
  describeSchema(
    generalDraftValues,
    "GeneralDraftValues",
    "The form of a general application while it is filled in; nothing is checked yet.",
    formFields,
  ),
  describeSchema(generalDraft, "GeneralDraft", "A general application that is not sent yet.", draftContent),
  describeSchema(generalDraftInput, "GeneralDraftInput", "A draft of a general application to be saved.", {
    values: draftContent.values,
    step: draftContent.step,
    resumeId: draftContent.resumeId,
    ...draftSaveDocs,
  }),
  describeSchema(ownGeneral, "OwnGeneralApplication", "A general application of one's own.", {
    id: ["Id of the general application.", exampleId],
    organization: ["The SACCO that it was sent to."],
    paused: ["Whether nothing moves, since the SACCO's trial has ended.", false],
    accepts: ["Whether the SACCO takes general applications still.", true],
    sentAt: ["When it was first sent.", "2026-11-10T09:30:00.000Z"],
    renewedAt: ["When it was sent, changed or renewed last.", "2026-11-10T09:30:00.000Z"],
    endsOn: ["Day on which the SACCO erases it; null where it erases nothing by itself.", "2027-11-10"],
    ...formFields,
    cvName: ["Name of the CV; null without one.", "wanjiku-kamau.pdf"],
    proposals: ["Jobs that the SACCO suggests, the latest first."],
  }),
  describeSchema(
    ownGeneral.shape.organization,
    "GeneralApplicationAt",
    "The SACCO of a general application.",
    organisationFields,
  ),
  describeSchema(
    generalStart.shape.organization,
    "GeneralApplicationTo",
    "The SACCO that a general application would go to.",
    organisationFields,
  ),
  describeSchema(jobProposal, "JobProposal", "A job that a SACCO suggests to a general applicant.", {
    jobId: ["Id of the job.", otherExampleId],
    title: ["Title of the job.", "Loan Officer"],
    at: ["When it was suggested.", "2026-11-20T07:15:00.000Z"],
    open: ["Whether the job takes applications now.", true],
    applied: ["Whether the person has applied for it.", false],
  }),
  describeSchema(generalStart, "GeneralApplicationStart", "What a general application begins with.", {
    organization: ["The SACCO."],
    accepts: ["Whether it takes general applications now.", true],
    keptMonths: ["Months for which one is kept unless it is renewed.", 12],
    sent: ["The one that was sent already; null without."],
    draft: ["What was typed and not sent; null without."],
  }),
  describeSchema(
    ownGeneralCalls.send.form.fields,
    "NewGeneralApplication",
    "A general application to a SACCO, sent as multipart/form-data.",
    {
      sacco: ["The SACCO's part of the address.", "umoja"],
      application: ["The form, as JSON text.", JSON.stringify({ words: wishFields.words[1] })],
      resumeId: ["One of the person's kept CVs, in place of a file.", exampleId],
    },
  ),
  describeSchema(generalMatchList.query, "GeneralMatchQuery", "Which page.", paging),
  describeSchema(generalMatch, "GeneralMatch", "A general applicant whose wishes a job meets.", {
    id: ["Id of the general application.", exampleId],
    candidateId: ["Id of the candidate.", otherExampleId],
    name: formFields.fullName,
    email: formFields.email,
    location: formFields.location,
    ...wishFields,
    renewedAt: ["When it was sent, changed or renewed last.", "2026-11-10T09:30:00.000Z"],
    score: ["How well the person fits the job, percent.", 74],
    matches: ["What of the job's own wishes they meet.", ["Loan appraisal"]],
    hasCv: ["Whether a CV came with it.", true],
    proposedAt: ["When the job was proposed to them; null if it was not.", "2026-11-20T07:15:00.000Z"],
    applicationId: ["Their application for the job; null if they have not applied.", null],
  }),
  describeSchema(ownGeneralCalls.start.params, "GeneralApplicationSacco", "Which SACCO.", {
    slug: organisationFields.slug,
  }),
  describeSchema(ownGeneralCalls.drafts.save.params, "GeneralDraftSacco", "To which SACCO.", {
    slug: organisationFields.slug,
  }),
  describeSchema(ownGeneralCalls.renew.params, "OwnGeneralApplicationPath", "Which general application.", {
    id: ["Id of the general application.", exampleId],
  }),
  describeSchema(generalCalls.cv.params, "GeneralApplicationPath", "Which general application, or job.", {
    id: ["Its id.", exampleId],
  }),
  describeSchema(generalCalls.propose.body, "NewJobProposal", "The job that is proposed.", {
    jobId: ["Id of an open job.", otherExampleId],
  }),
];
