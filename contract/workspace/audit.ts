import { z } from "zod";
import { type AuditAction, type AuditKind, auditActions, auditKinds } from "../core/audit.ts";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { manyOf, pageQuery } from "../core/paging.ts";
import { periodQuery } from "../core/period.ts";

const kinds = Object.keys(auditKinds) as [AuditKind, ...AuditKind[]];
const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** Which entries are meant. `q` is looked for in the names and addresses of people. */
export const auditFilter = pageQuery
  .pick({ q: true })
  .extend({ ...periodQuery.shape, kind: manyOf(z.enum(kinds)) });

export const auditQuery = auditFilter.extend(pageQuery.pick({ page: true, pageSize: true }).shape);

/** One entry of the audit trail, as the owner reads it. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(actions),
  /** Null when nobody is known to have acted, or the account is gone. */
  actor: z.object({ name: z.string(), email: z.string(), kind: z.enum(["person", "api_token"]) }).nullable(),
  /** Whom or what it was done to: a colleague, a candidate and a position. Empty where that is gone. */
  about: z.string(),
  /** Address that the request came from; null for the product itself. */
  ip: z.string().nullable(),
  /** What else is on record, by its name. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/workspace/audit",
    summary: "Who did what in the organisation, newest first",
    access: { role: "owner" },
    query: auditQuery,
    answer: z.array(auditEntry),
    paged: true,
  }),
  export: defineCall({
    method: "GET",
    path: "/api/workspace/audit/export",
    summary: "The audit trail as CSV; that it was exported stands in it too",
    access: { role: "owner" },
    query: auditFilter,
    answer: z.unknown(),
    download: [mediaTypes.csv],
    perMinute: 10,
  }),
};
