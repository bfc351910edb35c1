import type { ExperienceChannel } from "#contract/experience/channels.ts";
import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import {
  type ClockChange,
  doStep,
  pauseClock,
  startClock,
  stopClock,
} from "#server/experience/complaints/clock.policy.ts";
import type {
  complaintEventsTable,
  complaintMentions,
  complaintMessages,
  complaints,
} from "#server/experience/complaints/complaints.table.ts";
import { officeOf } from "#server/experience/complaints/office-hours.ts";
import type { TrackingCodes } from "#server/experience/complaints/tracking-codes.ts";
import { afterBusinessHours } from "#server/platform/calendar/business-time.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import type { ComplaintText } from "../content/complaint-texts.ts";
import { nairobiTime } from "../content/dates.ts";
import type { Chance } from "../content/random.ts";

/** How far a complaint of the demo has come. */
export type ComplaintFate =
  | "closed"
  | "closed_late"
  | "withdrawn"
  | "late"
  | "late_promised"
  | "late_new"
  | "paused"
  | "answered_back"
  | "resolved"
  | "snoozed"
  | "investigating"
  | "merged"
  | "new";

type Own<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "organisationId">;
type Row = (typeof complaints)["$inferSelect"];

interface Story {
  number: number;
  fate: ComplaintFate;
  daysAgo: number;
  today: Date;
  random: Chance;
  settings: ComplaintSettings;
  /** Who works on it, and who looks after it. */
  staff: [string, string];
  organisationId: string;
  codes: TrackingCodes;
  /** Null for who stays anonymous. */
  person: {
    id: string;
    fullName: string;
    memberNumber: string | null;
    phone: string;
    email: string | null;
  } | null;
  text: ComplaintText;
  /** The low score that a case was opened from. */
  lowScore?: LowScore | undefined;
}

/** An answer that asks for a call. */
export interface LowScore {
  id: string;
  interactionId: string | null;
  channel: ExperienceChannel | null;
  answeredAt: Date;
}

interface Written {
  complaint: Own<typeof complaints> & { id: string };
  messages: Own<typeof complaintMessages>[];
  events: Own<typeof complaintEventsTable>[];
  mentions: Own<typeof complaintMentions>[];
}

/** Business hours after the receipt at which a story's steps are done. */
const paces = {
  usual: { acknowledged: [2, 20], asked: [4, 12], resolved: [30, 90], told: [2, 20] },
  slow: { acknowledged: [10, 40], asked: [20, 30], resolved: [160, 210], told: [5, 60] },
} as const;

const channels = ["web", "web", "web", "branch", "call"] as const;

/** Begins a complaint, of a person or of nobody. */
function begin(story: Story, receivedAt: Date): Written["complaint"] {
  const { number, random, person, text, organisationId, codes, staff, settings, lowScore } = story;
  const attemptKey = lowScore?.id ?? newId();
  const drawn = random.pick(channels);
  const byForm = drawn === "web" && !lowScore;
  const fromScore = lowScore && {
    source: "feedback" as const,
    channel: lowScore.channel ?? ("web" as const),
    feedbackId: lowScore.id,
    interactionId: lowScore.interactionId,
  };
  return {
    id: newId(),
    number,
    attemptKey,
    codeDigest: tokenDigest(codes.codeFor({ organisationId, attemptKey })),
    source: byForm ? "form" : "staff",
    createdBy: byForm ? null : staff[0],
    channel: drawn,
    ...fromScore,
    language: text.language,
    topic: text.topic,
    severity: text.severity,
    anonymous: person === null,
    fullName: person?.fullName ?? null,
    memberNumber: person?.memberNumber ?? null,
    memberId: person?.id ?? null,
    phone: person?.phone ?? null,
    email: person?.email ?? null,
    description: text.description,
    wanted: text.wanted,
    happenedOn: random.happens(0.5) ? nairobiDayAfter(receivedAt, -random.between(1, 9)) : null,
    receivedAt,
    createdAt: receivedAt,
    ...startClock(receivedAt, settings),
  };
}

