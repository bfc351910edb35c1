import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { profileChange } from "#contract/workspace/workspace.ts";
import { audit } from "#server/platform/audit/audit.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { storedPhone } from "#server/platform/phone.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./accounts.queries.ts";
import { trialDaysLeft } from "./naming.ts";
import { workspaceAbilities } from "./team.policy.ts";

/** The person as shown to themselves. @throws CodedError unauthenticated when the account is gone */
export async function profileOf(db: Tx, userId: string): Promise<User> {
  const row = await queries.userById(db, userId);
  if (!row) throw new CodedError("unauthenticated");
  const membership = await queries.membershipOf(db, userId);
  const now = new Date();
  return {
    ...row,
    fullName: row.name,
    organization: membership?.name ?? null,
    workspace: membership && {
      ...membership,
      trialEndsAt: membership.trialEndsAt?.toISOString() ?? null,
      trialDaysLeft: trialDaysLeft(membership.trialEndsAt, now),
      abilities: workspaceAbilities(membership, row.emailVerified, now),
    },
  };
}

/** Changes a member of staff's own name and phone number. */
export function changeProfile(
  { database }: Platform,
  staff: Staff,
  { phone, ...names }: z.output<typeof profileChange>,
): Promise<User> {
  return inOrganisation(database, staff.organisationId, async ({ tx }) => {
    await queries.updateUser(tx, staff.userId, { ...names, phone: phone ? storedPhone(phone) : null });
    await audit(tx, staff, {
      organisationId: staff.organisationId,
      action: "user.profile_changed",
      subject: "user",
      subjectId: staff.userId,
    });
    return profileOf(tx, staff.userId);
  });
}
