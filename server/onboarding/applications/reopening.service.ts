import { applicationPath } from "#contract/onboarding/addresses.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { informApplicant } from "./applicant-news.ts";
import * as queries from "./applications.queries.ts";
import { keyOf } from "./drafts.service.ts";
import type { Applicants } from "./open-application.ts";

/**
 * Opens parts of a member's application again, in the transaction of the decision about it. The applicant changes
 * nothing but these, sends it again, and hears of it by SMS here; the decision's mail leads there, too.
 * @param parts fields of the form and kinds of documents
 * @returns the path of the page where the applicant corrects them; null where the member has no application
 */
export async function reopenApplication(
  applicants: Applicants,
  scope: OrganisationScope,
  memberId: string,
  parts: readonly string[],
): Promise<string | null> {
  const found = await queries.findOfMember(scope, memberId);
  if (!found) return null;
  const { id, version } = found.application;
  await queries.lockApplication(scope, id);
  await queries.updateApplication(scope, id, {
    status: "reopened",
    reopenedParts: [...parts],
    version: version + 1,
  });
  await scope.audit(systemActor, {
    action: "membership_application.reopened",
    subject: "membership_application",
    subjectId: id,
    detail: { memberId, parts: parts.length },
  });
  const key = await keyOf(scope, applicants.keys, found.application);
  const phone = found.application.submitted?.primaryMobileNumber ?? null;
  await informApplicant(applicants, scope, found, { news: "reopened", key, reader: { email: null, phone } });
  return applicationPath(found.slug, key);
}
