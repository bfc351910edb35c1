import { z } from "zod";
import { attemptKey, plannedDay } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { anyOf, anyText, day, defineList, oneOf } from "../core/list.ts";
import { colleague, historyFields } from "../core/notes.ts";
import { threadMessage } from "../core/thread.ts";
import { experienceChannels } from "./channels.ts";
import { caseAttachment } from "./complaint-attachments.ts";
import { complaintLimits } from "./complaint-limits.ts";
import { experienceTopics } from "./topics.ts";

/**
 * Where a complaint stands. `new`: nobody has acknowledged it; `investigating`; `waiting`: for the member, whose answer
 * the clock waits for; `resolved`: it is known what came of it, and the member is still to be told; `closed`: the member
 * was told; `withdrawn` by the member; `merged` into another about the same.
 */
export const complaintStatuses = [
  "new",
  "investigating",
  "waiting",
  "resolved",
  "closed",
  "withdrawn",
  "merged",
] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** Those in which somebody at the SACCO still has something to do, or waits. */
export const openStatuses = [
  "new",
  "investigating",
  "waiting",
  "resolved",
] as const satisfies ComplaintStatus[];

/** Whether a complaint is still being worked on. */
export const isOpen = (status: ComplaintStatus): boolean => openStatuses.some((open) => open === status);

export const severities = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

/** What a complaint came out of, as the staff found. */
export const rootCauses = [
  "process",
  "system",
  "staff_conduct",
  "communication",
  "product_terms",
  "third_party",
  "fraud",
  "misunderstanding",
  "unknown",
] as const;
export type RootCause = (typeof rootCauses)[number];

/** Whether the member was right. */
export const complaintOutcomes = ["upheld", "partly_upheld", "not_upheld"] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

/** How a complaint came into the records. */
export const complaintSources = ["form", "staff", "feedback"] as const;

/** The three times that the guideline gives, in order. */
export const clockSteps = ["acknowledge", "investigate", "communicate"] as const;
export type ClockStep = (typeof clockSteps)[number];

/** Of one step, or of a whole case: in time so far, too late and not done, done in time, done too late. */
export const clockStates = ["within", "missed_open", "met", "missed"] as const;
export type ClockState = (typeof clockStates)[number];

/** How a complaint is named: `C-0042`. */
export const complaintReference = (number: number): string => `C-${String(number).padStart(4, "0")}`;

/** Whose cases: one's own and those that nobody took; the call takes the id of a colleague, too. */
export const ownerChoices = ["me", "nobody"] as const;

/** What somebody looks for: what waits for the staff now, what is snoozed, what waits for a member's answer. */
export const complaintViews = ["to_do", "snoozed", "member_wrote"] as const;

/** The complaints of the organisation. */
export const complaintList = defineList({
  name: "complaints",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(complaintStatuses),
    view: oneOf(complaintViews),
    clock: anyOf(clockStates),
    topic: anyOf(experienceTopics),
    severity: anyOf(severities),
    channel: anyOf(experienceChannels),
    owner: anyText(ownerChoices, { atOnce: 1 }),
    rootCause: anyOf(rootCauses),
    from: day(),
    to: day(),
  },
  sorts: ["-receivedAt", "receivedAt", "dueAt", "-severity"],
});

/** One of the three times of a complaint. */
export const complaintClock = z.object({
  step: z.enum(clockSteps),
  /** Null where it has not begun. */
  dueAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  /** Null where it has not begun, or came to nothing because the complaint was withdrawn or merged. */
  state: z.enum(clockStates).nullable(),
});
export type ComplaintClock = z.infer<typeof complaintClock>;

/** A complaint in a list. */
export const complaint = z.object({
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(complaintStatuses),
  topic: z.enum(experienceTopics),
  severity: z.enum(severities),
  channel: z.enum(experienceChannels),
  /** Null for who stays anonymous, and for a person who was erased. */
  fullName: z.string().nullable(),
  anonymous: z.boolean(),
  /** How the complaint begins. */
  excerpt: z.string(),
  owner: colleague.nullable(),
  receivedAt: z.iso.datetime(),
  /** Until when the step that is due now has to be done; null while the clock rests, and at the end. */
  dueAt: z.iso.datetime().nullable(),
  /** Of the whole case; null for one that was merged. */
  clock: z.enum(clockStates).nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  /** Whether the member wrote last. */
  memberWrote: z.boolean(),
});
export type Complaint = z.infer<typeof complaint>;

export const complaintMessage = threadMessage(["member", "staff"]);

/** What can happen to a complaint, as its history keeps it. */
export const complaintEvents = [
  "received",
  "acknowledged",
  "assigned",
  "topic_changed",
  "severity_changed",
  "replied",
  "member_wrote",
  "attached",
  "attachment_removed",
  "paused",
  "resumed",
  "snoozed",
  "woken",
  "delay_explained",
  "resolved",
  "closed",
  "reopened",
  "merged",
  "unmerged",
  "withdrawn",
  "note_added",
  "escalated",
] as const;
export type ComplaintEvent = (typeof complaintEvents)[number];

