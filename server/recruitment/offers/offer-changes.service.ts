import { eq } from "drizzle-orm";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { offerEvents } from "#contract/recruitment/events.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { type Actor, systemActor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { recordInHistory } from "../applications/history.service.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { recruiters } from "../applications/recruiters.queries.ts";
import { candidateContext, lockedApplication } from "../pipeline/hiring-file.service.ts";
import { applicationOf } from "../pipeline/pipeline.queries.ts";
import { applicationMessages } from "../pipeline/pipeline.table.ts";
import { notifyStaff } from "../pipeline/staff-news.service.ts";
import { answeredMail, candidateOfferMail, type OfferNews, offerLink } from "./offers.mail.ts";
import { offerMailMessages } from "./offers.messages.ts";
import type { OfferRow } from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";
import { offers } from "./offers.table.ts";

/** An offer with its application, taken for this transaction. @throws CodedError not_found */
export async function lockedOffer(scope: OrganisationScope, id: string) {
  const application = await lockedApplication(scope, await applicationOf(scope, offers, id));
  const row = await queries.lockedOfferById(scope, id);
  if (!row) throw new CodedError("not_found");
  return { application, row };
}

/** Writes into the history and the audit trail what happened to an offer. */
export async function recordOffer(
  scope: OrganisationScope,
  actor: Actor,
  application: ApplicationRow,
  { id, action, words }: { id: string; action: AuditAction; words: string },
): Promise<void> {
  await recordInHistory(scope, actor, application, { action, words, detail: { offerId: id } });
}

/** Changes an offer; its version grows. */
export async function updateOffer(
  scope: OrganisationScope,
  row: OfferRow,
  values: Partial<typeof offers.$inferInsert>,
): Promise<OfferRow> {
  const [changed] = await scope
    .update(offers, { ...values, version: row.version + 1, updatedAt: new Date() }, eq(offers.id, row.id))
    .returning();
  if (!changed) throw new Error("an offer that is locked is there");
  return changed;
}

interface Words {
  sender: "staff" | "candidate";
  authorId: string | null;
  body: string;
  position: string;
}

/** Puts words about an offer into the thread that both sides read. Whoever has been notified of it has read them. */
export const writeInThread = (
  scope: OrganisationScope,
  application: ApplicationRow,
  { sender, authorId, body, position }: Words,
) =>
  scope.insert(applicationMessages, {
    id: newId(),
    applicationId: application.id,
    sender,
    authorId,
    subject: offerMailMessages[application.accountLanguage ?? defaultLanguage].threadSubject({ position }),
    body,
    sentAt: new Date(),
    readAt: new Date(),
  });

/** Mails the candidate what happened to an offer. */
export const mailCandidate = (
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  row: OfferRow,
  news: OfferNews,
) =>
  queueAccountMail(
    scope.tx,
    platform,
    scope.organisationId,
    candidateOfferMail(
      candidateContext(platform.origin, application),
      offerLink(platform.origin, row.id),
      row,
      news,
    ),
  );

/** Announces to other programs what happened to an offer. */
export const announceOffer = (
  { queue }: Platform,
  scope: OrganisationScope,
  { jobId, jobTitle }: ApplicationRow,
  { id: offerId, applicationId }: OfferRow,
  happened: keyof typeof offerEvents,
): Promise<void> =>
  announce(queue, scope, offerEvents[happened], { offerId, applicationId, jobId, jobTitle });

/** Who of the team deals with an offer: who wrote it, or everyone in recruitment when they left. */
export async function readersOf(scope: OrganisationScope, { createdBy }: OfferRow): Promise<string[]> {
  const team = (await recruiters(scope)).map(({ id }) => id);
  return createdBy && team.includes(createdBy) ? [createdBy] : team;
}

/** Informs those who deal with an offer that the candidate has answered, or that nobody has in time. */
export async function informStaff(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  row: OfferRow,
  news: "accepted" | "declined" | "expired",
): Promise<void> {
  const kind = `offer_${news}` as const;
  await notify(scope, await readersOf(scope, row), { kind, subjectId: application.id });
  await notifyStaff(platform, scope, application, row.createdBy, (about, to) =>
    answeredMail(about, to, row, news),
  );
}

/** Notes that the last day of an offer is over, and informs both sides. */
export async function noteExpiry(
  platform: Platform,
  scope: OrganisationScope,
  application: ApplicationRow,
  row: OfferRow,
): Promise<void> {
  const { id, position } = row;
  const expired = await updateOffer(scope, row, { state: "expired" });
  const words = `The offer for ${position} has expired without an answer.`;
  await recordOffer(scope, systemActor, application, { id, action: "offer.expired", words });
  await informStaff(platform, scope, application, expired, "expired");
  await mailCandidate(platform, scope, application, expired, "expired");
  await announceOffer(platform, scope, application, expired, "expired");
}
