import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { OfferFile, offerReturn, offerSeen } from "#contract/recruitment/offers.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { lockedOffer, readersOf, recordOffer, updateOffer } from "./offer-changes.service.ts";
import { describeOffers } from "./offer-file.service.ts";
import { type OfferRow, requireSeen } from "./offers.policy.ts";

/** @throws CodedError conflict for an offer that waits for no approval */
function requireWaiting({ state }: OfferRow): void {
  if (state !== "awaiting_approval") {
    throw new CodedError("conflict", "This offer does not wait for an approval any more.");
  }
}

const inform = async (
  scope: OrganisationScope,
  staff: Staff,
  { id: subjectId }: ApplicationRow,
  row: OfferRow,
  kind: "offer_approved" | "offer_returned",
) => notify(scope, await readersOf(scope, row), { kind, subjectId, actorId: staff.userId });

/** Agrees to an offer: whoever wrote it may send it now. A repeat changes nothing. @throws CodedError not_found, conflict, stale */
export function approveOffer(
  { database }: Platform,
  staff: Staff,
  id: string,
  seen: z.output<typeof offerSeen>,
): Promise<OfferFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    if (row.state !== "approved") {
      requireWaiting(row);
      requireSeen(row, seen);
      const values = { state: "approved", approvedBy: staff.userId, approvedAt: new Date() } as const;
      await updateOffer(scope, row, values);
      const words = `Approved the offer for ${row.position}.`;
      await recordOffer(scope, staff, application, { id, action: "offer.approved", words });
      await inform(scope, staff, application, row, "offer_approved");
    }
    return describeOffers(scope, staff, application);
  });
}

/** Gives an offer back to be changed. @throws CodedError not_found, conflict, stale */
export function returnOffer(
  { database }: Platform,
  staff: Staff,
  id: string,
  { reason, ...seen }: z.output<typeof offerReturn>,
): Promise<OfferFile> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { application, row } = await lockedOffer(scope, id);
    requireWaiting(row);
    requireSeen(row, seen);
    await updateOffer(scope, row, { state: "draft", returnReason: reason });
    const words = `Gave the offer for ${row.position} back: ${reason}`;
    await recordOffer(scope, staff, application, { id, action: "offer.returned", words });
    await inform(scope, staff, application, row, "offer_returned");
    return describeOffers(scope, staff, application);
  });
}
