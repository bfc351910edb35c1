import { accountCalls } from "#contract/accounts/own-account.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { accountAnswers } from "./accounts.messages.ts";
import type { AccountsService } from "./accounts.service.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.service.ts";
import { changeProfile, chooseLanguage } from "./profile.service.ts";

/** What every signed-in person does with their own account. */
export function ownAccountEndpoints(platform: Platform, accounts: AccountsService) {
  const { change, changePassword, email, sessions, twoFactor } = accountCalls;
  return [
    endpoint(change, ({ actor, body }) => changeProfile(platform, actor, body)),
    endpoint(accountCalls.chooseLanguage, ({ actor, body }) =>
      chooseLanguage(platform, actor, body.language),
    ),
    endpoint(email.get, ({ actor }) => accounts.emailOf(actor)),
    endpoint(email.change, async ({ actor, body, language }) => {
      await accounts.requestEmail(actor, body, language);
      return { message: accountAnswers[language].emailAsked(body) };
    }),
    endpoint(email.cancel, ({ actor }) => accounts.cancelEmail(actor)),
    endpoint(changePassword, async ({ actor, body, language }) => {
      await accounts.changePassword(actor, body, language);
      return { message: accountAnswers[language].passwordChanged };
    }),
    endpoint(twoFactor.get, ({ actor }) => accounts.twoFactorOf(actor)),
    endpoint(twoFactor.begin, ({ actor, body }) => accounts.beginTwoFactor(actor, body)),
    endpoint(twoFactor.confirm, async ({ actor, body, language }) => ({
      backupCodes: await accounts.confirmTwoFactor(actor, body.code, language),
    })),
    endpoint(twoFactor.renewCodes, async ({ actor, body }) => ({
      backupCodes: await accounts.renewBackupCodes(actor, body),
    })),
    endpoint(twoFactor.cancel, ({ actor }) => accounts.cancelTwoFactor(actor)),
    endpoint(twoFactor.disable, ({ actor, body, language }) =>
      accounts.disableTwoFactor(actor, body, language),
    ),
    endpoint(sessions.list, ({ actor, query }) => listOwnSessions(platform, actor, query)),
    endpoint(sessions.end, ({ actor, params }) => endOwnSession(platform, actor, params.id)),
    endpoint(sessions.endOthers, ({ actor }) => endOtherSessions(platform, actor)),
  ];
}
