import { z } from "zod";
import { apiScopeNames } from "../core/api-scopes.ts";
import { defineCall } from "../core/call.ts";
import { oneLine, plannedDay } from "../core/fields.ts";
import { defineList } from "../core/list.ts";

/** API tokens of one organisation that work at the same time. */
export const maxApiTokens = 50;
export const maxTokenName = 100;

/** An organisation's API tokens, newest first. */
export const apiTokenList = defineList({ pageSize: 20 });

export const apiTokenStates = ["active", "expired", "revoked"] as const;

/** A token as the organisation's owner sees it; never the token itself. */
export const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  state: z.enum(apiTokenStates),
  createdAt: z.iso.datetime(),
  /** Null when the account of whoever made it is gone. */
  createdBy: z.string().nullable(),
  /** Null for a token that works until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokenInput = z.object({
  name: oneLine.max(maxTokenName),
  scopes: z
    .array(z.enum(apiScopeNames))
    .min(1, "Please choose at least one permission.")
    .max(apiScopeNames.length)
    .transform((list) => apiScopeNames.filter((scope) => list.includes(scope))),
  /** The last day on which it works, in Nairobi; without one it works until it is revoked. */
  lastDay: plannedDay.optional(),
});

/** The only answer that ever holds a token. */
export const newApiToken = apiToken.extend({ token: z.string() });
export type NewApiToken = z.infer<typeof newApiToken>;

const access = { role: "owner" } as const;

export const apiTokenCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/workspace/api-tokens",
    summary: "The organisation's API tokens, newest first, revoked ones too",
    access,
    query: apiTokenList.query,
    answer: z.array(apiToken),
    paged: true,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/workspace/api-tokens",
    summary: "Make an API token. This answer alone holds it: nobody can read it later",
    access,
    body: apiTokenInput,
    answer: newApiToken,
    status: 201,
    errors: ["conflict", "email_unverified", "trial_ended"],
    perMinute: 20,
  }),
  revoke: defineCall({
    method: "POST",
    path: "/api/workspace/api-tokens/:id/revoke",
    summary: "Revoke an API token; it works no more from now on",
    access,
    params: z.object({ id: z.uuid() }),
    answer: apiToken,
    allowedAfterTrial: true,
  }),
};
