import type { FastifyReply } from "fastify";
import { authCalls } from "#contract/accounts/accounts.calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { maySeeDemo } from "#server/platform/http/this-machine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isDemoSignIn } from "#server/seed/content/people.ts";
import type { AccountsService } from "./accounts.service.ts";
import { requestTrial } from "./trial.service.ts";

const setCookies = (reply: FastifyReply, cookies: string[]) => {
  for (const cookie of cookies) reply.header("set-cookie", cookie);
};

export function accountsEndpoints(platform: Platform, accounts: AccountsService) {
  return [
    endpoint(authCalls.signup, async ({ actor, body }) => {
      await accounts.signUp(actor, body);
      return { message: "Please login with your credentials to access the system." };
    }),
    endpoint(authCalls.trial, async ({ actor, body }) => {
      await requestTrial(platform, actor, body);
      return { message: "We have sent a link to your email address. It sets your password and lets you in." };
    }),
    endpoint(authCalls.register, async ({ actor, body, language }) => {
      await accounts.register(actor, body, language);
      return { message: "Please sign in with your new account credentials." };
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
    endpoint(authCalls.sendVerification, async ({ actor }) => {
      await accounts.resendVerification(actor);
      return { message: "We have sent the link to your email address." };
    }),
    endpoint(authCalls.verifyEmail, async ({ body }) => {
      await accounts.verifyEmail(body.token);
      return { message: "Your email address is verified." };
    }),
    endpoint(authCalls.requestPasswordReset, async ({ body }) => {
      await accounts.requestPasswordReset(body.email);
      return { message: "If an account has this email address, a link to set a new password is on its way." };
    }),
    endpoint(authCalls.passwordLink, ({ body }) => accounts.describeLink(body.token)),
    endpoint(authCalls.choosePassword, async ({ actor, body, request, reply }) => {
      const { cookies, ...session } = await accounts.chooseFirstPassword(actor, body, request.headers);
      setCookies(reply, cookies);
      return session;
    }),
    endpoint(authCalls.resetPassword, async ({ actor, body }) => {
      await accounts.resetPassword(actor, body);
      return { message: "Your password is changed. Please sign in with the new one." };
    }),
    endpoint(authCalls.emailLink, ({ body }) => accounts.describeEmailLink(body.token)),
    endpoint(authCalls.confirmEmail, async ({ actor, body }) => {
      await accounts.confirmEmail(actor, body.token);
      return { message: "Your account has the new email address." };
    }),
  ];
}
