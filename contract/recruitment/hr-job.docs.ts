import { nairobiDay } from "../core/clock.ts";
import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { draftSaveDocs, keptDraftFields } from "../core/wizard.docs.ts";
import { hrJobCalls } from "./hr-job.calls.ts";
import {
  hrJob,
  hrJobDetail,
  jobChange,
  jobList,
  jobStatusChange,
  keptQuestion,
  newJob,
  publishingProgress,
} from "./hr-jobs.ts";
import { jobDraft, jobDraftInput, jobDraftSummary, jobDraftValues } from "./job-drafts.ts";
import { milestone } from "./job-form.ts";
import { jobQuestion } from "./job-questions.ts";
import { askedQuestionFields, jobFields } from "./jobs.docs.ts";
import { milestoneSet, milestoneSetInput } from "./milestone-sets.ts";

/** A day that can be sent whenever somebody tries the example: in the next year. */
const exampleDeadline = `${Number(nairobiDay(new Date()).slice(0, 4)) + 1}-12-15`;

const hrJobFields: Fields<typeof hrJob> = {
  id: jobFields.id,
  slug: jobFields.slug,
  title: jobFields.title,
  department: jobFields.department,
  location: jobFields.location,
  type: jobFields.type,
  status: jobFields.status,
  paused: jobFields.paused,
  postedDate: jobFields.postedDate,
  deadline: jobFields.deadline,
  open: ["Whether applications are taken now.", true],
  applicationsCount: ["Applications so far.", 14],
  generalCount: ["General applicants whose wishes it meets; 0 where it takes no applications.", 3],
  daysOpen: ["Days on which applications could be sent so far.", 12],
  sources: ["Where the applications came from, the source with most first."],
};

const advertFields = {
  salary: jobFields.salary,
  experience: jobFields.experience,
  education: jobFields.education,
  description: jobFields.description,
  requirements: jobFields.requirements,
  responsibilities: jobFields.responsibilities,
  benefits: jobFields.benefits,
  skills: ["Skills that applications are matched against.", ["Loan appraisal"]],
  milestones: ["The steps of the hiring path, in their order."],
  questions: ["What candidates are asked beyond the usual form."],
} as const;

const { id } = jobFields;
const formFields = {
  title: jobFields.title,
  department: jobFields.department,
  location: ["Where the work is; `Kenya` when left empty.", "Nairobi"],
  type: jobFields.type,
  ...advertFields,
  language: ["Language of the texts; recognised when left out.", "en"],
} as const;

const expectedVersion = ["The version that was changed; a newer one answers `stale`.", 3] as const;

const milestoneFields: Fields<typeof milestone> = {
  id: ["Id of the step; one is given to it when left out.", exampleId],
  stage: ["Its name.", "HR Screening"],
  description: ["What candidates read of it.", "A short call about your experience."],
  estimatedDays: ["How many days it usually takes.", 3],
  isRequired: ["Whether it is one of the default steps that every path has.", true],
};

const questionFields: Fields<typeof keptQuestion> = {
  ...askedQuestionFields,
  knockOut: ["Answers that mark an application for HR to look at; they reject nobody.", ["no"]],
};

const milestoneSetFields: Omit<Fields<typeof milestoneSetInput>, "id"> = {
  name: ["Its name, once in an organisation.", "Tellers and clerks"],
  milestones: ["The steps of the path, in their order."],
};

const draftFields: Fields<typeof jobDraft> = {
  id,
  values: ["The fields as typed so far."],
  ...keptDraftFields,
};

