import { enquiryCalls } from "#contract/site/enquiries.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  changeEnquiryStatus,
  getEnquiry,
  listEnquiries,
  meetingTimes,
  replyToEnquiry,
  submitEnquiry,
} from "./enquiries.service.ts";

/** @param providerId the organisation that visitors write to */
export function enquiryEndpoints(platform: Platform, providerId: string) {
  return [
    endpoint(enquiryCalls.create, ({ actor, body, language }) =>
      submitEnquiry(platform, actor, providerId, body, language),
    ),
    endpoint(enquiryCalls.slots, ({ query, language }) =>
      meetingTimes(platform, providerId, language, query.day),
    ),
    endpoint(enquiryCalls.list, ({ actor, query }) => listEnquiries(platform, actor, query)),
    endpoint(enquiryCalls.get, ({ actor, params }) => getEnquiry(platform, actor, params.id)),
    endpoint(enquiryCalls.reply, ({ actor, params, body }) =>
      replyToEnquiry(platform, actor, params.id, body.message),
    ),
    endpoint(enquiryCalls.update, ({ actor, params, body }) =>
      changeEnquiryStatus(platform, actor, params.id, body.status),
    ),
  ];
}
