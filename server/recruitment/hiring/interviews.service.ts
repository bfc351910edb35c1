import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { HiringFile, interviewChange, newInterview } from "#contract/recruitment/hiring.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { dayMillis, nairobiDateTime, nairobiTime } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { SignedIn, Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { interviews } from "../hiring.table.ts";
import { requireVerifiedEmail } from "../hr.policy.ts";
import type { ApplicationRow } from "../hr.queries.ts";
import { busyDuring, lockCalendars } from "./calendar.queries.ts";
import { interviewMail } from "./hiring.mail.ts";
import * as queries from "./hiring.queries.ts";
import { aboutFor, describeHiring, takeApplication } from "./hiring-file.service.ts";

type Plan = z.output<typeof interviewChange>;

/** How far ahead an interview can lie; beyond it the year was mistyped. */
const farthestMillis = 366 * dayMillis;

/** The span that a plan means, in Nairobi's time. @throws CodedError validation for one not ahead */
function spanOf({ date, time, minutes }: Plan, now: Date) {
  // Kenya keeps UTC+3 all year.
  const startsAt = new Date(`${date}T${time}:00+03:00`);
  if (startsAt <= now) {
    throw new CodedError("validation", undefined, { date: "Choose a time that lies ahead." });
  }
  if (startsAt.getTime() > now.getTime() + farthestMillis) {
    throw new CodedError("validation", undefined, { date: "Choose a day within the next twelve months." });
  }
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

const valuesOf = (plan: Plan, now: Date) => ({
  ...spanOf(plan, now),
  type: plan.type,
  location: plan.location,
  interviewer: plan.interviewer.replace(/\s+/g, " "),
  note: plan.note || null,
});
type Values = ReturnType<typeof valuesOf>;

/**
 * Takes the calendars of both sides and looks into them. Two interviews of one application at the same time
 * are a slip; anything else that clashes may be meant, once staff know which interview it is.
 * @throws CodedError validation for the application's own interview, slot_taken for another one
 */
async function requireFreeTime(
  scope: OrganisationScope,
  { id: applicationId, candidateId }: ApplicationRow,
  values: Values,
  { allowConflict, except }: { allowConflict?: boolean | undefined; except?: string },
): Promise<void> {
  await lockCalendars(scope, values.interviewer, candidateId);
  const wanted = { ...values, applicationId, candidateId, ...(except ? { except } : {}) };
  const [busy, ...others] = await busyDuring(scope, wanted);
  if (!busy) return;
  const { candidateName, interviewer, jobTitle } = busy;
  const when = nairobiDateTime(busy.startsAt)
    .replace(" at ", " from ")
    .replace(" (", ` to ${nairobiTime(busy.endsAt)} (`);
  if (busy.applicationId === applicationId) {
    const message = `This application already has an interview on ${when}. Change or call off that one.`;
    throw new CodedError("validation", undefined, { time: message });
  }
  if (allowConflict) return;
  const what =
    busy.candidateId === candidateId
      ? `${candidateName} already has an interview for ${jobTitle}`
      : `${interviewer} already interviews ${candidateName} for ${jobTitle}`;
  const more = others.length > 0 ? `, and ${others.length} more at that time` : "";
  throw new CodedError("slot_taken", `${what} on ${when}${more}.`);
}

/** Tells the candidate of an interview as it is now, and of its time before when it was moved. */
async function tellCandidate(
  { queue, origin, config }: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  id: string,
  kind: "invited" | "changed" | "cancelled",
  before: Date | null = null,
): Promise<void> {
  const row = (await queries.interviewsOf(scope, application.id)).find((one) => one.id === id);
  if (!row) throw new Error("the interview was just written");
  const { organizerName, organizerEmail } = row;
  const { product, email } = config.brand;
  const news = {
    ...aboutFor("candidate", origin, application),
    ...row,
    to: application.accountEmail,
    before,
    organizer: { name: organizerName ?? product, email: organizerEmail ?? email },
    host: new URL(origin).hostname,
  };
  await queueMail(scope.tx, queue, scope.organisationId, interviewMail(news, kind, new Date()));
}

const record = (
  scope: OrganisationScope,
  actor: SignedIn,
  action: string,
  applicationId: string,
  interviewId: string,
) =>
  audit(scope.tx, actor, {
    organisationId: scope.organisationId,
    action,
    subject: "application",
    subjectId: applicationId,
    detail: { interviewId },
  });

/**
 * Invites a candidate. The interview, its audit entry and the invitation are written together.
 * @throws CodedError not_found, validation, slot_taken, conflict, email_unverified
 */
export function scheduleInterview(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, ...plan }: z.output<typeof newInterview>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await takeApplication(scope, applicationId);
    if (!(await queries.isNew(scope, interviews, key, applicationId))) {
      return describeHiring(scope, staff, application);
    }
    if (isDecided(application.status)) {
      throw new CodedError("conflict", "This application is closed. Move it on before you invite.");
    }
    const values = valuesOf(plan, new Date());
    await requireFreeTime(scope, application, values, plan);
    const id = key ?? newId();
    await scope.insert(interviews, { id, applicationId, scheduledBy: staff.userId, ...values });
    await record(scope, staff, "interview.scheduled", applicationId, id);
    await tellCandidate(platform, scope, application, id, "invited");
    return describeHiring(scope, staff, application);
  });
}

