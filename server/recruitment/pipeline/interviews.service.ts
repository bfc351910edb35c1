import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { HiringFile, interviewChange, newInterview } from "#contract/recruitment/hiring.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { calendarUid as entryName } from "#server/platform/calendar/uid.ts";
import { dayMillis, nairobiDateTime, nairobiMoment, nairobiTime } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import { busyDuring, lockCalendars } from "./calendar.queries.ts";
import { describeHiring, lockedApplication } from "./hiring-file.service.ts";
import { notifyParticipants, without } from "./interview-news.service.ts";
import * as queries from "./pipeline.queries.ts";
import { interviews } from "./pipeline.table.ts";
import { unusualTime } from "./working-hours.ts";

type Plan = z.output<typeof interviewChange>;

/** How far ahead an interview can lie; beyond it the year was mistyped. */
const farthestMillis = 366 * dayMillis;

/** The span that a plan means, in Nairobi's time. @throws CodedError validation for one not ahead */
function spanOf({ date, time, minutes }: Plan, now: Date) {
  const startsAt = nairobiMoment(date, time);
  if (startsAt <= now) {
    throw new CodedError("validation", undefined, { date: "Choose a time that lies ahead." });
  }
  if (startsAt.getTime() > now.getTime() + farthestMillis) {
    throw new CodedError("validation", undefined, { date: "Choose a day within the next twelve months." });
  }
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

const valuesOf = (plan: Plan, interviewers: readonly queries.Interviewer[], now: Date) => ({
  ...spanOf(plan, now),
  type: plan.type,
  location: plan.location,
  interviewer: namesOf(interviewers),
  note: plan.note || null,
});
type Values = ReturnType<typeof valuesOf>;

const namesOf = (people: readonly queries.Interviewer[]): string => people.map(({ name }) => name).join(", ");

/** Those of the team who were chosen, by name. @throws CodedError validation for somebody who cannot interview */
async function chosenInterviewers(scope: OrganisationScope, { interviewerIds }: Plan) {
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
async function requireFreeTime(
  scope: OrganisationScope,
  { id: applicationId, candidateId }: ApplicationRow,
  values: Values,
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
function requireUsualTime(values: Values, { allowUnusualTime }: Plan): void {
  const unusual = allowUnusualTime ? null : unusualTime(values);
  if (unusual) throw new CodedError("unusual_time", unusual);
}

const record = (
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
 * Invites a candidate and those who interview. The interview, its audit entry and the invitations are written
 * together.
 * @throws CodedError not_found, validation, unusual_time, slot_taken, conflict, email_unverified
 */
export function scheduleInterview(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, ...plan }: z.output<typeof newInterview>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    if (!(await queries.isNew(scope, interviews, key, applicationId))) {
      return describeHiring(scope, staff, application);
    }
    if (isDecided(application.status)) {
      throw new CodedError("conflict", "This application is closed. Move it on before you invite.");
    }
    const interviewers = await chosenInterviewers(scope, plan);
    const values = valuesOf(plan, interviewers, new Date());
    requireUsualTime(values, plan);
    await requireFreeTime(scope, application, values, interviewers, plan);
    const id = key ?? newId();
    const calendarUid = entryName(`interview-${id}`, platform);
    await scope.insert(interviews, { id, applicationId, scheduledBy: staff.userId, calendarUid, ...values });
    await queries.replaceInterviewers(
      scope,
      id,
      interviewers.map((one) => one.id),
    );
    await record(scope, staff, "interview.scheduled", applicationId, id);
    await notifyParticipants(platform, scope, application, id, { kind: "invited" });
    return describeHiring(scope, staff, application);
  });
}

/** The interview with its application, taken for this transaction. @throws CodedError not_found, conflict */
async function lockUpcoming(scope: OrganisationScope, id: string, now: Date) {
  const application = await lockedApplication(scope, await queries.applicationOf(scope, interviews, id));
  const row = (await queries.interviewsOf(scope, application.id)).find((one) => one.id === id);
  if (!row) throw new CodedError("not_found");
  if (row.cancelledAt) throw new CodedError("conflict", "This interview was called off.");
  if (row.endsAt <= now) throw new CodedError("conflict", "This interview is over.");
  return { application, row };
}

const isSameTime = (row: queries.InterviewOfApplication, { startsAt, endsAt }: Values): boolean =>
  row.startsAt.getTime() === startsAt.getTime() && row.endsAt.getTime() === endsAt.getTime();

function isSame(row: queries.InterviewOfApplication, values: Values): boolean {
  const { startsAt: _start, endsAt: _end, ...rest } = values;
  return (
    isSameTime(row, values) &&
    Object.entries(rest).every(([name, value]) => row[name as keyof typeof rest] === value)
  );
}

/**
 * Changes an interview that lies ahead; nothing goes out when nothing is different.
 * @throws CodedError not_found, validation, unusual_time, slot_taken, conflict, stale, email_unverified
 */
export function changeInterview(
  platform: Platform,
  staff: Staff,
  id: string,
  plan: Plan,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const now = new Date();
    const { application, row } = await lockUpcoming(scope, id, now);
    const interviewers = await chosenInterviewers(scope, plan);
    const interviewersBefore = (await queries.interviewersOf(scope, application.id)).filter(
      (one) => one.interviewId === id,
    );
    const values = valuesOf(plan, interviewers, now);
    const samePeople =
      interviewers.length === interviewersBefore.length &&
      without(interviewers, interviewersBefore).length === 0;
    if (samePeople && isSame(row, values)) return describeHiring(scope, staff, application);
    if (plan.expectedSequence !== undefined && plan.expectedSequence !== row.sequence) {
      throw new CodedError("stale");
    }
    if (!isSameTime(row, values)) requireUsualTime(values, plan);
    await requireFreeTime(scope, application, values, interviewers, {
      allowConflict: plan.allowConflict,
      except: id,
    });
    const sequence = row.sequence + 1;
    const moved = row.startsAt.getTime() !== values.startsAt.getTime();
    // Who was reminded of the old time is reminded of the new one.
    const anew = moved ? { remindedAt: null, soonRemindedAt: null, feedbackAskedAt: null } : {};
    await scope.update(interviews, { ...values, ...anew, sequence, updatedAt: now }, eq(interviews.id, id));
    await queries.replaceInterviewers(
      scope,
      id,
      interviewers.map((one) => one.id),
    );
    await record(scope, staff, "interview.changed", application.id, id);
    const before = moved ? row.startsAt : null;
    await notifyParticipants(platform, scope, application, id, {
      kind: "changed",
      before,
      interviewersBefore,
    });
    return describeHiring(scope, staff, application);
  });
}

async function cancelOne(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
  { id, sequence }: queries.InterviewOfApplication,
): Promise<void> {
  const now = new Date();
  const values = { cancelledAt: now, updatedAt: now, sequence: sequence + 1 };
  await scope.update(interviews, values, eq(interviews.id, id));
  await record(scope, actor, "interview.cancelled", application.id, id);
  await notifyParticipants(platform, scope, application, id, { kind: "cancelled" });
}

/** Cancels every interview of an application that lies ahead: it was decided, or withdrawn. */
export async function cancelUpcomingInterviews(
  platform: Platform,
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
): Promise<void> {
  const now = new Date();
  for (const row of await queries.interviewsOf(scope, application.id)) {
    if (!row.cancelledAt && row.startsAt > now) await cancelOne(platform, scope, actor, application, row);
  }
}

/**
 * Cancels an interview; it leaves everybody's calendar.
 * @throws CodedError not_found, conflict, email_unverified
 */
export function cancelInterview(platform: Platform, staff: Staff, id: string): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await lockUpcoming(scope, id, new Date());
    await cancelOne(platform, scope, staff, application, row);
    return describeHiring(scope, staff, application);
  });
}
