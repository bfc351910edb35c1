import type { TwoFactorRule, TwoFactorRuleInput } from "#contract/accounts/two-factor-rule.ts";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { twoFactorMail } from "./account-changes.mail.ts";
import { userById } from "./accounts.queries.ts";
import type { Passwords } from "./password.service.ts";
import { asksForCode } from "./second-step.service.ts";
import { memberAbilities } from "./team.policy.ts";
import { lockMembers, memberById, ownOrganisation } from "./team.queries.ts";
import { deleteAuthenticator } from "./two-factor.queries.ts";
import * as queries from "./two-factor-rule.queries.ts";

async function readRule(scope: OrganisationScope): Promise<TwoFactorRule> {
  const { twoFactorRoles, twoFactorGraceDays, twoFactorSince } = await ownOrganisation(scope);
  return {
    roles: twoFactorRoles,
    graceDays: twoFactorGraceDays,
    since: twoFactorSince?.toISOString() ?? null,
    ...(await queries.countCovered(scope)),
  };
}

export const getTwoFactorRule = ({ database }: Platform, staff: Staff): Promise<TwoFactorRule> =>
  inOrganisation(database, staff.organisationId, readRule);

/**
 * Decides who has to sign in with a code. The days of grace begin anew only for a rule that asks it of more people.
 * @throws CodedError conflict for an owner who would be asked for what they have not set up themselves
 */
export function saveTwoFactorRule(
  { database }: Platform,
  staff: Staff,
  rule: TwoFactorRuleInput,
): Promise<TwoFactorRule> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await readRule(scope);
    const held = staff.principal.membership?.roles ?? [];
    const asksOneself = rule.roles.some((role) => held.includes(role));
    if (asksOneself && !(await asksForCode(scope.tx, staff.userId))) {
      throw new CodedError(
        "conflict",
        "Turn two-factor sign-in on in your own account first; then you can ask it of others.",
      );
    }
    const wider = rule.roles.some((role) => !before.roles.includes(role));
    const since = before.since && !wider ? new Date(before.since) : new Date();
    await queries.writeRule(scope, rule, rule.roles.length > 0 ? since : null);
    await scope.audit(staff, {
      action: "organisation.two_factor_required",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: { from: before.roles.join(", "), to: rule.roles.join(", "), graceDays: rule.graceDays },
    });
    return readRule(scope);
  });
}

/**
 * Takes away the second factor of a colleague who lost it. All their sessions end, and a mail tells them.
 * @throws CodedError validation for a wrong password of whoever asks, not_found, conflict for oneself, for who has
 *   none, and for who had set it up before they joined: it was not for this organisation
 */
export async function resetTwoFactor(
  { config, database, queue }: Platform,
  { confirmPassword }: Pick<Passwords, "confirmPassword">,
  staff: Staff,
  userId: string,
  { password }: { password: string },
): Promise<void> {
  await confirmPassword(staff, password);
  await inOrganisation(database, staff.organisationId, async (scope) => {
    await lockMembers(scope);
    const member = await memberById(scope, userId);
    if (!member) throw new CodedError("not_found");
    if (!memberAbilities(staff, member, 1, new Date()).resetTwoFactor) {
      throw new CodedError("conflict", "This person's second factor is not yours to take away.");
    }
    const user = await userById(scope.tx, userId);
    if (!user) throw new CodedError("not_found");
    await deleteAuthenticator(scope.tx, userId);
    await queries.deleteSessions(scope.tx, userId);
    const mail = twoFactorMail(user, "reset", config.brand);
    await queueMail(scope.tx, queue, scope.organisationId, mail[user.language ?? defaultLanguage]);
    await scope.audit(staff, { action: "two_factor.reset", subject: "user", subjectId: userId });
  });
}
