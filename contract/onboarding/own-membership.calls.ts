import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import {
  dataRequest,
  dataRequestAnswer,
  dataRequestInput,
  dataRequestList,
  membershipLinkInput,
  membershipSummary,
  ownDataRequest,
  ownMembership,
} from "./own-membership.ts";

const path = "/api/memberships/:key";
/** Of an application that was sent, or of a link that was sent to a member. */
const byKey = z.object({ key: z.string().regex(/^[\w-]{20,100}$/) });

/** What people do with their own membership and its data: by a link, or signed in. */
export const ownMembershipCalls = {
  requestLink: defineCall({
    method: "POST",
    path: "/api/membership-links",
    summary:
      "Send a link to one's membership to the address or number that the SACCO has. The answer is the same where it has none",
    access: "public",
    body: membershipLinkInput,
    answer: z.void(),
    perMinuteFromAddress: 60,
  }),
  list: defineCall({
    method: "GET",
    path: "/api/memberships",
    summary:
      "The memberships of who is signed in: those whose email address is the verified one of the account",
    access: "session",
    answer: z.array(membershipSummary),
  }),
  get: defineCall({
    method: "GET",
    path,
    summary: "A membership with everything that the SACCO keeps of the person",
    access: "public",
    params: byKey,
    answer: ownMembership,
    errors: ["gone"],
    perMinuteFromAddress: 600,
  }),
  export: defineCall({
    method: "GET",
    path: `${path}/export`,
    summary:
      "Everything that the SACCO keeps of the person: a zip of data.json, the same to read as data.html, and the documents",
    access: "public",
    params: byKey,
    answer: z.unknown(),
    download: [mediaTypes.zip],
    errors: ["gone"],
    perMinuteFromAddress: 20,
  }),
  request: defineCall({
    method: "POST",
    path: `${path}/requests`,
    summary:
      "Ask for a correction, an erasure, or take a consent back. One that is open already is answered again",
    access: "public",
    params: byKey,
    body: dataRequestInput,
    answer: ownDataRequest,
    status: 201,
    errors: ["gone"],
    perMinuteFromAddress: 60,
  }),
  allowMarketing: defineCall({
    method: "PUT",
    path: `${path}/marketing`,
    summary: "Allow news and offers, or take that back. It holds at once",
    access: "public",
    params: byKey,
    body: z.object({ allowed: z.boolean() }),
    answer: ownMembership,
    errors: ["gone", "conflict"],
    perMinuteFromAddress: 60,
  }),
};

const access = { role: "onboarding" } as const;

/** What staff do with the requests. */
export const dataRequestCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/data-requests",
    summary: "What people asked for about their data, most urgent first",
    access,
    query: dataRequestList.query,
    answer: z.array(dataRequest),
    paged: true,
  }),
  answer: defineCall({
    method: "POST",
    path: "/api/data-requests/:id/answer",
    summary:
      "Answer a request; the person is told. A granted erasure deletes who is not a member yet; what a law has kept is `restricted`",
    access,
    params: z.object({ id: z.uuid() }),
    body: dataRequestAnswer,
    answer: z.void(),
    errors: ["conflict"],
    perMinute: 60,
    allowedAfterTrial: true,
  }),
};
