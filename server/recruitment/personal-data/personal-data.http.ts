import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import type { AccountsService } from "#server/accounts/accounts.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { eraseOwnData } from "./erasure.service.ts";
import { exportOwnData } from "./export.service.ts";

/** What the law lets every job seeker do with their own data: take it along, and have it erased. */
export function personalDataEndpoints(platform: Platform, accounts: AccountsService) {
  const calls = candidateCalls;
  return [
    endpoint(calls.export, ({ actor }) => exportOwnData(platform, actor)),
    endpoint(calls.erase, async ({ actor, body, request, reply, language }) => {
      await accounts.confirmPassword(actor, body.password);
      const answer = await eraseOwnData(platform, actor, language);
      const { cookies } = await accounts.logOut(actor, request.headers);
      for (const cookie of cookies) reply.header("set-cookie", cookie);
      return answer;
    }),
  ];
}
