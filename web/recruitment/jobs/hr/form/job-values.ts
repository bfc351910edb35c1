import type { UseFormReturn } from "react-hook-form";
import { v4 } from "uuid";
import type { z } from "zod";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import type { HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { type JobDraftValues, jobDraftValues, type jobWizardForm } from "#contract/recruitment/job-drafts.ts";
import { advertisedDays, type JobForm } from "#contract/recruitment/job-form.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { defaultMilestones } from "#contract/recruitment/milestones.ts";
import { valuesWithinSize } from "#web/ui/wizard/within-size.ts";

/** What is in the fields, finished or not. */
export type JobInput = z.input<typeof jobWizardForm>;
/** What the wizard's schema lets through. */
export type JobValues = z.output<typeof jobWizardForm>;
export type JobFormControl = UseFormReturn<JobInput, unknown, JobValues>;

/** A new step of the hiring path, as the form adds it. */
export const blankMilestone = (): JobInput["milestones"][number] => ({
  id: v4(),
  stage: "",
  description: "",
  estimatedDays: 1,
  isRequired: false,
});

/** A new question, as the form adds it. */
export const blankQuestion = (): JobInput["questions"][number] => ({
  id: v4(),
  text: "",
  kind: "short",
  required: true,
  choices: [],
  knockOut: [],
});

/** The wizard as it opens: nothing written, and the six default milestones. */
export const initialValues = (now: Date): Omit<JobInput, "mode"> & { mode?: JobInput["mode"] } => ({
  title: "",
  mode: undefined,
  additionalRequirements: "",
  generationNote: "",
  department: "",
  location: "",
  type: "full-time",
  salary: "",
  experience: "",
  education: "",
  description: "",
  requirements: [],
  responsibilities: [],
  benefits: [],
  skills: [],
  deadline: nairobiDayAfter(now, advertisedDays),
  milestones: defaultMilestones.map((step) => ({ ...step, id: v4() })),
  questions: [],
});

/** A form that is being filled in: how its text comes about may not be chosen yet. */
export type JobDraftInput = ReturnType<typeof initialValues>;

/** What of the form a draft holds. */
export const toDraftValues = (values: JobDraftInput): JobDraftValues =>
  // A choice that was not made yet is none.
  valuesWithinSize(jobDraftValues, { ...values, mode: values.mode || undefined });

/** The form as a draft left it. */
export const fromDraftValues = (kept: JobDraftValues, initial: JobDraftInput): JobDraftInput =>
  ({ ...initial, ...kept }) as JobDraftInput;

/** A published job in the fields of its form. */
export function fromJob(job: HrJobDetail): JobInput {
  const { title, department, location, type, salary, experience, education, description } = job;
  const { requirements, responsibilities, benefits, skills, deadline, milestones, questions } = job;
  return {
    ...{ title, department, location, type, salary, experience, education, description },
    ...{ requirements, responsibilities, benefits, skills, deadline, milestones, questions },
    mode: "manual",
    additionalRequirements: "",
    generationNote: "",
  };
}

/** What is sent of the form: the job, without how its text came about. */
export function toJobForm({
  mode: _,
  additionalRequirements: __,
  generationNote: ___,
  ...job
}: JobValues): JobForm {
  return job;
}

/** What of a job its preview shows. */
export type PreviewedJob = Omit<JobInput, "mode" | "additionalRequirements" | "generationNote">;

/** The advert as candidates will see it, before there is one. */
export const previewOf = (values: PreviewedJob): Job => ({
  ...values,
  id: "",
  slug: "",
  location: values.location || "Kenya",
  type: values.type,
  language: values.language ?? "en",
  status: "Active",
  asksNoExperience: false,
  paused: false,
  postedDate: "",
  organization: { name: "", slug: "" },
});
