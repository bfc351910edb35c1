import { memberCalls } from "#contract/onboarding/members.calls.ts";
import { dataRequestCalls, ownMembershipCalls } from "#contract/onboarding/own-membership.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { answerRequest } from "./answers.service.ts";
import { correctMember } from "./corrections.service.ts";
import * as requests from "./data-requests.service.ts";
import { exportOwnMembership } from "./own-export.service.ts";
import * as own from "./own-membership.service.ts";

/** What people do with their own membership and its data, and what staff answer. */
export function personalDataEndpoints(data: own.OwnData) {
  const calls = ownMembershipCalls;
  return [
    endpoint(calls.requestLink, ({ body }) => own.requestMembershipLink(data, body)),
    endpoint(calls.list, ({ actor }) => own.listOwnMemberships(data, actor)),
    endpoint(calls.get, ({ params }) => own.getOwnMembership(data, params.key)),
    endpoint(calls.export, ({ actor, params }) => exportOwnMembership(data, actor, params.key)),
    endpoint(calls.request, ({ actor, params, body }) => requests.makeRequest(data, actor, params.key, body)),
    endpoint(calls.allowMarketing, ({ actor, params, body }) =>
      requests.allowMarketing(data, actor, params.key, body.allowed),
    ),
    endpoint(memberCalls.correct, ({ actor, params, body }) => correctMember(data, actor, params.id, body)),
    endpoint(dataRequestCalls.list, ({ actor, query }) => requests.listRequests(data, actor, query)),
    endpoint(dataRequestCalls.answer, ({ actor, params, body }) =>
      answerRequest(data, actor, params.id, body),
    ),
  ];
}
