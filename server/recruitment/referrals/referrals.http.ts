import { referralCalls } from "#contract/recruitment/referrals.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listOwnReferrals, listReferralJobs, referPerson, removeReferral } from "./referrals.service.ts";

/** Colleagues refer people for jobs of their organisation. */
export function referralEndpoints(platform: Platform) {
  return [
    endpoint(referralCalls.jobs, ({ actor }) => listReferralJobs(platform, actor)),
    endpoint(referralCalls.mine, ({ actor, query }) => listOwnReferrals(platform, actor, query)),
    endpoint(referralCalls.create, ({ actor, body }) => referPerson(platform, actor, body)),
    endpoint(referralCalls.remove, ({ actor, params }) => removeReferral(platform, actor, params.id)),
  ];
}
