import { referralCalls } from "#contract/recruitment/referrals.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listAllReferrals, openReferralCv } from "./hr-referrals.service.ts";
import { declineReferral, getInvitation, noteOpened } from "./invitation.service.ts";
import { listOwnReferrals, listReferralJobs, referPerson, removeReferral } from "./referrals.service.ts";

/** Colleagues refer people for jobs of their organisation. */
export function referralEndpoints(platform: Platform) {
  return [
    endpoint(referralCalls.jobs, ({ actor }) => listReferralJobs(platform, actor)),
    endpoint(referralCalls.mine, ({ actor, query }) => listOwnReferrals(platform, actor, query)),
    endpoint(referralCalls.create, ({ actor, form, files }) =>
      referPerson(platform, actor, form, files.cvFile),
    ),
    endpoint(referralCalls.remove, ({ actor, params }) => removeReferral(platform, actor, params.id)),
    endpoint(referralCalls.all, ({ actor, query }) => listAllReferrals(platform, actor, query)),
    endpoint(referralCalls.cv, ({ actor, params }) => openReferralCv(platform, actor, params.id)),
    endpoint(referralCalls.invitation, ({ params }) => getInvitation(platform, params.key)),
    endpoint(referralCalls.opened, ({ params }) => noteOpened(platform, params.key)),
    endpoint(referralCalls.decline, ({ actor, params }) => declineReferral(platform, actor, params.key)),
  ];
}
