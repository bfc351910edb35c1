import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { HiringFile, newInterview } from "#contract/recruitment/hiring.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { describeHiring, lockedApplication } from "./hiring-file.service.ts";
import { notifyParticipants, without } from "./interview-news.service.ts";
import {
  bookInterview,
  chosenInterviewers,
  type InterviewValues,
  type Plan,
  recordInterview,
  requireFreeTime,
  requireUsualTime,
  valuesOf,
} from "./interview-plan.service.ts";
import * as queries from "./pipeline.queries.ts";
import { interviews } from "./pipeline.table.ts";

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
    const scheduledBy = staff.userId;
    await bookInterview(platform, scope, staff, application, { id, scheduledBy, values, interviewers });
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

const isSameTime = (row: queries.InterviewOfApplication, { startsAt, endsAt }: InterviewValues): boolean =>
  row.startsAt.getTime() === startsAt.getTime() && row.endsAt.getTime() === endsAt.getTime();

function isSame(row: queries.InterviewOfApplication, values: InterviewValues): boolean {
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
    await recordInterview(scope, staff, "interview.changed", application.id, id);
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
  await recordInterview(scope, actor, "interview.cancelled", application.id, id);
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
