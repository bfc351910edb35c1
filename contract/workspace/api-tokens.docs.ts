import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema, type Fields } from "../core/documentation.ts";
import { apiToken, apiTokenCalls, apiTokenInput, newApiToken } from "./api-tokens.ts";

const fields: Fields<typeof apiToken> = {
  id: ["Id of the token; not the token itself.", exampleId],
  name: ["What it is for.", "Payroll"],
  scopes: ["What it may do.", ["applications:read"]],
  state: ["Whether it works.", "active"],
  createdAt: ["When it was made.", "2026-11-21T06:00:00.000Z"],
  createdBy: ["Who made it; null when the account is gone.", "Amina Hassan"],
  expiresAt: ["Until when it works; null until it is revoked.", "2027-01-31T20:59:59.999Z"],
  lastUsedAt: ["Its last use, to the minute; null before the first.", "2026-11-22T09:14:00.000Z"],
  revokedAt: ["When it was revoked; null while it was not.", null],
};

export const apiTokenDocs = [
  describeSchema(apiTokenCalls.list.query, "ApiTokenQuery", "Which page of the API tokens.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
  }),
  describeSchema(apiTokenCalls.revoke.params, "ApiTokenPath", "Which API token.", {
    id: ["Id of the token.", exampleId],
  }),
  describeSchema(apiToken, "ApiToken", "A key by which another program works in the organisation.", fields),
  describeSchema(newApiToken, "NewApiToken", "A token that was just made.", {
    ...fields,
    token: [
      "The token itself: keep it now, no other answer holds it.",
      "ush_wq2nC0g4yXhJ1rT8uVb3Zk6Ls9PdEaFm",
    ],
  }),
  describeSchema(apiTokenInput, "ApiTokenInput", "A token to make.", {
    name: ["What it is for.", "Payroll"],
    scopes: ["What it may do: one or more scopes.", ["applications:read"]],
    lastDay: ["The last day on which it works, in Nairobi.", "2027-01-31"],
  }),
];
