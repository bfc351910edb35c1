import { twoFactorRuleCalls } from "#contract/accounts/two-factor-rule.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AccountsService } from "./accounts.service.ts";
import { getTwoFactorRule, resetTwoFactor, saveTwoFactorRule } from "./two-factor-rule.service.ts";

/** What an owner asks of those who sign in, and how a colleague who lost their phone comes in again. */
export function twoFactorRuleEndpoints(platform: Platform, accounts: AccountsService) {
  return [
    endpoint(twoFactorRuleCalls.get, ({ actor }) => getTwoFactorRule(platform, actor)),
    endpoint(twoFactorRuleCalls.save, ({ actor, body }) => saveTwoFactorRule(platform, actor, body)),
    endpoint(twoFactorRuleCalls.reset, ({ actor, params, body }) =>
      resetTwoFactor(platform, accounts, actor, params.id, body),
    ),
  ];
}
