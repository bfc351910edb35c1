import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { record } from "../members/history.service.ts";
import { updateMember } from "../members/members.queries.ts";
import { removeFace } from "../verification/faces.queries.ts";
import { stopChecks } from "../verification/verification.queries.ts";
import { writeMarketingConsent } from "./marketing.service.ts";

/**
 * Takes a person's consents back, as they asked: no check is made any more, what was kept to know the face by is
 * deleted, and news and offers stop. The record itself stays for the contract and as the law has it; looking through
 * screening lists is a duty that rests on no consent. An application that is sent again brings the consents again.
 */
export async function withdrawConsent(
  scope: OrganisationScope,
  staff: Staff,
  memberId: string,
  reason: string,
): Promise<void> {
  await updateMember(scope, memberId, { consentWithdrawnAt: new Date() });
  await writeMarketingConsent(scope, memberId, false);
  await stopChecks(scope, memberId);
  await removeFace(scope, memberId);
  await record(scope, staff, memberId, { action: "consent_withdrawn", reason });
}
