import type { HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { maySendMail, type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";

/** What this member of staff, or this token, may do with the organisation's jobs. */
export function jobAbilities({ principal, ...staff }: StaffOrToken, now: Date): HrJobDetail["abilities"] {
  const writes = principal.kind === "person" || principal.scopes.includes("jobs:write");
  const ended = principal.membership !== null && trialEnded(principal.membership, now);
  const may = writes && !ended && maySendMail({ principal, ...staff });
  return { edit: may, changeStatus: may };
}
