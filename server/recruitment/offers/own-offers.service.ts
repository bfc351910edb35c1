import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { OwnOffer, offerAcceptance, offerRefusal } from "#contract/recruitment/offers.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { noteActivity } from "../applications/visits.queries.ts";
import {
  announceOffer,
  informStaff,
  lockedOffer,
  mailCandidate,
  recordOffer,
  updateOffer,
  writeInThread,
} from "./offer-changes.service.ts";
import { offerMailMessages } from "./offers.messages.ts";
import { lastDayOf, type OfferRow, ownStateOf } from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";

type Texts = (typeof offerMailMessages)["en"];
type FixedText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

const refused = (name: FixedText) =>
  new CodedError("conflict", says(textOf(offerMailMessages, (t) => t[name])));

/** As its candidate sees it; null for one that was never sent. */
function shownOwn(
  { row, status, jobTitle, organization }: queries.FoundOwnOffer,
  now: Date,
): OwnOffer | null {
  const state = ownStateOf(row, status, now);
  if (!state) return null;
  return {
    ...row,
    state,
    jobTitle,
    organization,
    expiryDate: lastDayOf(row),
    sentAt: row.sentAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** One of the person's own offers, as it is kept. @throws CodedError not_found */
export async function findOwn({ database }: Platform, { userId }: SignedIn, id: string) {
  const found = await acrossOrganisations(database, (tx) => queries.ownOffer(tx, userId, id));
  if (!found?.row.sentAt) throw new CodedError("not_found");
  return found;
}

/** The offers that the person was sent for one of their applications. None for an application of somebody else. */
export async function listOwnOffers(
  { database }: Platform,
  { userId }: SignedIn,
  applicationId: string,
): Promise<OwnOffer[]> {
  const now = new Date();
  const found = await acrossOrganisations(database, (tx) => queries.ownOffersOf(tx, userId, applicationId));
  return found.flatMap((one) => shownOwn(one, now) ?? []);
}

/** One of the person's own offers. @throws CodedError not_found */
export async function getOwnOffer(platform: Platform, actor: SignedIn, id: string): Promise<OwnOffer> {
  const own = shownOwn(await findOwn(platform, actor, id), new Date());
  if (!own) throw new CodedError("not_found");
  return own;
}

/** Runs `answer` on the person's own offer, taken for its transaction. @throws CodedError not_found */
async function answerOwn(
  platform: Platform,
  actor: SignedIn,
  id: string,
  answer: (scope: OrganisationScope, application: ApplicationRow, row: OfferRow, now: Date) => Promise<void>,
): Promise<OwnOffer> {
  const { row } = await findOwn(platform, actor, id);
  await inOrganisation(platform.database, row.organisationId, async (scope) => {
    const locked = await lockedOffer(scope, id);
    await answer(scope, locked.application, locked.row, new Date());
  });
  return getOwnOffer(platform, actor, id);
}

/** @throws CodedError conflict for an offer that cannot be answered any more */
function requireAnswerable({ status }: ApplicationRow, row: OfferRow, now: Date): void {
  const state = ownStateOf(row, status, now);
  if (state === "expired") throw refused("tooLate");
  if (state === "withdrawn") throw refused("takenBack");
  if (state === "accepted") throw refused("alreadyAccepted");
  if (state === "declined") throw refused("alreadyDeclined");
  if (state !== "sent") throw refused("closed");
}

/**
 * Accepts an offer. Where the application goes from here stays HR's decision. A repeat changes nothing.
 * @throws CodedError not_found, conflict for one that cannot be answered any more
 */
export const acceptOwnOffer = (
  platform: Platform,
  actor: SignedIn,
  id: string,
  { signature }: z.output<typeof offerAcceptance>,
): Promise<OwnOffer> =>
  answerOwn(platform, actor, id, async (scope, application, row, now) => {
    if (row.state === "accepted") return;
    requireAnswerable(application, row, now);
    const { position } = row;
    const accepted = await updateOffer(scope, row, { state: "accepted", answeredAt: now, signature });
    const t = offerMailMessages[application.accountLanguage ?? defaultLanguage];
    const body = t.threadAccepted({ position, signature });
    await writeInThread(scope, application, { sender: "candidate", authorId: actor.userId, body, position });
    const words = `Accepted the offer for ${position}, signed ${signature}.`;
    await noteActivity(scope, application.id);
    await recordOffer(scope, actor, application, { id, action: "offer.accepted", words });
    await informStaff(platform, scope, application, accepted, "accepted");
    await mailCandidate(platform, scope, application, accepted, "accepted");
    await announceOffer(platform, scope, application, accepted, "accepted");
  });

/**
 * Declines an offer, with the reason. A repeat changes nothing.
 * @throws CodedError not_found, conflict for one that cannot be answered any more
 */
export const declineOwnOffer = (
  platform: Platform,
  actor: SignedIn,
  id: string,
  { reason }: z.output<typeof offerRefusal>,
): Promise<OwnOffer> =>
  answerOwn(platform, actor, id, async (scope, application, row, now) => {
    if (row.state === "declined") return;
    requireAnswerable(application, row, now);
    const { position } = row;
    const values = { state: "declined", answeredAt: now, declineReason: reason } as const;
    const declined = await updateOffer(scope, row, values);
    const t = offerMailMessages[application.accountLanguage ?? defaultLanguage];
    const body = t.threadDeclined({ position, reason });
    await writeInThread(scope, application, { sender: "candidate", authorId: actor.userId, body, position });
    const words = `Declined the offer for ${position}: ${reason}`;
    await noteActivity(scope, application.id);
    await recordOffer(scope, actor, application, { id, action: "offer.declined", words });
    await informStaff(platform, scope, application, declined, "declined");
    await mailCandidate(platform, scope, application, declined, "declined");
    await announceOffer(platform, scope, application, declined, "declined");
  });
