import { authCalls } from "#contract/accounts/accounts.calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { CallReply } from "#server/platform/http/call-request.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { maySeeDemo } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isDemoSignIn } from "#server/seed/content/people.ts";
import { accountAnswers } from "./accounts.messages.ts";
import type { AccountsService } from "./accounts.service.ts";
import { requestTrial } from "./trial.service.ts";

const setCookies = (reply: CallReply, cookies: string[]) => {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
};

export function accountsEndpoints(platform: Platform, accounts: AccountsService) {
  return [
    endpoint(authCalls.signup, async ({ actor, body, language }) => {
      await accounts.signUp(actor, body);
      return { message: accountAnswers[language].signedUp };
    }),
    endpoint(authCalls.trial, async ({ actor, body, language }) => {
      await requestTrial(platform, actor, body);
      return { message: accountAnswers[language].trialAsked };
    }),
    endpoint(authCalls.register, async ({ actor, body, language }) => {
      await accounts.register(actor, body, language);
      return { message: accountAnswers[language].registered };
    }),
    endpoint(authCalls.login, async ({ actor, body, request, reply }) => {
      // A database may hold the demo longer than the server is one that only its owner reaches.
      if (isDemoSignIn(body) && !maySeeDemo(platform.config.demo, request)) {
        throw new CodedError("invalid_credentials");
      }
      const { cookies, ...session } = await accounts.logIn(actor, body, request.headers);
      setCookies(reply, cookies);
      return session;
    }),
    endpoint(authCalls.logout, async ({ actor, request, reply }) => {
      const { cookies } = await accounts.logOut(actor, request.headers);
      setCookies(reply, cookies);
    }),
    endpoint(authCalls.me, ({ actor }) => accounts.me(actor)),
    endpoint(authCalls.sendVerification, async ({ actor, language }) => {
      await accounts.resendVerification(actor, language);
      return { message: accountAnswers[language].verificationSent };
    }),
    endpoint(authCalls.verifyEmail, async ({ body, language }) => {
      await accounts.verifyEmail(body.token);
      return { message: accountAnswers[language].verified };
    }),
    endpoint(authCalls.requestPasswordReset, async ({ body, language }) => {
      await accounts.requestPasswordReset(body.email, language);
      return { message: accountAnswers[language].resetAsked };
    }),
    endpoint(authCalls.passwordLink, ({ body }) => accounts.describeLink(body.token)),
    endpoint(authCalls.choosePassword, async ({ actor, body, request, reply }) => {
      const { cookies, ...session } = await accounts.chooseFirstPassword(actor, body, request.headers);
      setCookies(reply, cookies);
      return session;
    }),
    endpoint(authCalls.resetPassword, async ({ actor, body, language }) => {
      await accounts.resetPassword(actor, body);
      return { message: accountAnswers[language].passwordSet };
    }),
    endpoint(authCalls.emailLink, ({ body }) => accounts.describeEmailLink(body.token)),
    endpoint(authCalls.confirmEmail, async ({ actor, body, language }) => {
      await accounts.confirmEmail(actor, body.token, language);
      return { message: accountAnswers[language].emailConfirmed };
    }),
  ];
}
