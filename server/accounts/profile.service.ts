import type { z } from "zod";
import type { User } from "#contract/accounts/accounts.ts";
import type { profileChange } from "#contract/accounts/own-account.ts";
import type { Role } from "#contract/core/access.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { type SignedIn, twoFactorOverdue } from "#server/platform/http/access.ts";
import type { Principal } from "#server/platform/http/principal.ts";
import type { Platform } from "#server/platform/platform.ts";
import { auditUser } from "./account-audit.ts";
import * as queries from "./accounts.queries.ts";
import { trialDaysLeft } from "./naming.ts";
import { workspaceAbilities } from "./team.policy.ts";

type PersonRow = NonNullable<Awaited<ReturnType<typeof queries.personById>>>;
type Organisation = NonNullable<PersonRow["organisation"]>;

/** What was read of whoever sends a request when they were found by their session. */
const knownPeople = new WeakMap<Principal, PersonRow>();

/** Keeps for this request what was read of who sends it. */
export const rememberPerson = (principal: Principal, person: PersonRow): void => {
  knownPeople.set(principal, person);
};

/** The organisation as shown to who works in it. */
function workspaceOf(
  user: { emailVerified: boolean },
  organisation: Organisation & { roles: Role[]; twoFactorDueAt: Date | null },
) {
  const now = new Date();
  const { trialEndsAt, sampleSince, twoFactorDueAt } = organisation;
  return {
    ...organisation,
    holdsSample: sampleSince !== null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    trialDaysLeft: trialDaysLeft(trialEndsAt, now),
    twoFactorDueAt: twoFactorDueAt?.toISOString() ?? null,
    twoFactorOverdue: twoFactorOverdue({ twoFactorDueAt }, now),
    abilities: workspaceAbilities(organisation, user.emailVerified, now),
  };
}

const shownToThemselves = ({ user, organisation, roles, twoFactorDueAt }: PersonRow): User => ({
  ...user,
  fullName: user.name,
  organization: organisation?.name ?? null,
  workspace: organisation && roles && workspaceOf(user, { ...organisation, roles, twoFactorDueAt }),
});

/**
 * The person as shown to themselves, as they are now.
 * @throws CodedError unauthenticated when the account is gone
 */
export async function profileOf(db: Tx, userId: string): Promise<User> {
  const row = await queries.personById(db, userId);
  if (!row) throw new CodedError("unauthenticated");
  return shownToThemselves(row);
}

/** The same for a request that has changed nothing of them: as they were when it came. */
export async function ownProfile(db: Tx, { userId, principal }: SignedIn): Promise<User> {
  const known = knownPeople.get(principal);
  return known ? shownToThemselves(known) : profileOf(db, userId);
}

/** Remembers which language a person wants to read. */
export function chooseLanguage({ database }: Platform, actor: SignedIn, language: Language): Promise<User> {
  return acrossOrganisations(database, async (tx) => {
    await queries.updateLanguage(tx, actor.userId, language);
    return profileOf(tx, actor.userId);
  });
}

/** Changes a person's own name and phone number. */
export function changeProfile(
  { database }: Platform,
  actor: SignedIn,
  { phone, ...names }: z.output<typeof profileChange>,
): Promise<User> {
  const { userId } = actor;
  return acrossOrganisations(database, async (tx) => {
    await queries.updateUser(tx, userId, { ...names, phone: phone || null });
    await auditUser(tx, actor, userId, "user.profile_changed");
    return profileOf(tx, userId);
  });
}
