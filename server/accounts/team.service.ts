import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import type { Role } from "#contract/core/access.ts";
import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { SwitchableModule } from "#contract/core/modules.ts";
import type { Page } from "#contract/core/paging.ts";
import type { invitation, TeamMember } from "#contract/workspace/workspace.ts";
import type { AuditEntry } from "#server/platform/audit/audit.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { teamInvitationMail } from "./accounts.mail.ts";
import * as accounts from "./accounts.queries.ts";
import { splitName } from "./naming.ts";
import { deletePasswordLinks } from "./password-link.queries.ts";
import { passwordLink } from "./password-link.ts";
import { profileOf } from "./profile.service.ts";
import { memberAbilities } from "./team.policy.ts";
import * as queries from "./team.queries.ts";

/** Days that an invitation's link works; afterwards the owner invites again, or "Forgot password" sends another. */
const linkDays = 7;

async function toMember(
  scope: OrganisationScope,
  staff: Staff,
  { hasPassword, codeSince, twoFactorDueAt, ...row }: queries.MemberRow,
): Promise<TeamMember> {
  const otherOwners = await queries.countOtherOwners(scope, row.id);
  return {
    ...row,
    joinedAt: row.joinedAt.toISOString(),
    invited: !hasPassword,
    twoFactor: codeSince !== null,
    twoFactorDueAt: twoFactorDueAt?.toISOString() ?? null,
    abilities: memberAbilities(
      staff,
      { hasPassword, codeSince, twoFactorDueAt, ...row },
      otherOwners,
      new Date(),
    ),
  };
}

/** @throws CodedError not_found */
async function findMember(scope: OrganisationScope, userId: string): Promise<queries.MemberRow> {
  const row = await queries.memberById(scope, userId);
  if (!row) throw new CodedError("not_found");
  return row;
}

const auditMember = (
  scope: OrganisationScope,
  staff: Staff,
  action: AuditAction,
  userId: string,
  detail?: AuditEntry["detail"],
) =>
  scope.audit(staff, {
    action,
    subject: "user",
    subjectId: userId,
    detail,
  });

/** Who works in the organisation, by name. */
export function listTeam(
  { database }: Platform,
  staff: Staff,
  query: queries.TeamQuery,
): Promise<Page<TeamMember>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listMembers(scope, query);
    const members: TeamMember[] = [];
    for (const row of rows) members.push(await toMember(scope, staff, row));
    return { rows: members, total };
  });
}

/**
 * The account that an invitation is for: a new one without a password, or an existing one that is free.
 * @throws CodedError conflict for a colleague, for somebody who works elsewhere, and for an address that an
 *   account has not proven: anybody might have made it, and would come into the organisation
 */
async function invitedAccount(scope: OrganisationScope, { email, fullName }: z.output<typeof invitation>) {
  const existing = await accounts.userByEmail(scope.tx, email);
  if (!existing) {
    const values = { ...splitName(fullName), email, isCandidate: false, passwordHash: null };
    return { user: await accounts.insertUser(scope.tx, values), hasPassword: false, joined: false };
  }
  const hasPassword = await accounts.hasPassword(scope.tx, existing.id);
  const membership = await accounts.membershipOf(scope.tx, existing.id);
  if (membership && membership.organisationId !== scope.organisationId) {
    throw new CodedError("conflict", "This person already works in another organisation.");
  }
  if (membership && hasPassword) throw new CodedError("conflict", "This person is already in your team.");
  if (hasPassword && !existing.emailVerified) {
    throw new CodedError(
      "conflict",
      "This address has an account that has not verified it yet. Ask the person to do so first.",
    );
  }
  return { user: existing, hasPassword, joined: membership !== null };
}

/**
 * Brings a colleague in and mails them the way: the link that sets a password, or the sign-in page to who
 * has one. Inviting somebody again who never came sends the link once more.
 * @throws CodedError conflict, email_unverified
 */