export const hrJobDocs = [
  describeSchema(jobList.query, "HrJobQuery", "Filters of the organisation's jobs.", {
    ...pageFields,
    status: ["Whether a job is open; may be given several times.", ["Active"]],
    department: ["Department; may be given several times.", ["Credit", "Finance"]],
    sort: ["Order of the list; `-` is descending.", "-postedDate"],
  }),
  describeSchema(hrJob, "HrJob", "A job as its own organisation sees it.", hrJobFields),
  describeSchema(hrJob.shape.sources.element, "JobSource", "A source of a job's applications.", {
    source: ["Where they came from.", "link"],
    sourceName: ["What the shared link called itself; null for every other source.", "linkedin"],
    applications: ["How many.", 5],
  }),
  describeSchema(hrJobDetail, "HrJobDetail", "A job with all that HR wrote.", {
    ...hrJobFields,
    ...advertFields,
    language: jobFields.language,
    version: ["Grows with every change; send it back as `expectedVersion`.", 3],
    abilities: ["What may be done with it now."],
  }),
  describeSchema(hrJobDetail.shape.abilities, "HrJobAbilities", "What may be done with a job now.", {
    edit: ["Whether it may be changed.", true],
    changeStatus: ["Whether it may be closed, or opened again.", true],
  }),
  describeSchema(keptQuestion, "KeptQuestion", "A question of a job's own.", questionFields),
  describeSchema(jobQuestion, "JobQuestion", "A question of a job's own, to be asked.", questionFields),
  describeSchema(
    jobDraftValues.shape.questions.unwrap().element,
    "DraftQuestion",
    "A question of a job's own as typed so far.",
    questionFields,
  ),
  describeSchema(milestone, "Milestone", "A step of a job's hiring path.", milestoneFields),
  describeSchema(
    newJob.shape.milestones.unwrap().element,
    "NewMilestone",
    "A step of a job's hiring path, to be published.",
    milestoneFields,
  ),
  describeSchema(newJob, "NewJob", "A job to be published.", {
    ...formFields,
    deadline: ["Last day for applications, in Nairobi; in 30 days when left out.", exampleDeadline],
    draftId: ["The draft that it was written as; the job takes its id.", exampleId],
  }),
  describeSchema(publishingProgress, "PublishingProgress", "What is being done to publish a job.", {
    phase: ["The phase that has begun.", "creating"],
  }),
  describeSchema(jobChange, "JobChange", "What a job is to say from now on.", {
    ...formFields,
    deadline: jobFields.deadline,
    expectedVersion,
  }),
  describeSchema(jobStatusChange, "JobStatusChange", "To close a job, or to open it again.", {
    status: jobFields.status,
    deadline: ["The new last day, where the old one has passed.", exampleDeadline],
    expectedVersion,
  }),
  describeSchema(milestoneSet, "MilestoneSet", "A hiring path under a name.", {
    id: ["Id of the set.", exampleId],
    ...milestoneSetFields,
  }),
  describeSchema(milestoneSetInput, "MilestoneSetInput", "A hiring path to be kept.", {
    ...milestoneSetFields,
    id: ["Id of the set that is changed; without it the name says which.", exampleId],
  }),
  describeSchema(hrJobCalls.milestoneSets.remove.params, "MilestoneSetPath", "Which hiring path.", {
    id: ["Id of the set.", exampleId],
  }),
  describeSchema(hrJobCalls.get.params, "HrJobPath", "Which job, or which draft of one.", { id }),
  describeSchema(
    jobDraftValues,
    "JobDraftValues",
    "The wizard while it is filled in; nothing is checked yet.",
    {
      title: jobFields.title,
      mode: ["How the text comes about: `ai` or `manual`; empty before it is chosen.", "ai"],
      additionalRequirements: [
        "What the text has to say beside what the title says.",
        "Five years in a SACCO",
      ],
      generationNote: [
        "Who wrote the text, from what, and what to look at; empty where a person did.",
        "Written by the embedded generator from the title.",
      ],
      department: jobFields.department,
      location: jobFields.location,
      type: jobFields.type,
      deadline: jobFields.deadline,
      ...advertFields,
    },
  ),
  describeSchema(
    jobDraftValues.shape.milestones.unwrap().element,
    "DraftMilestone",
    "A step of the hiring path as typed so far.",
    milestoneFields,
  ),
  describeSchema(jobDraft, "JobDraft", "A job that is not published yet.", draftFields),
  describeSchema(jobDraftInput, "JobDraftInput", "A draft to be saved.", {
    values: draftFields.values,
    step: draftFields.step,
    ...draftSaveDocs,
  }),
  describeSchema(jobDraftSummary, "JobDraftSummary", "A draft in the list of what is not published.", {
    id,
    title: ["The title so far; empty before one is chosen.", "Loan Officer"],
    step: draftFields.step,
    updatedAt: draftFields.updatedAt,
    author: ["Who began it; null when they have left.", "Wanjiku Kamau"],
    approval: ["Where it stands with the owner's approval; null for one that was not asked about."],
  }),
];
