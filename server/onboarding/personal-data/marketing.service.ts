import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { findOfMember, updateApplication } from "../applications/applications.queries.ts";
import { updateMember } from "../members/members.queries.ts";

/** Keeps whether a member agrees to news and offers, in the register and, where there is one, in the application. */
export async function writeMarketingConsent(
  scope: OrganisationScope,
  memberId: string,
  allowed: boolean,
): Promise<void> {
  await updateMember(scope, memberId, { marketingConsentAt: allowed ? new Date() : null });
  const application = (await findOfMember(scope, memberId))?.application;
  if (!application?.submitted) return;
  const { id, submitted, values } = application;
  await updateApplication(scope, id, {
    submitted: { ...submitted, consents: { ...submitted.consents, marketing: allowed } },
    values: { ...values, consents: { ...values.consents, marketing: allowed } },
  });
}

/** The same as something that was done: by the person themselves, or for them. */
export async function changeMarketingConsent(
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
  allowed: boolean,
): Promise<void> {
  await writeMarketingConsent(scope, memberId, allowed);
  await scope.audit(actor, {
    action: "consent.changed",
    subject: "member",
    subjectId: memberId,
    detail: { marketing: allowed },
  });
}
