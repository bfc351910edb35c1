import { imprintOf } from "#server/accounts/brand/brand.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findSentApplication } from "./desk.queries.ts";
import { requireMember } from "./members.queries.ts";
import { describeMember } from "./members.service.ts";
import { membershipForm } from "./membership-form.ts";

/**
 * The membership form of a member as a PDF, in the organisation's name; that it was printed is in the audit trail.
 * @throws CodedError not_found; unavailable when too many wait
 */
export async function typesetForm(
  platform: Platform,
  staff: Staff,
  id: string,
  signal: AbortSignal,
): Promise<Download> {
  const text = await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { organization } = await requireMember(scope, id);
    const member = await describeMember(scope, staff, id);
    const { application } = (await findSentApplication(scope, id)) ?? {};
    const { submitted, submittedAt, consentVersion = null, byLaws = null } = application ?? {};
    await scope.audit(staff, { action: "member.form_printed", subject: "member", subjectId: id });
    return membershipForm({
      organization,
      member,
      sent: submitted && submittedAt ? { form: submitted, submittedAt, consentVersion, byLaws } : null,
      now: new Date(),
    });
  });
  return {
    bytes: await platform.typesetter.typeset(text, await imprintOf(platform, staff.organisationId), signal),
    contentType: "application/pdf",
    name: `${text.titlePage.title} - membership form.pdf`,
  };
}
