import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import {
  type newSlotOffer,
  type SlotFile,
  type SlotOffer,
  slotLimits,
} from "#contract/recruitment/interview-slots.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { endOfDay, nairobiDateTime, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { actorColumns, noteInHistory } from "../../applications/history.service.ts";
import { type ApplicationRow, applicationById } from "../../applications/hr-applications.queries.ts";
import { candidateContext, lockedApplication } from "../hiring-file.service.ts";
import { chosenInterviewers, namesOf, requireUsualTime, spanOf } from "../interview-plan.service.ts";
import * as pipeline from "../pipeline.queries.ts";
import { slotLink, slotsCancelledMail, slotsMail } from "./slots.mail.ts";
import {
  type BusySpan,
  lastDayOf,
  type SlotOfferRow,
  type SlotRow,
  stateOfSlot,
  stateOfSlotOffer,
} from "./slots.policy.ts";
import * as queries from "./slots.queries.ts";
import { slotInterviewers, slotOffers, slots } from "./slots.table.ts";

/** When those who would interview at these times, or the candidate, are busy. */
export async function busyAt(
  scope: OrganisationScope,
  rows: readonly SlotRow[],
  candidateId: string,
): Promise<BusySpan[]> {
  if (rows.length === 0) return [];
  const userIds = [...new Set(rows.flatMap(({ interviewers }) => interviewers.map(({ id }) => id)))];
  const from = new Date(Math.min(...rows.map(({ startsAt }) => startsAt.getTime())));
  const to = new Date(Math.max(...rows.map(({ endsAt }) => endsAt.getTime())));
  return queries.busySpans(scope, { userIds, candidateId, from, to });
}

/** What both sides see of an offer of times. */
export function shownSlotOffer(
  row: SlotOfferRow,
  rows: readonly SlotRow[],
  busy: readonly BusySpan[],
  status: ApplicationRow["status"],
  now: Date,
) {
  return {
    ...row,
    state: stateOfSlotOffer(row, rows, status, now),
    answerBy: lastDayOf(row),
    askedAt: row.askedAt?.toISOString() ?? null,
    slots: rows.map((slot) => ({
      id: slot.id,
      startsAt: slot.startsAt.toISOString(),
      endsAt: slot.endsAt.toISOString(),
      interviewer: namesOf(slot.interviewers),
      state: stateOfSlot(slot, busy, now),
    })),
  };
}

async function describeSlots(
  scope: OrganisationScope,
  { id, status, candidateId }: Pick<ApplicationRow, "id" | "status" | "candidateId">,
): Promise<SlotFile> {
  const now = new Date();
  const found = await queries.slotOffersOf(scope, id);
  const rows = await queries.slotsOf(
    scope,
    found.map(({ row }) => row.id),
  );
  const busy = await busyAt(scope, [...rows.values()].flat(), candidateId);
  const offers = found.map(
    ({ row, offeredBy }): SlotOffer => ({
      ...shownSlotOffer(row, rows.get(row.id) ?? [], busy, status, now),
      offeredAt: row.createdAt.toISOString(),
      offeredBy,
    }),
  );
  return { offers };
}

/** The times that an application was offered. @throws CodedError not_found */
export function getSlots({ database }: Platform, staff: Staff, id: string): Promise<SlotFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await applicationById(scope, id);
    if (!application) throw new CodedError("not_found");
    return describeSlots(scope, application);
  });
}

/** Writes into the audit trail what happened to an offer of times. */
export const recordSlots = (
  scope: OrganisationScope,
  actor: Actor,
  action: AuditAction,
  applicationId: string,
  slotOfferId: string,
) =>
  scope.audit(actor, { action, subject: "application", subjectId: applicationId, detail: { slotOfferId } });

type Offered = z.output<typeof newSlotOffer>;

/** Runs `check` on each of the times; what it refuses is said at that time. */
async function ofEach<T>(
  offered: Offered["slots"],
  check: (slot: Offered["slots"][number]) => Promise<T> | T,
) {
  const results: T[] = [];
  const fields: Record<string, string> = {};
  for (const [index, slot] of offered.entries()) {
    try {
      results.push(await check(slot));
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== "validation") throw error;
      for (const [name, message] of Object.entries(error.fields ?? {}))
        fields[`slots.${index}.${name}`] = message;
    }
  }
  if (Object.keys(fields).length > 0) throw new CodedError("validation", undefined, fields);
  return results;
}

/** @throws CodedError validation for the same time twice, of the same people */
function requireDifferent(rows: readonly SlotRow[]): void {
  const seen: BusySpan[] = [];
  for (const [index, { startsAt, endsAt, interviewers }] of rows.entries()) {
    const again = seen.some(
      (span) =>
        span.startsAt < endsAt && span.endsAt > startsAt && interviewers.some(({ id }) => id === span.userId),
    );
    if (again) {
      const message = "This overlaps another of the times.";
      throw new CodedError("validation", undefined, { [`slots.${index}.time`]: message });
    }
    seen.push(...interviewers.map(({ id: userId }) => ({ userId, startsAt, endsAt })));
  }
}

