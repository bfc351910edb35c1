import { z } from "zod";
import { maxText } from "../core/limits.ts";
import { defineList } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { applicationForm, educationLevel } from "./applications.ts";
import { generalFormMessages } from "./general-application.messages.ts";
import { employmentTypes } from "./jobs.ts";
import { maxTagName } from "./tags.ts";

/** Departments that one person may wish for. */
export const maxWishes = 10;

/** A wished department; it becomes a tag of the talent pool. */
const department = z.string().trim().min(1).max(maxTagName);

/** The least that is said of what somebody looks for. */
const minWords = 20;

const { shape } = applicationForm;

/** A general application: no vacancy fits, and the SACCO may think of this person when one does. */
export const generalForm = z.object({
  /** None: any department. */
  departments: z.array(department).max(maxWishes),
  /** None: any kind of employment. */
  types: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
  words: z
    .string()
    .trim()
    .min(minWords, says(textOf(generalFormMessages, (t) => t.words)))
    .max(maxText),
  fullName: shape.fullName,
  email: shape.email,
  phone: shape.phone,
  location: shape.location,
  education: educationLevel,
  skills: shape.skills,
  /** The SACCO may keep it, and write when a job fits. */
  agree: z.literal(true, says(textOf(generalFormMessages, (t) => t.agree))),
});
export type GeneralForm = z.output<typeof generalForm>;

/** A job that HR suggests to a general applicant. */
export const jobProposal = z.object({
  jobId: z.uuid(),
  title: z.string(),
  at: z.iso.datetime(),
  /** Whether the job takes applications now. */
  open: z.boolean(),
  /** Whether the person has applied for it. */
  applied: z.boolean(),
});
export type JobProposal = z.infer<typeof jobProposal>;

/** A general application as whoever sent it sees it. */
export const ownGeneral = z.object({
  id: z.uuid(),
  organization: z.object({ name: z.string(), slug: z.string() }),
  /** The SACCO's workspace can only be read for now, so that nothing moves: its trial has ended. */
  paused: z.boolean(),
  /** Whether the SACCO takes general applications still; without, this one cannot be changed or renewed. */
  accepts: z.boolean(),
  sentAt: z.iso.datetime(),
  /** When it was sent, changed or renewed last: its time is counted from then. */
  renewedAt: z.iso.datetime(),
  /** The day on which the SACCO erases it; null where it erases nothing by itself. */
  endsOn: z.iso.date().nullable(),
  departments: z.array(z.string()),
  types: z.array(z.enum(employmentTypes)),
  words: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  education: educationLevel,
  skills: z.array(z.string()),
  cvName: z.string().nullable(),
  /** Jobs that HR suggests, the latest first. */
  proposals: z.array(jobProposal),
});
export type OwnGeneral = z.infer<typeof ownGeneral>;

/** The general applicants whose wishes a job meets, the best match first. */
export const generalMatchList = defineList({ pageSize: 20, filters: {} });

/** Most general applicants of a job that are scored; of more, those who said so last. */
export const maxGeneralScored = 1_000;

/** A general applicant as HR sees them beside a job that meets their wishes. */
export const generalMatch = z.object({
  id: z.uuid(),
  candidateId: z.uuid(),
  name: z.string(),
  email: z.string(),
  location: z.string(),
  departments: z.array(z.string()),
  types: z.array(z.enum(employmentTypes)),
  words: z.string(),
  renewedAt: z.iso.datetime(),
  /** Whole percent. */
  score: z.number().int(),
  /** What of the job's own wishes they meet: `Loan appraisal`, `CPA`. */
  matches: z.array(z.string()),
  hasCv: z.boolean(),
  /** When the job was proposed to them; null if it was not. */
  proposedAt: z.iso.datetime().nullable(),
  /** Their application for the job; null if they have not applied. */
  applicationId: z.uuid().nullable(),
});
export type GeneralMatch = z.infer<typeof generalMatch>;
