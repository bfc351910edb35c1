import { eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import {
  isOpenOffer,
  type newOffer,
  type OfferFile,
  type offerChange,
  offerLimits,
  type offerSeen,
  type offerWithdrawal,
  salaryText,
} from "#contract/recruitment/offers.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { endOfDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ApplicationRow, applicationById } from "../applications/hr-applications.queries.ts";
import { lockedApplication, staffContext } from "../pipeline/hiring-file.service.ts";
import { isNew } from "../pipeline/pipeline.queries.ts";
import { filledLetter } from "./letter.ts";
import {
  announceOffer,
  lockedOffer,
  mailCandidate,
  noteExpiry,
  recordOffer,
  updateOffer,
  writeInThread,
} from "./offer-changes.service.ts";
import { describeOffers, knownOf } from "./offer-file.service.ts";
import { approvalMail, dayText } from "./offers.mail.ts";
import { offerMailMessages } from "./offers.messages.ts";
import {
  lastDayOf,
  needsApproval,
  type OfferRow,
  requireDays,
  requireSeen,
  takesOffers,
} from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";
import { offers } from "./offers.table.ts";

/** The offers of an application. @throws CodedError not_found */
export function getOffers({ database }: Platform, staff: Staff, id: string): Promise<OfferFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const application = await applicationById(scope, id);
    if (!application) throw new CodedError("not_found");
    return describeOffers(scope, staff, application);
  });
}

/** @throws CodedError conflict at an application that takes no offer */
function requireOpen({ status }: ApplicationRow): void {
  if (!takesOffers(status)) {
    throw new CodedError("conflict", "This application is closed; no offer can be made.");
  }
}

const valuesOf = ({ expiryDate, ...input }: Omit<z.output<typeof offerChange>, "expectedVersion">) => ({
  position: input.position,
  salaryCents: input.salaryCents,
  startDate: input.startDate,
  place: input.place,
  terms: input.terms,
  letterLanguage: input.letterLanguage,
  letter: input.letter,
  expiresAt: endOfDay(expiryDate),
});

/**
 * Ends an offer whose last day is over, where no task has done so yet.
 * @throws CodedError conflict beside an offer that is open, or after many
 */
async function makeRoom(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
): Promise<void> {
  const before = await queries.offersOf(scope, application.id);
  const open = before.find(({ row }) => isOpenOffer(row.state))?.row;
  if (open?.state === "sent" && open.expiresAt <= new Date()) {
    await noteExpiry(platform, scope, application, open);
  } else if (open) {
    const way = open.state === "sent" ? "Take that one back first." : "Change that one.";
    throw new CodedError("conflict", `This application has an open offer already. ${way}`);
  }
  if (before.length >= offerLimits.offers) {
    throw new CodedError("conflict", `This application had ${offerLimits.offers} offers already.`);
  }
}

/**
 * Writes an offer; nobody is informed of it yet.
 * @throws CodedError not_found, validation, conflict beside an open offer or at a closed application
 */
export function createOffer(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, ...input }: z.output<typeof newOffer>,
): Promise<OfferFile> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    if (await isNew(scope, offers, key, applicationId)) {
      requireOpen(application);
      requireDays(input, new Date());
      await makeRoom(platform, scope, application);
      const id = key ?? newId();
      const values = { id, applicationId, createdBy: staff.userId, ...valuesOf(input) };
      await scope.insert(offers, values);
      const words = `Wrote an offer: ${input.position}, ${salaryText(input.salaryCents)} a month.`;
      await recordOffer(scope, staff, application, { id, action: "offer.written", words });
    }
    return describeOffers(scope, staff, application);
  });
}

/**
 * Replaces an offer that was not sent. An approval is gone with what it was for.
 * @throws CodedError not_found, validation, stale, conflict once it was sent
 */
export function changeOffer(
  { database }: Platform,
  staff: Staff,
  id: string,
  { expectedVersion, ...input }: z.output<typeof offerChange>,
): Promise<OfferFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    if (row.sentAt) throw new CodedError("conflict", "This offer was sent, so it cannot be changed.");
    requireOpen(application);
    requireSeen(row, { expectedVersion });
    requireDays(input, new Date());
    await updateOffer(scope, row, {
      ...valuesOf(input),
      state: "draft",
      approvedBy: null,
      approvedAt: null,
      returnReason: null,
    });
    const words = `Changed the offer: ${input.position}, ${salaryText(input.salaryCents)} a month.`;
    await recordOffer(scope, staff, application, { id, action: "offer.changed", words });
    return describeOffers(scope, staff, application);
  });
}

