import type { WorkspaceAbilities } from "#contract/accounts/accounts.ts";
import { type Role, roleCovers } from "#contract/core/access.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { MemberRow } from "./team.queries.ts";

/**
 * What a person may do with a member of their organisation; sent with the data, so that screens never guess.
 * Nobody removes themselves, and nobody takes the last owner's role: the organisation would be locked.
 * @param otherOwners owners besides that member
 */
export function memberAbilities(staff: Staff, member: MemberRow, otherOwners: number, now: Date) {
  const { membership } = staff.principal;
  const manages =
    membership !== null && roleCovers(membership.roles, "owner") && !trialEnded(membership, now);
  const needed = member.roles.includes("owner") && otherOwners === 0;
  const other = manages && member.id !== staff.userId;
  // What somebody set up before they came here protects more than this organisation.
  const setUpHere = member.codeSince !== null && member.codeSince >= member.joinedAt;
  return { changeRoles: manages && !needed, remove: other && !needed, resetTwoFactor: other && setUpHere };
}

/**
 * What a person may do with the organisation they work in. The provider keeps the brand's name, which the
 * installation's environment sets; mail goes out only from an address that is known.
 */
export function workspaceAbilities(
  membership: { roles: readonly Role[]; trialEndsAt: Date | null; isProvider: boolean },
  emailVerified: boolean,
  now: Date,
): WorkspaceAbilities {
  const change = !trialEnded(membership, now);
  const owns = roleCovers(membership.roles, "owner");
  const refusal = change ? (emailVerified ? null : "email_unverified") : "trial_ended";
  return {
    change,
    rename: owns && change && !membership.isProvider,
    invite: owns && refusal === null,
    inviteRefusal: owns ? refusal : null,
  };
}
