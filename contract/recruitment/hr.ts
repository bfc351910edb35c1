import { z } from "zod";
import { nairobiDay, nairobiDayAfter } from "../core/clock.ts";
import { calendarDay } from "../core/fields.ts";
import { maxInteger, maxText } from "../core/limits.ts";
import {
  anyOf,
  anyText,
  day,
  defineList,
  oneOf,
  reference,
  wholeNumber,
  word,
  yesOrNo,
} from "../core/list.ts";
import { historyFields, mentionedIds } from "../core/notes.ts";
import { applicationSources, maxSourceName } from "./application-source.ts";
import {
  applicationStatuses,
  maxStages,
  nextAction,
  pathStatuses,
  sentAnswers,
  statusChoices,
  timelineStep,
} from "./applications.ts";
import { givenAnswer } from "./job-questions.ts";
import { departments } from "./jobs.ts";
import { matchPartNames } from "./match-weights.ts";
import { offerOutcomes } from "./offers.ts";
import { referralRelations } from "./referrals.ts";
import { parsedResume } from "./resume.ts";

/** Date windows of the applications filter and their length in days (specification 001, section 4). */
export const dateWindows = { today: 1, yesterday: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;
export type DateWindow = keyof typeof dateWindows;

/** The organisation's applications, as HR filters and sorts them. */
export const applicationList = defineList({
  name: "applications",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(applicationStatuses),
    department: anyText(departments),
    jobId: reference(),
    minScore: wholeNumber({ min: 0, max: 100, preset: 0, upTo: "maxScore" }),
    maxScore: wholeNumber({ min: 0, max: 100, preset: 100 }),
    /** A knock-out answer was given. */
    flagged: yesOrNo(),
    /** By somebody who works at the organisation. */
    internal: yesOrNo(),
    /** Where they came from. */
    source: anyOf(applicationSources),
    /** What the shared link called itself that they came by. */
    sourceName: word(maxSourceName),
    date: oneOf(Object.keys(dateWindows) as DateWindow[]),
    /** First and last day, in Nairobi, on which they were sent. */
    from: day(),
    to: day(),
    /** Applications that came to this status, or beyond it. */
    reached: oneOf(pathStatuses),
    /** Applications that were moved on from this status. */
    movedFrom: oneOf(pathStatuses),
    /** Applications with an interview by this person. */
    interviewerId: reference(),
    /** First and last day, in Nairobi, on which that interview begins. */
    interviewedFrom: day(),
    interviewedTo: day(),
    /** Applications with an offer that was sent: any, or of that outcome. */
    offer: oneOf(["sent", ...offerOutcomes]),
    /** First and last day, in Nairobi, on which an offer was sent. */
    offeredFrom: day(),
    offeredTo: day(),
    /** First and last day, in Nairobi, on which they filled their job, as the first of it to be accepted. */
    filledFrom: day(),
    filledTo: day(),
    /** New to whoever asks since their visit before this one; nothing is to a program. */
    fresh: yesOrNo(),
    /** Put aside until a day ahead. Without a search these are left out, until they are asked for. */
    snoozed: yesOrNo(),
  },
  sorts: ["-appliedDate", "appliedDate", "-matchScore", "matchScore", "candidateName", "-candidateName"],
});

/** What this person may do with an application now, and what stands in the way of it. */
const applicationAbilities = z.object({
  updateStatus: z.boolean(),
  /** The code that a change of status would be refused with; null where it is allowed. */
  updateRefusal: z.enum(["trial_ended", "email_unverified", "application_withdrawn"]).nullable(),
  addNote: z.boolean(),
  snooze: z.boolean(),
  /** Whether mail about it may go out: a message, a change or the end of what was agreed. */
  writeToCandidate: z.boolean(),
  scheduleInterview: z.boolean(),
  sendAssessment: z.boolean(),
  makeOffer: z.boolean(),
  requestDocument: z.boolean(),
});
export type ApplicationAbilities = z.infer<typeof applicationAbilities>;