export function inviteMember(
  { config, database, queue, origin }: Platform,
  staff: Staff,
  input: z.output<typeof invitation>,
): Promise<TeamMember> {
  requireVerifiedEmail(staff);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { user, hasPassword, joined } = await invitedAccount(scope, input);
    const { organisationId } = scope;
    const { userId: invitedBy } = staff;
    if (joined) await queries.renewInvitation(scope, user.id, { roles: input.roles, invitedBy });
    else await accounts.insertMembership(scope.tx, organisationId, user.id, input.roles, invitedBy);
    await auditMember(scope, staff, "membership.created", user.id, { roles: input.roles.join(", ") });
    const organisation = await queries.ownOrganisation(scope);
    const key = hasPassword
      ? null
      : await passwordLink(scope.tx, origin, {
          userId: user.id,
          page: "welcome",
          lifetimeMillis: linkDays * dayMillis,
        });
    const mail = teamInvitationMail(user, {
      inviter: staff.principal.fullName,
      workspace: organisation.name,
      product: config.brand.product,
      link: key
        ? { kind: "password", url: key.url.en, days: linkDays }
        : { kind: "signIn", url: `${origin}/login` },
    });
    await queueMail(scope.tx, queue, scope.organisationId, mail, { secretUntil: key?.until });
    return toMember(scope, staff, await findMember(scope, user.id));
  });
}

export const colleaguesToNotify = queries.colleaguesToNotify;

/** Where mail about the workspace goes, by person: those of these people who work in the organisation. */
export async function mailAddressesOf(scope: OrganisationScope, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, { email: string; firstName: string }>();
  const rows = await queries.membersToMail(scope, userIds);
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}

/** @throws CodedError not_found, conflict when the organisation would be left without an owner */
export function changeMemberRoles(
  { database }: Platform,
  staff: Staff,
  userId: string,
  roles: Role[],
): Promise<TeamMember> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockMembers(scope);
    const { roles: before } = await findMember(scope, userId);
    if (!roles.includes("owner") && (await queries.countOtherOwners(scope, userId)) === 0) {
      throw new CodedError("conflict", "An organisation needs an owner. Make somebody else one first.");
    }
    await queries.updateMemberRoles(scope, userId, roles);
    await auditMember(scope, staff, "membership.roles_changed", userId, {
      from: before.join(", "),
      to: roles.join(", "),
    });
    return toMember(scope, staff, await findMember(scope, userId));
  });
}

/** @throws CodedError not_found, conflict for oneself and for the last owner */
export function removeMember({ database }: Platform, staff: Staff, userId: string): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockMembers(scope);
    const member = await findMember(scope, userId);
    const otherOwners = await queries.countOtherOwners(scope, userId);
    if (!memberAbilities(staff, member, otherOwners, new Date()).remove) {
      throw new CodedError("conflict", "You cannot remove yourself or the last owner.");
    }
    await queries.deleteMember(scope, userId);
    // An invitation that is still on its way lets nobody in.
    if (!member.hasPassword) await deletePasswordLinks(scope.tx, userId);
    await auditMember(scope, staff, "membership.removed", userId);
  });
}

/** Renames the organisation. @throws CodedError conflict for the provider's, which has the brand's name */
export function renameOwnOrganisation({ database }: Platform, staff: Staff, name: string): Promise<User> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const organisation = await queries.ownOrganisation(scope);
    if (organisation.isProvider) {
      throw new CodedError("conflict", "This organisation carries the brand's name (BRAND_PRODUCT).");
    }
    await accounts.renameOrganisation(scope.tx, organisation.id, name);
    await scope.audit(staff, {
      action: "organisation.renamed",
      subject: "organisation",
      subjectId: organisation.id,
      detail: { from: organisation.name, to: name },
    });
    return profileOf(scope.tx, staff.userId);
  });
}

/** Switches parts of the workspace off, and the others on. */
export function switchModules({ database }: Platform, staff: Staff, off: SwitchableModule[]): Promise<User> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { id, modulesOff } = await queries.ownOrganisation(scope);
    await accounts.updateModulesOff(scope.tx, id, off);
    await scope.audit(staff, {
      action: "organisation.modules_switched",
      subject: "organisation",
      subjectId: id,
      detail: { off: off.join(", "), before: modulesOff.join(", ") },
    });
    return profileOf(scope.tx, staff.userId);
  });
}

/** Names of accounts by their ids, for what they did in the organisation. */
export async function namesOf({ tx }: OrganisationScope, userIds: string[]): Promise<Map<string, string>> {
  const rows = userIds.length > 0 ? await queries.namesOf(tx, userIds) : [];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