/** Writes a complaint with all that happened to it until today. */
export function writeComplaint(story: Story): Written {
  const { fate, random, today, settings, staff, text } = story;
  const [worker, owner] = staff;
  const office = officeOf(settings);
  const receivedAt = nairobiTime(today, story.daysAgo, random.between(8, 16), random.between(0, 59));
  const written: Written = { complaint: begin(story, receivedAt), messages: [], events: [], mentions: [] };
  const { complaint } = written;
  const pace = fate === "closed_late" || fate.startsWith("late") ? paces.slow : paces.usual;
  let at = receivedAt;
  /** Some business hours later, but not after today. */
  const later = ([min, max]: readonly [number, number]) => {
    const moment = afterBusinessHours(at, random.between(min, max), office);
    at = moment < today ? moment : new Date(Math.max(at.getTime(), today.getTime() - 60_000));
    return at;
  };
  const note = (
    event: Own<typeof complaintEventsTable>["event"],
    values: Partial<Own<typeof complaintEventsTable>> = {},
  ) =>
    written.events.push({
      id: newId(),
      complaintId: complaint.id,
      event,
      createdAt: at,
      actorId: worker,
      ...values,
    });
  const write = (sender: "member" | "staff", body: string) =>
    written.messages.push({
      id: newId(),
      complaintId: complaint.id,
      sender,
      subject: "",
      body,
      sentAt: at,
      authorId: sender === "staff" ? worker : null,
    });
  const clock = (change: ClockChange) => Object.assign(complaint, change);
  const step = (name: Parameters<typeof doStep>[1]) => clock(doStep(complaint as Row, name, at, settings));

  note("received", { to: complaint.channel, actorId: complaint.createdBy ?? null });
  if (fate === "new" || fate === "late_new") return written;
  Object.assign(complaint, {
    acknowledgedAt: null,
    investigatedAt: null,
    communicatedAt: null,
    communicateDueAt: null,
    pausedAt: null,
    late: false,
  });
  if (fate === "withdrawn") {
    later(pace.acknowledged);
    clock(stopClock({ ...complaint, status: "new" } as Row, at));
    Object.assign(complaint, { status: "withdrawn", closedAt: at });
    note("withdrawn", { actorId: null });
    return written;
  }
  if (fate === "merged") {
    later(pace.acknowledged);
    Object.assign(complaint, { status: "merged", statusBefore: "new", dueAt: null });
    note("merged", { to: complaintReference(story.number + 1) });
    return written;
  }

  later(pace.acknowledged);
  step("acknowledge");
  Object.assign(complaint, { status: "investigating", ownerId: random.happens(0.8) ? worker : owner });
  note("acknowledged");
  if (random.happens(0.35)) {
    const id = newId();
    note("note_added", { id, notes: "Please look at this one: it is the second of its kind this month." });
    if (owner !== worker) written.mentions.push({ eventId: id, userId: owner });
  }
  const asks = fate === "paused" || fate === "answered_back" || random.happens(0.4);
  if (asks) {
    later(pace.asked);
    write("staff", text.question);
    note("replied");
    if (fate === "paused") {
      clock(pauseClock(at));
      complaint.status = "waiting";
      note("paused");
      return written;
    }
    later([2, 12]);
    write("member", text.answer);
    note("member_wrote", { actorId: null });
    if (fate === "answered_back")
      return Object.assign(written, { complaint: { ...complaint, memberWrote: true } });
  }
  if (fate === "snoozed") {
    const until = nairobiDayAfter(today, random.between(2, 6));
    later([1, 3]);
    complaint.snoozedUntil = new Date(`${until}T08:00:00+03:00`);
    note("snoozed", { to: until });
  }
  if (fate === "late_promised") {
    complaint.promisedOn = nairobiDayAfter(today, 6);
    later([1, 3]);
    const why =
      text.language === "sw"
        ? "Tunasubiri majibu kutoka nje ya SACCO. Samahani kwa kuchelewa."
        : "We still wait for an answer from outside the SACCO. We are sorry for the delay.";
    write("staff", why);
    note("delay_explained", { to: complaint.promisedOn, notes: why });
  }
  if (["snoozed", "late_promised", "late", "investigating"].includes(fate)) return written;

  later(pace.resolved);
  step("investigate");
  const { rootCause, outcome, resolution } = text;
  Object.assign(complaint, { status: "resolved", rootCause, outcome, resolution });
  note("resolved", { to: outcome, notes: resolution });
  if (fate === "resolved") return written;
  later(pace.told);
  step("communicate");
  write("staff", text.told);
  Object.assign(complaint, { status: "closed", closedAt: at });
  note("closed");
  return written;
}