export const hrApplication = z.object({
  id: z.uuid(),
  /** Grows with every change; send it back as `expectedVersion`. */
  version: z.number().int(),
  candidateName: z.string(),
  candidateEmail: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  status: z.enum(applicationStatuses),
  /** Whole percent, 0-100. */
  matchScore: z.number().int().min(0).max(100),
  /** An own question of the job was answered with a knock-out answer. It is for a person to judge. */
  flagged: z.boolean(),
  /** Works at the organisation: has the account, address or number of somebody in its team, or says so. */
  internal: z.boolean(),
  appliedDate: z.iso.datetime(),
  /** Where it came from. */
  source: z.enum(applicationSources),
  /** What the shared link called itself that it came by; null for every other source. */
  sourceName: z.string().nullable(),
  /** What is new about it to whoever asks, since their visit before this one; null if nothing, and for a program. */
  news: z.enum(["application", "activity"]).nullable(),
  /** The day on which it is among the others again; null while it is. */
  snoozedUntil: z.iso.date().nullable(),
  /** A rejection that the candidate does not know of yet, and until when it can be undone; null otherwise. */
  undoUntil: z.iso.datetime().nullable(),
  currentStage: z.number().int(),
  totalStages: z.number().int(),
  nextAction,
  timeline: z.array(timelineStep),
  abilities: applicationAbilities,
});
export type HrApplication = z.infer<typeof hrApplication>;

/** One line of an application's history, as staff see it. */
export const historyEntry = z.object({
  ...historyFields,
  fromStatus: z.enum(applicationStatuses).nullable(),
  toStatus: z.enum(applicationStatuses),
  stage: z.number().int(),
  /** The message to the candidate in the mail; null if the mail named only the status. */
  messageToCandidate: z.string().nullable(),
});

/** What a match score was made of. Name, gender, age, marital status and address are never used. */
export const matchPart = z.object({
  name: z.enum(matchPartNames),
  /** Share of this part in the total, percent. */
  weight: z.number().int(),
  /** 0-100. */
  score: z.number().int(),
  matched: z.array(z.string()),
  missing: z.array(z.string()),
});
export type MatchPart = z.infer<typeof matchPart>;

/** A colleague who referred an applicant. */
export const applicationReferral = z.object({
  id: z.uuid(),
  /** Null when the colleague is gone. */
  by: z.string().nullable(),
  relation: z.enum(referralRelations),
  /** Why they fit; empty when nothing was said. */
  words: z.string(),
  /** Name of the CV that the colleague passed on; null without one. */
  cvName: z.string().nullable(),
});

/** An application of somebody that is not decided. */
export const openApplication = z.object({ id: z.uuid(), jobTitle: z.string() });

export const hrApplicationDetail = hrApplication.extend({
  ...sentAnswers.shape,
  answers: z.array(
    givenAnswer.extend({
      /** HR marked this answer as one to look at. */
      knockOut: z.boolean(),
    }),
  ),
  match: z.array(matchPart),
  /** Null for who was referred by nobody. */
  referral: applicationReferral.nullable(),
  /** What the person has open here beside this application. */
  openBeside: z.array(openApplication),
  cv: z.object({ name: z.string(), type: z.string(), bytes: z.number().int() }).nullable(),
  history: z.array(historyEntry),
});
export type HrApplicationDetail = z.infer<typeof hrApplicationDetail>;

export const statusChange = z.object({
  status: z.enum(statusChoices),
  /** Number of the milestone, which the status decides; another one is refused. */
  stage: z.number().int().min(1).max(maxStages).optional(),
  /** Internal: never shown to the candidate. */
  notes: z.string().trim().max(maxText).default(""),
  mentions: mentionedIds,
  /** Added to the mail that informs the candidate of the new stage. */
  messageToCandidate: z.string().trim().max(maxText).optional(),
  /** A rejection also rejects what else the person has open here. */
  withOthers: z.boolean().default(false),
  /** Version the person was looking at; a newer one answers `stale`. */
  expectedVersion: z.number().int().min(0).max(maxInteger).optional(),
});

/** Most days for which an application is put aside. */
export const maxSnoozeDays = 180;

/** Puts an application aside until the morning of a day, or back among the others. */
export const snooze = z.object({
  until: calendarDay
    .refine((day) => day > nairobiDay(new Date()), "Choose a day from tomorrow on")
    .refine(
      (day) => day <= nairobiDayAfter(new Date(), maxSnoozeDays),
      `Choose a day within ${maxSnoozeDays} days`,
    )
    .nullable(),
  /** The day, or null, that the person was looking at; another one answers `stale`. */
  expectedUntil: calendarDay.nullable().optional(),
});

export const cvReading = z.object({ reading: parsedResume.nullable() });

/** A CV as plain text: lines as printed, an empty line between blocks. */
export const cvText = z.object({
  text: z.string(),
  /** The file holds pictures of pages only, so that there is no text to read. */
  scan: z.boolean(),
});
