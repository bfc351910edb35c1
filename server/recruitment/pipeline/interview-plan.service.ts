import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { interviewChange } from "#contract/recruitment/hiring.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { calendarUid as entryName } from "#server/platform/calendar/uid.ts";
import { dayMillis, nairobiDateTime, nairobiMoment, nairobiTime } from "#server/platform/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import { busyDuring, lockCalendars } from "./calendar.queries.ts";
import { notifyParticipants } from "./interview-news.service.ts";
import * as queries from "./pipeline.queries.ts";
import { interviews } from "./pipeline.table.ts";
import { unusualTime } from "./working-hours.ts";

export type Plan = z.output<typeof interviewChange>;

/** How far ahead an interview can lie; beyond it the year was mistyped. */
const maxAheadMillis = 366 * dayMillis;

/** The span that a plan means, in Nairobi's time. @throws CodedError validation for one not ahead */
export function spanOf({ date, time, minutes }: Pick<Plan, "date" | "time" | "minutes">, now: Date) {
  const startsAt = nairobiMoment(date, time);
  if (startsAt <= now) {
    throw new CodedError("validation", undefined, { date: "Choose a time that lies ahead." });
  }
  if (startsAt.getTime() > now.getTime() + maxAheadMillis) {
    throw new CodedError("validation", undefined, { date: "Choose a day within the next twelve months." });
  }
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** What is kept of a plan. @throws CodedError validation for a time not ahead */
export const valuesOf = (plan: Plan, interviewers: readonly queries.Interviewer[], now: Date) => ({
  ...spanOf(plan, now),
  type: plan.type,
  location: plan.location,
  interviewer: namesOf(interviewers),
  note: plan.note || null,
});
export type InterviewValues = ReturnType<typeof valuesOf>;

/** The names of those who interview, as both sides read them. */
export const namesOf = (people: readonly queries.Interviewer[]): string =>
  people.map(({ name }) => name).join(", ");

/** Those of the team who were chosen, by name. @throws CodedError validation for somebody who cannot interview */
export async function chosenInterviewers(
  scope: OrganisationScope,
  { interviewerIds }: Pick<Plan, "interviewerIds">,
) {
  const choices = await recruiters(scope);
  if (interviewerIds.some((id) => !choices.some((choice) => choice.id === id))) {
    throw new CodedError("validation", undefined, {
      interviewerIds: "One of them does not work in recruitment here any more. Choose again.",
    });
  }
  return choices.filter(({ id }) => interviewerIds.includes(id));
}

/**
 * Takes the calendars of both sides and looks into them. Two interviews of one application at the same time
 * are a slip; anything else that clashes may be meant, once staff know which interview it is.
 * @throws CodedError validation for the application's own interview, slot_taken for another one
 */
export async function requireFreeTime(
  scope: OrganisationScope,
  { id: applicationId, candidateId }: ApplicationRow,
  values: InterviewValues,
  interviewers: readonly queries.Interviewer[],
  { allowConflict, except }: { allowConflict?: boolean | undefined; except?: string },
): Promise<void> {
  const ids = interviewers.map(({ id }) => id);
  await lockCalendars(scope, ids, candidateId);
  const wanted = { ...values, interviewers, applicationId, candidateId, ...(except ? { except } : {}) };
  const [busy, ...others] = await busyDuring(scope, wanted);
  if (!busy) return;
  const { candidateName, jobTitle } = busy;
  const when = nairobiDateTime(busy.startsAt)
    .replace(" at ", " from ")
    .replace(" (", ` to ${nairobiTime(busy.endsAt)} (`);
  if (busy.applicationId === applicationId) {
    const message = `This application already has an interview on ${when}. Change or call off that one.`;
    throw new CodedError("validation", undefined, { time: message });
  }
  if (allowConflict) return;
  const theirs = await queries.interviewersOf(scope, busy.applicationId);
  const clashing = theirs.filter((one) => one.interviewId === busy.id && ids.includes(one.id));
  // One from before interviewers were chosen from the team has the name alone.
  const interviewer = clashing.length > 0 ? namesOf(clashing) : busy.interviewer;
  const what =
    busy.candidateId === candidateId
      ? `${candidateName} already has an interview for ${jobTitle}`
      : `${interviewer} already ${clashing.length > 1 ? "interview" : "interviews"} ${candidateName} for ${jobTitle}`;
  const more = others.length > 0 ? `, and ${others.length} more at that time` : "";
  throw new CodedError("slot_taken", `${what} on ${when}${more}.`);
}

/** @throws CodedError unusual_time for a time at which few people work, unless it is said to be meant */
export function requireUsualTime(
  values: Pick<InterviewValues, "startsAt" | "endsAt">,
  { allowUnusualTime }: Pick<Plan, "allowUnusualTime">,
): void {
  const unusual = allowUnusualTime ? null : unusualTime(values);
  if (unusual) throw new CodedError("unusual_time", unusual);
}

/** Writes into the audit trail what happened to an interview. */
export const recordInterview = (
  scope: OrganisationScope,
  actor: Actor,
  action: AuditAction,
  applicationId: string,
  interviewId: string,
) =>
  scope.audit(actor, {
    action,
    subject: "application",
    subjectId: applicationId,
    detail: { interviewId },
  });

/**
 * Puts an interview into everybody's calendar, whose time is known to be free: it, its audit entry and the invitations
 * are written together.
 */
export async function bookInterview(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
  interview: {
    id: string;
    /** Who stays the organiser of the calendar entry. */
    scheduledBy: string | null;
    values: InterviewValues;
    interviewers: readonly queries.Interviewer[];
  },
): Promise<void> {
  const { id, scheduledBy, values, interviewers } = interview;
  const { id: applicationId } = application;
  const calendarUid = entryName(`interview-${id}`, platform);
  await scope.insert(interviews, { id, applicationId, scheduledBy, calendarUid, ...values });
  await queries.replaceInterviewers(
    scope,
    id,
    interviewers.map((one) => one.id),
  );
  await recordInterview(scope, actor, "interview.scheduled", applicationId, id);
  await notifyParticipants(platform, scope, application, id, { kind: "invited" });
}
