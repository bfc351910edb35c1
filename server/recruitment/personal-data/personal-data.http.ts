import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { ownRetentionCalls, retentionCalls } from "#contract/recruitment/retention.ts";
import type { AccountsService } from "#server/accounts/accounts.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { eraseCandidate } from "./candidate-erasure.service.ts";
import { eraseOwnData } from "./erasure.service.ts";
import { exportOwnData } from "./export.service.ts";
import * as retention from "./retention.service.ts";

/** What the law lets every job seeker do with their own data: take it along, and have it erased, without an account by HR. */
export function personalDataEndpoints(platform: Platform, accounts: AccountsService) {
  const calls = candidateCalls;
  return [
    endpoint(retentionCalls.get, ({ actor, query }) => retention.getRetention(platform, actor, query.months)),
    endpoint(retentionCalls.save, ({ actor, body }) => retention.saveRetention(platform, actor, body.months)),
    endpoint(retentionCalls.start, ({ actor }) => retention.startRetention(platform, actor)),
    endpoint(ownRetentionCalls.list, ({ actor }) => retention.listKept(platform, actor)),
    endpoint(ownRetentionCalls.change, ({ actor, params, body }) =>
      retention.changePool(platform, actor, params.id, body.stays),
    ),
    endpoint(hrCalls.candidates.remove, ({ actor, params }) => eraseCandidate(platform, actor, params.id)),
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
