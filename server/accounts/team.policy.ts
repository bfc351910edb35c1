import { roleCovers } from "#contract/core/access.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { MemberRow } from "./team.queries.ts";

/**
 * What a person may do with a member of their organisation; sent with the data, so that screens never guess.
 * Nobody removes themselves, and nobody takes the last owner's role: the organisation would be locked.
 * @param otherOwners owners besides that member
 */
export function memberAbilities(staff: Staff, member: MemberRow, otherOwners: number, now: Date) {
  const { roles, trialEndsAt } = staff.principal.membership ?? { roles: [], trialEndsAt: null };
  const manages = roleCovers(roles, "owner") && !(trialEndsAt && trialEndsAt < now);
  const needed = member.roles.includes("owner") && otherOwners === 0;
  return { changeRoles: manages && !needed, remove: manages && !needed && member.id !== staff.userId };
}
