import { and, asc, desc, gt, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { type OfferState, openOfferStates } from "#contract/recruitment/offers.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { together } from "#server/platform/database/together.ts";
import { assessmentInvitations } from "../assessments/assessments.table.ts";
import { offers } from "../offers/offers.table.ts";
import { applicationMessages, documentRequests, interviews } from "../pipeline/pipeline.table.ts";
import { slotOffers } from "../pipeline/slots/slots.table.ts";
import { applications } from "./applications.table.ts";
import { ofApplication } from "./joins.table.ts";

export type InterviewRow = typeof interviews.$inferSelect;
type DocumentRequestRow = typeof documentRequests.$inferSelect;

/** What of an application still waits for one of the two sides. */
export interface Pending {
  /** The next interview ahead. */
  interview: InterviewRow | null;
  /** The assessment that can be done now, the most urgent first. */
  assessment: { name: string; dueAt: Date } | null;
  /** The newest offer that is open or was accepted. */
  offer: { state: OfferState; expiresAt: Date } | null;
  /** Times for an interview of which the candidate chooses one. */
  times: { expiresAt: Date; askedAt: Date | null } | null;
  /** Documents that have not come, the most urgent first. */
  open: DocumentRequestRow[];
  /** Documents that came and nobody has judged. */
  received: DocumentRequestRow[];
  /** Messages that the other side has not opened, by who wrote them. */
  unread: { staff: number; candidate: number };
}

export const noPending = (): Pending => ({
  interview: null,
  assessment: null,
  offer: null,
  times: null,
  open: [],
  received: [],
  unread: { staff: 0, candidate: 0 },
});

/**
 * Of each application what waits. The caller has made sure that it may see them; each table is reached by way
 * of the application, whose organisation leads its index.
 */
export async function pendingOf(tx: Tx, applicationIds: string[], now: Date): Promise<Map<string, Pending>> {
  const found = new Map(applicationIds.map((id) => [id, noPending()]));
  if (applicationIds.length === 0) return found;
  const asked = inArray(applications.id, applicationIds);
  const { startedAt, endsAt, dueAt, finishedAt, cancelledAt } = assessmentInvitations;
  const [ahead, requests, invitations, made, times, unread] = await together([
    tx
      .select({ row: interviews })
      .from(applications)
      .innerJoin(interviews, ofApplication(interviews))
      .where(and(asked, isNull(interviews.cancelledAt), gt(interviews.endsAt, now)))
      .orderBy(asc(interviews.startsAt), asc(interviews.id)),
    tx
      .select({ row: documentRequests })
      .from(applications)
      .innerJoin(documentRequests, ofApplication(documentRequests))
      .where(and(asked, isNull(documentRequests.cancelledAt), isNull(documentRequests.acceptedAt)))
      .orderBy(asc(documentRequests.dueDate), asc(documentRequests.createdAt)),
    tx
      .select({
        applicationId: assessmentInvitations.applicationId,
        name: assessmentInvitations.name,
        dueAt,
        endsAt,
      })
      .from(applications)
      .innerJoin(assessmentInvitations, ofApplication(assessmentInvitations))
      .where(
        and(
          asked,
          isNull(cancelledAt),
          isNull(finishedAt),
          or(and(isNull(startedAt), gt(dueAt, now)), and(isNotNull(startedAt), gt(endsAt, now))),
        ),
      )
      .orderBy(asc(endsAt), asc(dueAt), asc(assessmentInvitations.id)),
    tx
      .select({
        applicationId: offers.applicationId,
        state: offers.state,
        expiresAt: offers.expiresAt,
      })
      .from(applications)
      .innerJoin(offers, ofApplication(offers))
      .where(and(asked, inArray(offers.state, [...openOfferStates, "accepted"])))
      .orderBy(desc(offers.createdAt), desc(offers.id)),
    tx
      .select({
        applicationId: slotOffers.applicationId,
        expiresAt: slotOffers.expiresAt,
        askedAt: slotOffers.askedAt,
      })
      .from(applications)
      .innerJoin(slotOffers, ofApplication(slotOffers))
      .where(
        and(
          asked,
          isNull(slotOffers.chosenAt),
          isNull(slotOffers.cancelledAt),
          gt(slotOffers.expiresAt, now),
        ),
      ),
    tx
      .select({ applicationId: applicationMessages.applicationId, sender: applicationMessages.sender })
      .from(applications)
      .innerJoin(applicationMessages, ofApplication(applicationMessages))
      .where(and(asked, isNull(applicationMessages.readAt))),
  ]);
  for (const { row } of ahead) {
    const pending = found.get(row.applicationId);
    if (pending) pending.interview ??= row;
  }
  for (const { row } of requests)
    found.get(row.applicationId)?.[row.receivedAt ? "received" : "open"].push(row);
  for (const { applicationId, ...row } of invitations) {
    const pending = found.get(applicationId);
    if (pending) pending.assessment ??= { name: row.name, dueAt: row.endsAt ?? row.dueAt };
  }
  for (const { applicationId, ...row } of made) {
    const pending = found.get(applicationId);
    if (pending) pending.offer ??= row;
  }
  for (const { applicationId, ...row } of times) {
    const pending = found.get(applicationId);
    if (pending) pending.times = row;
  }
  for (const { applicationId, sender } of unread) {
    const pending = found.get(applicationId);
    if (pending) pending.unread[sender] += 1;
  }
  return found;
}
