import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  draftApproval,
  jobApproval,
  jobApprovalCalls,
  jobReturn,
  jobSettings,
  jobSettingsInput,
} from "./job-approval.ts";
import { jobFields } from "./jobs.docs.ts";

const state = {
  state: ["Whether it waits or was sent back.", "waiting"],
  askedAt: ["When approval was asked for.", "2026-11-20T07:00:00.000Z"],
  askedBy: ["Who asked; null once they have left.", "Wanjiku Kamau"],
  reason: ["Why it was sent back; null while it waits.", null],
} as const;

const settings = {
  approvalRequired: ["Whether the owner approves a job before it is published.", false],
  embedSites: [
    "Websites that may show the list of open jobs; every one if none is named.",
    ["https://www.umoja.example"],
  ],
  generalApplications: ["Whether people may apply without a vacancy.", true],
} as const;

export const jobApprovalDocs = [
  describeSchema(jobApproval, "JobApproval", "A job that waits for the owner's approval, or was sent back.", {
    id: ["Id of the draft, and of the job once it is published.", exampleId],
    ...state,
    job: ["The job as it was asked for."],
    abilities: ["What the person who asked may do now."],
  }),
  describeSchema(jobApproval.shape.job, "JobAskedFor", "A job as its approval was asked for.", {
    title: jobFields.title,
    department: jobFields.department,
    location: jobFields.location,
    type: jobFields.type,
    salary: jobFields.salary,
    experience: jobFields.experience,
    education: jobFields.education,
    description: jobFields.description,
    requirements: jobFields.requirements,
    responsibilities: jobFields.responsibilities,
    benefits: jobFields.benefits,
    skills: ["Skills that applications are matched against.", ["Loan appraisal"]],
    language: jobFields.language,
    deadline: jobFields.deadline,
    milestones: ["The steps of the hiring path, in their order."],
    questions: ["What candidates are asked beyond the usual form."],
  }),
  describeSchema(jobApproval.shape.abilities, "JobApprovalAbilities", "What may be done with a request.", {
    decide: ["Whether it may be approved or sent back.", true],
    takeBack: ["Whether it may be taken back.", true],
  }),
  describeSchema(draftApproval, "DraftApproval", "Where a draft stands with its approval.", state),
  describeSchema(jobReturn, "JobReturn", "To send a job back.", {
    reason: ["What has to change.", "The salary is above our scale."],
  }),
  describeSchema(jobSettings, "JobSettings", "How an organisation publishes its jobs.", settings),
  describeSchema(jobSettingsInput, "JobSettingsInput", "How jobs are to be published.", settings),
  describeSchema(jobApprovalCalls.get.params, "JobApprovalPath", "Which request.", {
    id: ["Id of the draft.", exampleId],
  }),
];
