import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { OwnSlotOffer, otherTimes, slotChoice } from "#contract/recruitment/interview-slots.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { actorColumns, noteInHistory } from "../../applications/history.service.ts";
import { recruiters } from "../../applications/recruiters.queries.ts";
import { noteActivity } from "../../applications/visits.queries.ts";
import { busyDuring, lockCalendars } from "../calendar.queries.ts";
import { bookInterview, namesOf } from "../interview-plan.service.ts";
import { organisationOfOwnApplication } from "../pipeline.queries.ts";
import { notifyStaff } from "../staff-news.service.ts";
import { otherTimesMail } from "./slots.mail.ts";
import { slotMailMessages } from "./slots.messages.ts";
import { type SlotOfferRow, stateOfSlotOffer } from "./slots.policy.ts";
import * as queries from "./slots.queries.ts";
import { busyAt, lockedSlots, recordSlots, shownSlotOffer } from "./slots.service.ts";
import { slotOffers, slots } from "./slots.table.ts";

type Texts = (typeof slotMailMessages)["en"];
type FixedText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

const refused = (name: FixedText) =>
  new CodedError("conflict", says(textOf(slotMailMessages, (t) => t[name])));

/** The offers of times of an application that is known to be the reader's own. */
async function describeOwn(
  { database }: Platform,
  organisationId: string,
  applicationId: string,
): Promise<OwnSlotOffer[]> {
  return inOrganisation(database, organisationId, async (scope) => {
    const titles = await queries.titlesOf(scope, applicationId);
    if (!titles) return [];
    const { status, candidateId, jobTitle, organization } = titles;
    const now = new Date();
    const found = (await queries.slotOffersOf(scope, applicationId)).map(({ row }) => row);
    const rows = await queries.slotsOf(
      scope,
      found.map(({ id }) => id),
    );
    const busy = await busyAt(scope, [...rows.values()].flat(), candidateId);
    return found.map((row) => ({
      ...shownSlotOffer(row, rows.get(row.id) ?? [], busy, status, now),
      jobTitle,
      organization,
    }));
  });
}

/** The times that the person was offered for one of their applications. None for an application of somebody else. */
export async function listOwnSlots(
  platform: Platform,
  { userId }: SignedIn,
  applicationId: string,
): Promise<OwnSlotOffer[]> {
  const organisationId = await acrossOrganisations(platform.database, (tx) =>
    organisationOfOwnApplication(tx, userId, applicationId),
  );
  return organisationId ? describeOwn(platform, organisationId, applicationId) : [];
}

async function findOwn({ database }: Platform, { userId }: SignedIn, id: string) {
  const found = await acrossOrganisations(database, (tx) => queries.ownSlotOffer(tx, userId, id));
  if (!found) throw new CodedError("not_found");
  return found;
}

/** Times that the person was offered. @throws CodedError not_found */
export async function getOwnSlots(platform: Platform, actor: SignedIn, id: string): Promise<OwnSlotOffer> {
  const { organisationId, applicationId } = await findOwn(platform, actor, id);
  const own = (await describeOwn(platform, organisationId, applicationId)).find((one) => one.id === id);
  if (!own) throw new CodedError("not_found");
  return own;
}

type Locked = Awaited<ReturnType<typeof lockedSlots>>;

/** @throws CodedError conflict for times of which none can be chosen any more */
function requireOpen({ application, row, rows }: Locked, now: Date): void {
  const state = stateOfSlotOffer(row, rows, application.status, now);
  if (state === "chosen") throw refused("chosenAlready");
  if (state === "cancelled") throw refused("takenBack");
  if (state === "closed") throw refused("closed");
  if (state === "expired") throw refused("tooLate");
}

/** Who of the team hears of a choice: who offered the times, or everyone in recruitment when they left. */
export async function readersOf(scope: OrganisationScope, { offeredBy }: SlotOfferRow): Promise<string[]> {
  const team = (await recruiters(scope)).map(({ id }) => id);
  return offeredBy && team.includes(offeredBy) ? [offeredBy] : team;
}

