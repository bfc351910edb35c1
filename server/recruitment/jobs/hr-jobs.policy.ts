import { roleCovers } from "#contract/core/access.ts";
import type { HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { maySendMail, type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";

/** What this member of staff, or this token, may do with the organisation's jobs. */
export function jobAbilities({ principal, ...staff }: StaffOrToken, now: Date): HrJobDetail["abilities"] {
  const writes = principal.kind === "person" || principal.scopes.includes("jobs:write");
  const ended = principal.membership !== null && trialEnded(principal.membership, now);
  const may = writes && !ended && maySendMail({ principal, ...staff });
  return { edit: may, changeStatus: may };
}

/** Whether this person approves what the organisation publishes and offers. */
export const isApprover = ({ principal: { membership, kind } }: Pick<StaffOrToken, "principal">): boolean =>
  kind === "person" && roleCovers(membership?.roles ?? [], "owner");

/** Whether a job has to be approved before it is published: an owner's own word is the approval. */
export const needsApproval = (
  staff: Pick<StaffOrToken, "principal">,
  { approvalRequired }: { approvalRequired: boolean },
): boolean => approvalRequired && !isApprover(staff);