async function askForApproval(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  application: ApplicationRow,
  row: OfferRow,
): Promise<void> {
  const { id, position } = row;
  const asked = await updateOffer(scope, row, { state: "awaiting_approval", returnReason: null });
  const words = `Asked for approval of the offer for ${position}.`;
  await recordOffer(scope, staff, application, { id, action: "offer.approval_asked", words });
  const approvers = await queries.approversOf(scope);
  const about = staffContext(platform.origin, application);
  for (const { email } of approvers) {
    const mail = approvalMail(about, email, asked, staff.principal.fullName);
    await queueAccountMail(scope.tx, platform, scope.organisationId, mail, {
      aboutUserId: application.accountId ?? undefined,
    });
  }
  const ids = approvers.map((one) => one.id);
  const event = { kind: "offer_to_approve", subjectId: application.id, actorId: staff.userId } as const;
  await notify(scope, ids, event);
}

async function sendToCandidate(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  application: ApplicationRow,
  row: OfferRow,
): Promise<void> {
  const { id, position, salaryCents, startDate } = row;
  const letter = filledLetter(row, knownOf(staff, application));
  const sent = await updateOffer(scope, row, { state: "sent", sentAt: new Date(), letter });
  const language = application.accountLanguage ?? defaultLanguage;
  const body = offerMailMessages[language].threadSent({
    position,
    salary: salaryText(salaryCents),
    start: dayText(startDate, language),
    day: dayText(lastDayOf(row), language),
  });
  await writeInThread(scope, application, { sender: "staff", authorId: staff.userId, body, position });
  const until = dayText(lastDayOf(row), defaultLanguage);
  const words = `Sent the offer: ${position}, ${salaryText(salaryCents)} a month. Open until ${until}.`;
  await recordOffer(scope, staff, application, { id, action: "offer.sent", words });
  await mailCandidate(platform, scope, application, sent, "sent");
  await announceOffer(platform, scope, application, sent, "sent");
}

/**
 * Sends an offer, or asks the owner for approval where that comes first. A repeat changes nothing.
 * @throws CodedError not_found, validation for days that are over meanwhile, stale, conflict, email_unverified
 */
export function sendOffer(
  platform: Platform,
  staff: Staff,
  id: string,
  seen: z.output<typeof offerSeen>,
): Promise<OfferFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    requireOpen(application);
    if (row.state === "draft" || row.state === "approved") {
      requireSeen(row, seen);
      requireDays({ startDate: row.startDate, expiryDate: lastDayOf(row) }, new Date());
      const settings = await queries.readOfferSettings(scope);
      const go = needsApproval(staff, settings, row.state) ? askForApproval : sendToCandidate;
      await go(platform, scope, staff, application, row);
    } else if (row.state !== "sent" && row.state !== "awaiting_approval") {
      throw new CodedError("conflict", "This offer has come to its end. Write another one.");
    }
    return describeOffers(scope, staff, application);
  });
}

/**
 * Takes an offer back that the candidate has not answered; one that was never sent is thrown away.
 * @throws CodedError not_found, stale, conflict once it has come to its end, email_unverified
 */
export function withdrawOffer(
  platform: Platform,
  staff: Staff,
  id: string,
  { reason, ...seen }: z.output<typeof offerWithdrawal>,
): Promise<OfferFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    const { position } = row;
    if (!row.sentAt) {
      requireSeen(row, seen);
      await scope.delete(offers, eq(offers.id, id));
      const words = `Threw away the offer for ${position}, which was not sent.`;
      await recordOffer(scope, staff, application, { id, action: "offer.discarded", words });
    } else if (row.state === "sent") {
      requireSeen(row, seen);
      const withdrawn = await updateOffer(scope, row, { state: "withdrawn", withdrawReason: reason || null });
      const words = `Took back the offer for ${position}.${reason ? ` ${reason}` : ""}`;
      await recordOffer(scope, staff, application, { id, action: "offer.withdrawn", words });
      await announceOffer(platform, scope, application, withdrawn, "withdrawn");
      // Whoever could not accept it any more has nothing to learn.
      if (takesOffers(application.status) && row.expiresAt > new Date()) {
        const language = application.accountLanguage ?? defaultLanguage;
        const body = offerMailMessages[language].threadWithdrawn({ position });
        await writeInThread(scope, application, { sender: "staff", authorId: staff.userId, body, position });
        await mailCandidate(platform, scope, application, withdrawn, "withdrawn");
      }
    } else if (row.state !== "withdrawn") {
      throw new CodedError("conflict", "This offer has come to its end already.");
    }
    return describeOffers(scope, staff, application);
  });
}