/** Takes the time of a person for an interview, unless somebody was faster. @throws CodedError conflict */
async function choose(
  platform: Platform,
  scope: OrganisationScope,
  actor: SignedIn,
  locked: Locked,
  slotId: string,
): Promise<void> {
  const { application, row, rows } = locked;
  const now = new Date();
  const slot = rows.find((one) => one.id === slotId);
  if (!slot) throw new CodedError("not_found");
  if (slot.chosenAt) return;
  requireOpen(locked, now);
  if (slot.startsAt <= now) throw refused("tooLate");
  const { startsAt, endsAt, interviewers } = slot;
  const { id: applicationId, candidateId } = application;
  await lockCalendars(
    scope,
    interviewers.map(({ id }) => id),
    candidateId,
  );
  const wanted = { applicationId, candidateId, interviewers, startsAt, endsAt };
  const busy = await busyDuring(scope, wanted);
  if (busy.length > 0 || interviewers.length === 0) throw refused("taken");
  await scope.update(slots, { chosenAt: now }, eq(slots.id, slotId));
  await scope.update(slotOffers, { chosenAt: now }, eq(slotOffers.id, row.id));
  const { type, location, note } = row;
  await bookInterview(platform, scope, actor, application, {
    id: newId(),
    scheduledBy: row.offeredBy,
    values: { startsAt, endsAt, type, location, interviewer: namesOf(interviewers), note },
    interviewers,
  });
  const words = `Chose the time of the interview: ${nairobiDateTime(startsAt)}.`;
  await noteInHistory(scope, application, actorColumns(actor), words);
  await noteActivity(scope, applicationId);
  await recordSlots(scope, actor, "interview_slots.chosen", applicationId, row.id);
  await notify(scope, await readersOf(scope, row), { kind: "interview_booked", subjectId: applicationId });
}

/**
 * Chooses one of the times: the interview stands in everybody's calendar. A repeat changes nothing.
 * @throws CodedError not_found, conflict for a time that has been taken, or times that are over
 */
export async function chooseOwnSlot(
  platform: Platform,
  actor: SignedIn,
  id: string,
  { slotId }: z.output<typeof slotChoice>,
): Promise<OwnSlotOffer> {
  const { organisationId } = await findOwn(platform, actor, id);
  await inOrganisation(platform.database, organisationId, async (scope) =>
    choose(platform, scope, actor, await lockedSlots(scope, id), slotId),
  );
  return getOwnSlots(platform, actor, id);
}

/**
 * Asks for other times; those that are offered can still be chosen.
 * @throws CodedError not_found, conflict for times that are over, or of which one was chosen
 */
export async function askForOtherTimes(
  platform: Platform,
  actor: SignedIn,
  id: string,
  { words }: z.output<typeof otherTimes>,
): Promise<OwnSlotOffer> {
  const { organisationId } = await findOwn(platform, actor, id);
  await inOrganisation(platform.database, organisationId, async (scope) => {
    const locked = await lockedSlots(scope, id);
    const { application, row } = locked;
    if (row.askedWords === words) return;
    requireOpen(locked, new Date());
    await scope.update(slotOffers, { askedAt: new Date(), askedWords: words }, eq(slotOffers.id, id));
    await noteInHistory(scope, application, actorColumns(actor), `Asked for other times: ${words}`);
    await noteActivity(scope, application.id);
    await recordSlots(scope, actor, "interview_slots.others_asked", application.id, id);
    const event = { kind: "interview_times_asked", subjectId: application.id } as const;
    await notify(scope, await readersOf(scope, row), event);
    await notifyStaff(platform, scope, application, row.offeredBy, (about, to) =>
      otherTimesMail(about, to, words),
    );
  });
  return getOwnSlots(platform, actor, id);
}