/** The interview with its application, taken for this transaction. @throws CodedError not_found, conflict */
async function takeUpcoming(scope: OrganisationScope, id: string, now: Date) {
  const application = await takeApplication(scope, await queries.applicationOf(scope, interviews, id));
  const row = (await queries.interviewsOf(scope, application.id)).find((one) => one.id === id);
  if (!row) throw new CodedError("not_found");
  if (row.cancelledAt) throw new CodedError("conflict", "This interview was called off.");
  if (row.endsAt <= now) throw new CodedError("conflict", "This interview is over.");
  return { application, row };
}

function isSame(row: queries.InterviewOfApplication, values: Values): boolean {
  const { startsAt, endsAt, ...rest } = values;
  return (
    row.startsAt.getTime() === startsAt.getTime() &&
    row.endsAt.getTime() === endsAt.getTime() &&
    Object.entries(rest).every(([name, value]) => row[name as keyof typeof rest] === value)
  );
}

/**
 * Changes an interview that lies ahead; nothing goes out when nothing is different.
 * @throws CodedError not_found, validation, slot_taken, conflict, stale, email_unverified
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
    const { application, row } = await takeUpcoming(scope, id, now);
    const values = valuesOf(plan, now);
    if (isSame(row, values)) return describeHiring(scope, staff, application);
    if (plan.expectedSequence !== undefined && plan.expectedSequence !== row.sequence) {
      throw new CodedError("stale");
    }
    await requireFreeTime(scope, application, values, { allowConflict: plan.allowConflict, except: id });
    const sequence = row.sequence + 1;
    await scope.update(interviews, { ...values, sequence, updatedAt: now }, eq(interviews.id, id));
    await record(scope, staff, "interview.changed", application.id, id);
    const moved = row.startsAt.getTime() !== values.startsAt.getTime();
    await tellCandidate(platform, scope, application, id, "changed", moved ? row.startsAt : null);
    return describeHiring(scope, staff, application);
  });
}

async function callOff(
  platform: Platform,
  scope: OrganisationScope,
  actor: SignedIn,
  application: ApplicationRow,
  { id, sequence }: queries.InterviewOfApplication,
): Promise<void> {
  const now = new Date();
  const values = { cancelledAt: now, updatedAt: now, sequence: sequence + 1 };
  await scope.update(interviews, values, eq(interviews.id, id));
  await record(scope, actor, "interview.cancelled", application.id, id);
  await tellCandidate(platform, scope, application, id, "cancelled");
}

/** Calls off every interview of an application that lies ahead: it was decided, or withdrawn. */
export async function callOffInterviews(
  platform: Platform,
  scope: OrganisationScope,
  actor: SignedIn,
  application: ApplicationRow,
): Promise<void> {
  const now = new Date();
  for (const row of await queries.interviewsOf(scope, application.id)) {
    if (!row.cancelledAt && row.startsAt > now) await callOff(platform, scope, actor, application, row);
  }
}

/**
 * Calls an interview off; it leaves the candidate's calendar.
 * @throws CodedError not_found, conflict, email_unverified
 */
export function cancelInterview(platform: Platform, staff: Staff, id: string): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await takeUpcoming(scope, id, new Date());
    await callOff(platform, scope, staff, application, row);
    return describeHiring(scope, staff, application);
  });
}
