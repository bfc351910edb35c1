import { exampleId, otherExampleId } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { draftSaveDocs, keptDraftFields } from "../core/wizard.docs.ts";
import { workExperienceFields } from "./applications.docs.ts";
import { candidateCalls } from "./candidate.calls.ts";
import {
  candidateProfile,
  erasureAnswer,
  erasureInput,
  jobPreferences,
  keptResume,
  profileDetails,
  profileInput,
  recommendationConsent,
  recommendations,
} from "./candidate.ts";
import { draft, draftInput, draftSummary, draftValues } from "./drafts.ts";

const detailFields: Fields<typeof profileDetails> = {
  fullName: ["Full name.", "Wanjiku Kamau"],
  phone: ["Phone number.", "+254712345678"],
  location: ["Where the person lives.", "Nakuru"],
  workExperiences: ["Work so far."],
  noWorkExperience: ["Whether the person states to have no work experience yet.", false],
  education: ["Highest qualification.", "degree"],
  skills: ["Key skills, one phrase each.", ["Loan appraisal", "Excel"]],
  expectedSalary: ["Free text.", "KSh 90,000"],
  workAuthorization: ["The right to work in Kenya.", "citizen"],
  willingToRelocate: ["Whether the person would move.", true],
};

const draftFields: Fields<typeof draft> = {
  jobId: ["The job that the application is for.", otherExampleId],
  values: ["The fields as typed so far."],
  resumeId: ["The kept CV that is to go with it; null without one.", exampleId],
  ...keptDraftFields,
  open: ["Whether the job still takes applications.", true],
  paused: ["Whether it takes none because its SACCO takes none for now.", false],
};

const resumeId = ["Id of the CV.", exampleId] as const;

export const candidateDocs = [
  describeSchema(candidateProfile, "CandidateProfile", "What a job seeker keeps for the next application.", {
    details: ["Answers for the form."],
    preferences: ["Jobs the person would rather have."],
    recommendations: ["Whether jobs may be chosen from what is known."],
    savesAnswers: ["Whether an application saves its answers here for the next one.", true],
    updatedAt: ["When it was last saved; null until something was kept.", "2026-11-20T07:15:00.000Z"],
  }),
  describeSchema(profileDetails, "ProfileDetails", "Answers kept for the application form.", detailFields),
  describeSchema(
    candidateProfile.shape.details,
    "KeptDetails",
    "Answers as they were kept, also before there were limits.",
    detailFields,
  ),
  describeSchema(jobPreferences, "JobPreferences", "Jobs that a person would rather have.", {
    departments: ["Departments.", ["Credit"]],
    locations: ["Places.", ["Nairobi", "Nakuru"]],
    types: ["Kinds of employment.", ["full-time"]],
  }),
  describeSchema(
    recommendationConsent,
    "RecommendationConsent",
    "Whether jobs may be chosen from what is known.",
    {
      given: ["Whether the person allows it.", true],
      at: ["Since when they have said so; null if never.", "2026-11-01T07:00:00.000Z"],
    },
  ),
  describeSchema(profileInput, "ProfileInput", "What is to be kept, in place of all that was.", {
    details: ["Answers for the form."],
    preferences: ["Jobs the person would rather have."],
    recommendations: ["Whether jobs may be chosen from what is known.", true],
    savesAnswers: ["Whether an application saves its answers here; left out, it stays as it is.", true],
  }),
  describeSchema(keptResume, "KeptResume", "A CV that a person keeps.", {
    id: resumeId,
    name: ["Name of the file.", "wanjiku-kamau.pdf"],
    contentType: ["Its media type.", "application/pdf"],
    bytes: ["Its size.", 182_344],
    uploadedAt: ["When it came.", "2026-11-01T07:00:00.000Z"],
    isDefault: ["Whether it is offered first.", true],
    reading: ["What was read in it, with the person's corrections."],
  }),
  describeSchema(candidateCalls.resumes.file.params, "KeptResumePath", "Which CV.", { id: resumeId }),
  describeSchema(candidateCalls.resumes.page.params, "KeptResumePagePath", "Which page of which CV.", {
    id: resumeId,
    page: ["Its number, from 1.", 1],
  }),
  describeSchema(candidateCalls.resumes.text.answer, "ResumeText", "A CV as plain text.", {
    text: ["Its lines.", "WANJIKU KAMAU\nCredit Officer"],
  }),
  describeSchema(
    draftValues,
    "DraftValues",
    "The application form while it is filled in; nothing is checked yet.",
    {
      fullName: detailFields.fullName,
      email: ["Email address.", "wanjiku@example.co.ke"],
      phone: detailFields.phone,
      location: detailFields.location,
      workExperiences: ["Work so far."],
      noWorkExperience: detailFields.noWorkExperience,
      education: detailFields.education,
      skills: detailFields.skills,
      expectedSalary: detailFields.expectedSalary,
      availableStartDate: ["First day the person can start.", "2027-01-04"],
      workAuthorization: detailFields.workAuthorization,
      coverLetter: ["The letter so far.", "I have appraised loans for"],
      additionalInfo: ["Anything else.", ""],
      worksHere: ["Whether the person works at the SACCO; empty for no answer.", "no"],
      willingToRelocate: detailFields.willingToRelocate,
      hasBackground: ["Whether there is a criminal record to disclose.", false],
      answers: ["To the job's own questions, by the question's id.", { licence: "yes" }],
      source: ["What the address that led here named as its source.", "linkedin"],
    },
  ),
  describeSchema(
    draftValues.shape.workExperiences.unwrap().element,
    "DraftWorkExperience",
    "A position as typed so far.",
    workExperienceFields,
  ),
  describeSchema(draft, "Draft", "An application that is not sent yet.", draftFields),
  describeSchema(draftInput, "DraftInput", "A draft to be saved.", {
    values: draftFields.values,
    step: draftFields.step,
    resumeId: draftFields.resumeId,
    ...draftSaveDocs,
  }),
  describeSchema(draftSummary, "DraftSummary", "A draft in the list of what is unfinished.", {
    jobId: draftFields.jobId,
    step: draftFields.step,
    updatedAt: draftFields.updatedAt,
    open: draftFields.open,
    paused: draftFields.paused,
    jobTitle: ["Title of the job.", "Loan Officer"],
    language: ["Language that the SACCO wrote the advert in.", "en"],
    organization: ["The SACCO that hires.", "Umoja SACCO"],
  }),
  describeSchema(recommendations, "Recommendations", "Open jobs for a person.", {
    basis: ["How they were chosen: by match, or the newest.", "profile"],
    jobs: ["The jobs, best first."],
  }),
  describeSchema(recommendations.shape.jobs.element, "Recommendation", "A recommended job.", {
    job: ["The job."],
    matches: ["What speaks for it, in its own words. Empty among the newest.", ["Loan appraisal", "CPA"]],
    score: ["Percent; null among the newest.", 82],
  }),
  describeSchema(erasureInput, "ErasureInput", "The confirmation of an erasure.", {
    password: ["The person's password.", "Karibu-2026!"],
  }),
  describeSchema(erasureAnswer, "ErasureAnswer", "What an erasure did.", {
    erasedApplications: ["Applications from which everything personal was removed.", 4],
    retained: ["Applications that have to be kept."],
  }),
  describeSchema(
    erasureAnswer.shape.retained.element,
    "RetainedApplication",
    "An application that has to be kept.",
    {
      organization: ["Who keeps it.", "Umoja SACCO"],
      jobTitle: ["Title of the job.", "Loan Officer"],
      reason: ["Why.", "You were employed."],
    },
  ),
];
