import { z } from "zod";
import { plannedDay } from "../core/fields.ts";
import { maxInteger } from "../core/limits.ts";
import { anyOf, anyText, defineList } from "../core/list.ts";
import { applicationSources } from "./application-source.ts";
import { hiringPath, jobForm, milestone } from "./job-form.ts";
import { askedQuestion } from "./job-questions.ts";
import { departments, job, jobStatuses } from "./jobs.ts";

/** The organisation's own jobs, as HR filters and sorts them. */
export const jobList = defineList({
  name: "jobs",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(jobStatuses, { atOnce: 1 }),
    department: anyText(departments, { atOnce: 1 }),
  },
  sorts: ["-postedDate", "postedDate", "deadline", "title"],
});

/** One of the organisation's own jobs, open or not, as staff see it. */
export const hrJob = job
  .pick({
    id: true,
    slug: true,
    title: true,
    department: true,
    location: true,
    type: true,
    status: true,
    paused: true,
    postedDate: true,
    deadline: true,
  })
  .extend({
    /** Whether applications are taken now: active, not paused, and the deadline's day is not over. */
    open: z.boolean(),
    applicationsCount: z.number().int(),
    /** General applicants whose wishes it meets; 0 where it takes no applications. */
    generalCount: z.number().int(),
    /** Days on which applications could be sent so far, the first one included. */
    daysOpen: z.number().int(),
    /** Where the applications came from, the source with most first; of many, the first ones. */
    sources: z.array(
      z.object({
        source: z.enum(applicationSources),
        /** What the shared link called itself; null for every other source. */
        sourceName: z.string().nullable(),
        applications: z.number().int(),
      }),
    ),
  });
export type HrJob = z.infer<typeof hrJob>;

/** A question of a job, as it is kept. */
export const keptQuestion = askedQuestion.extend({ knockOut: z.array(z.string()) });

/** One of the organisation's own jobs with all that HR wrote, and what may be done with it now. */
export const hrJobDetail = hrJob.extend({
  /** Grows with every change; a change names the one that it is based on. */
  version: z.number().int(),
  salary: z.string(),
  experience: z.string(),
  education: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  benefits: z.array(z.string()),
  skills: z.array(z.string()),
  language: job.shape.language,
  milestones: z.array(milestone),
  questions: z.array(keptQuestion),
  abilities: z.object({
    edit: z.boolean(),
    /** Whether it may be closed, or opened again when it is closed. */
    changeStatus: z.boolean(),
  }),
});
export type HrJobDetail = z.infer<typeof hrJobDetail>;

/** A milestone as programs may send it: what they leave out is what the form begins with. */
const newMilestone = milestone.extend({
  id: milestone.shape.id.optional(),
  description: milestone.shape.description.default(""),
  estimatedDays: milestone.shape.estimatedDays.default(1),
  isRequired: milestone.shape.isRequired.default(false),
});

const { shape } = jobForm;

/** A job to be published. Title, department and description are required (specification 001, section 5). */
export const newJob = jobForm.extend({
  location: shape.location.default(""),
  type: shape.type.default("full-time"),
  salary: shape.salary.default(""),
  experience: shape.experience.default(""),
  education: shape.education.default(""),
  requirements: shape.requirements.default([]),
  responsibilities: shape.responsibilities.default([]),
  benefits: shape.benefits.default([]),
  skills: shape.skills.default([]),
  /** 30 days from today without one. */
  deadline: shape.deadline.optional(),
  /** The default ones without any. */
  milestones: hiringPath(newMilestone).optional(),
  questions: shape.questions.default([]),
  /**
   * The draft that it was written as: it goes, and the job takes its id, so that a repeat answers the job that the
   * first attempt made.
   */
  draftId: z.uuid().optional(),
});
export type NewJob = z.infer<typeof newJob>;

/** The phases of publishing, in their order (specification 001, section 4); the answer is the last, `complete`. */
export const publishingPhases = ["validating", "creating", "posting"] as const;
export type PublishingPhase = (typeof publishingPhases)[number];

/** What the server is doing to publish a job. */
export const publishingProgress = z.object({ phase: z.enum(publishingPhases) });

/** The version that the person was looking at; a newer one answers `stale`. */
const expectedVersion = z.number().int().min(0).max(maxInteger).optional();

/** A change of a job that is published. A deadline that has passed may stay as it is. */
export const jobChange = jobForm.extend({
  deadline: plannedDay,
  /** Left out, they stay as they are. */
  questions: shape.questions.optional(),
  expectedVersion,
});
export type JobChange = z.infer<typeof jobChange>;

/** To close a job, or to open it again. */
export const jobStatusChange = z.object({
  status: z.enum(jobStatuses),
  /** The new last day, for a job whose deadline has passed. */
  deadline: jobForm.shape.deadline.optional(),
  expectedVersion,
});
export type JobStatusChange = z.infer<typeof jobStatusChange>;