/** The times as they would be kept. @throws CodedError validation at those that will not do, unusual_time */
async function plannedSlots(
  scope: OrganisationScope,
  { candidateId }: ApplicationRow,
  offered: Offered,
  now: Date,
): Promise<SlotRow[]> {
  const rows = await ofEach(offered.slots, async (slot): Promise<SlotRow> => {
    const span = spanOf({ ...slot, minutes: offered.minutes }, now);
    const interviewers = await chosenInterviewers(scope, slot);
    return { id: newId(), ...span, chosenAt: null, interviewers };
  });
  requireDifferent(rows);
  const busy = await busyAt(scope, rows, candidateId);
  await ofEach(offered.slots, (slot) => {
    const row = rows[offered.slots.indexOf(slot)];
    if (!row || stateOfSlot(row, busy, now) !== "busy") return;
    const who =
      row.interviewers.length > 1 ? "One of them, or the candidate," : "That person, or the candidate,";
    const time = `${who} has an interview at ${nairobiDateTime(row.startsAt)} already.`;
    throw new CodedError("validation", undefined, { time });
  });
  for (const row of rows) requireUsualTime(row, offered);
  return rows;
}

/** @throws CodedError validation for a last day that is over, or that no time lies beyond */
function endOf(answerBy: string, rows: readonly SlotRow[], now: Date): Date {
  const last = Math.max(...rows.map(({ startsAt }) => startsAt.getTime()));
  const refuse = (message: string) => new CodedError("validation", undefined, { answerBy: message });
  if (answerBy < nairobiDay(now)) throw refuse("Choose today or a day that lies ahead.");
  if (answerBy > nairobiDay(new Date(last))) throw refuse("All of the times are before this day.");
  return endOfDay(answerBy);
}

/**
 * Offers a candidate several times; they take the place of others that are open.
 * @throws CodedError not_found, validation, unusual_time, conflict, email_unverified
 */
export function offerSlots(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, ...offered }: Offered,
): Promise<SlotFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    if (await pipeline.isNew(scope, slotOffers, key, applicationId)) {
      if (isDecided(application.status)) {
        throw new CodedError("conflict", "This application is closed. Move it on before you invite.");
      }
      if ((await queries.slotOffersOf(scope, applicationId)).length >= slotLimits.offers) {
        const message = `This application was offered times ${slotLimits.offers} times already. Set one yourself.`;
        throw new CodedError("conflict", message);
      }
      const now = new Date();
      const rows = await plannedSlots(scope, application, offered, now);
      const expiresAt = endOf(offered.answerBy, rows, now);
      const id = key ?? newId();
      await queries.cancelOpen(scope, applicationId, now);
      const { type, location, minutes } = offered;
      const values = { id, applicationId, type, location, minutes, expiresAt };
      const [row] = await scope
        .insert(slotOffers, { ...values, note: offered.note || null, offeredBy: staff.userId })
        .returning();
      if (!row) throw new Error("An offer of times was not inserted");
      await writeSlots(scope, id, rows);
      const words = `Offered ${rows.length} times for an interview.`;
      await noteInHistory(scope, application, actorColumns(staff), words);
      await recordSlots(scope, staff, "interview_slots.offered", applicationId, id);
      const about = candidateContext(platform.origin, application);
      const sorted = rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
      const mail = slotsMail(about, slotLink(platform.origin, id), row, sorted, { reminder: false });
      await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
    }
    return describeSlots(scope, application);
  });
}

async function writeSlots(scope: OrganisationScope, offerId: string, rows: readonly SlotRow[]) {
  await scope.insert(
    slots,
    rows.map(({ id, startsAt, endsAt }) => ({ id, offerId, startsAt, endsAt })),
  );
  await scope.insert(
    slotInterviewers,
    rows.flatMap(({ id: slotId, interviewers }) =>
      interviewers.map(({ id: userId }) => ({ slotId, userId })),
    ),
  );
}

/** An offer of times with its application, taken for this transaction. @throws CodedError not_found */
export async function lockedSlots(scope: OrganisationScope, id: string) {
  const application = await lockedApplication(scope, await pipeline.applicationOf(scope, slotOffers, id));
  const row = await queries.lockedSlotOffer(scope, id);
  if (!row) throw new CodedError("not_found");
  const rows = (await queries.slotsOf(scope, [id])).get(id) ?? [];
  return { application, row, rows };
}

/** Takes times back before one is chosen. A repeat changes nothing. @throws CodedError not_found, conflict, email_unverified */
export function cancelSlots(platform: Platform, staff: Staff, id: string): Promise<SlotFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row, rows } = await lockedSlots(scope, id);
    const now = new Date();
    const state = stateOfSlotOffer(row, rows, application.status, now);
    if (state === "chosen") {
      throw new CodedError("conflict", "The candidate has chosen a time. Call off the interview instead.");
    }
    if (!row.cancelledAt) {
      await queries.cancelOpen(scope, application.id, now);
      await noteInHistory(scope, application, actorColumns(staff), "Took back the times for an interview.");
      await recordSlots(scope, staff, "interview_slots.cancelled", application.id, id);
      // Whoever could not choose any more has nothing to learn.
      if (state === "open") {
        const mail = slotsCancelledMail(candidateContext(platform.origin, application));
        await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
      }
    }
    return describeSlots(scope, application);
  });
}