export const complaintChange = z.object({
  ...historyFields,
  event: z.enum(complaintEvents),
  /** What it was before and after: a topic, a severity, a colleague, a day, another complaint; null for nothing of the kind. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type ComplaintChange = z.infer<typeof complaintChange>;

/** A complaint that stands beside another: the one that it was merged into, or one that was merged into it. */
export const relatedComplaint = z.object({
  id: z.uuid(),
  reference: z.string(),
  fullName: z.string().nullable(),
  excerpt: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(complaintStatuses),
});
export type RelatedComplaint = z.infer<typeof relatedComplaint>;

/** Everything that can be done with a complaint beside reading it. */
export const complaintActions = [
  "acknowledge",
  "reply",
  "change",
  "wait",
  "resume",
  "snooze",
  "wake",
  "explain_delay",
  "resolve",
  "close",
  "reopen",
  "merge",
  "unmerge",
] as const;
export type ComplaintAction = (typeof complaintActions)[number];

/** A complaint with all that belongs to it. */
export const complaintCase = complaint.extend({
  /** Goes up with each change: who changes something says which version they saw. */
  version: z.int(),
  source: z.enum(complaintSources),
  language: z.enum(languages),
  description: z.string(),
  /** What would put it right, in the member's words; empty where they did not say. */
  wanted: z.string(),
  happenedOn: z.iso.date().nullable(),
  memberNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The member of the register whose number was given. */
  memberId: z.uuid().nullable(),
  /** Who took it down at the branch or on the phone; null for what came by itself. */
  enteredBy: z.string().nullable(),
  clocks: z.array(complaintClock),
  /** Since when the clock waits for the member. */
  pausedAt: z.iso.datetime().nullable(),
  /** The new day that the member was given when it became late. */
  promisedOn: z.iso.date().nullable(),
  rootCause: z.enum(rootCauses).nullable(),
  outcome: z.enum(complaintOutcomes).nullable(),
  resolution: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  messages: z.array(complaintMessage),
  /** Files of the member and of the staff, also of those that were merged into it. */
  attachments: z.array(caseAttachment),
  history: z.array(complaintChange),
  mergedInto: relatedComplaint.nullable(),
  merged: z.array(relatedComplaint),
  /** Others of the same person or about the same: candidates for a merge. */
  similar: z.array(relatedComplaint),
  /** How the member hears of it; nothing for who left no address and no number. */
  reachedBy: z.array(z.enum(["mail", "sms"])),
  /** What can be done now. */
  abilities: z.array(z.enum(complaintActions)),
});
export type ComplaintCase = z.infer<typeof complaintCase>;

const text = (max: number) => z.string().trim().max(max);
const words = (max: number, message: string) => text(max).min(1, message);
const version = z.int().min(1);
const message = words(complaintLimits.message, "Write what the member is told");
const dayAhead = plannedDay;

export const acknowledgeAction = z.object({ action: z.literal("acknowledge"), version });
export const replyAction = z.object({
  action: z.literal("reply"),
  version,
  key: attemptKey,
  message,
  /** Whether the clock waits for the member's answer from here on. */
  waits: z.boolean().default(false),
});
export const changeAction = z.object({
  action: z.literal("change"),
  version,
  topic: z.enum(experienceTopics).optional(),
  severity: z.enum(severities).optional(),
  /** A colleague's id; null gives it back to everybody. */
  ownerId: z.uuid().nullable().optional(),
});
export const waitAction = z.object({ action: z.literal("wait"), version });
export const resumeAction = z.object({ action: z.literal("resume"), version });
export const snoozeAction = z.object({ action: z.literal("snooze"), version, until: dayAhead });
export const wakeAction = z.object({ action: z.literal("wake"), version });
export const explainDelayAction = z.object({
  action: z.literal("explain_delay"),
  version,
  key: attemptKey,
  /** The new day. */
  until: dayAhead,
  message: words(complaintLimits.message, "Write why it takes longer"),
});
export const resolveAction = z.object({
  action: z.literal("resolve"),
  version,
  rootCause: z.enum(rootCauses, "Choose the root cause"),
  outcome: z.enum(complaintOutcomes, "Choose whether the member was right"),
  /** What was found and done; for the staff. */
  resolution: words(complaintLimits.resolution, "Write what was found and done"),
});
export const closeAction = z.object({
  action: z.literal("close"),
  version,
  key: attemptKey,
  /** What the member is told. */
  message,
  /** Whether the member is asked afterwards how it went. */
  survey: z.boolean().default(false),
});
export const reopenAction = z.object({
  action: z.literal("reopen"),
  version,
  reason: words(complaintLimits.message, "Write why it is opened again"),
});
export const mergeAction = z.object({ action: z.literal("merge"), version, into: z.uuid() });
export const unmergeAction = z.object({ action: z.literal("unmerge"), version });

/** Something that is done with a complaint, by whoever saw it in this version. */
export const complaintStep = z.discriminatedUnion("action", [
  acknowledgeAction,
  replyAction,
  changeAction,
  waitAction,
  resumeAction,
  snoozeAction,
  wakeAction,
  explainDelayAction,
  resolveAction,
  closeAction,
  reopenAction,
  mergeAction,
  unmergeAction,
]);
export type ComplaintStep = z.output<typeof complaintStep>;

/** Who else has a complaint open. */
export const complaintPresence = z.object({
  others: z.array(z.object({ fullName: z.string(), writing: z.boolean() })),
  /** Of the complaint now: another one than the page shows means that somebody changed it. */
  version: z.int(),
});
export type ComplaintPresence = z.infer<typeof complaintPresence>;
