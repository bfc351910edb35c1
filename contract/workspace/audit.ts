import { z } from "zod";
import { type AuditAction, type AuditKind, auditActions, auditKinds } from "../core/audit.ts";
import { defineCall } from "../core/call.ts";
import { anyOf, day, defineList } from "../core/list.ts";
import { mediaTypes } from "../core/media-types.ts";

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** The audit trail, newest first. `q` is looked for in the names and addresses of people. */
export const auditList = defineList({
  name: "audit",
  pageSize: 50,
  search: true,
  filters: { kind: anyOf(Object.keys(auditKinds) as AuditKind[], { atOnce: 1 }), from: day(), to: day() },
});

/** One entry of the audit trail, as the owner reads it. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(actions),
  /** Null when nobody is known to have acted, or the account is gone. */
  actor: z.object({ name: z.string(), email: z.string(), kind: z.enum(["person", "api_token"]) }).nullable(),
  /** Whom or what it was done to: a colleague, a candidate and a job. Empty where that is gone. */
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
    query: auditList.query,
    answer: z.array(auditEntry),
    paged: true,
  }),
  export: defineCall({
    method: "GET",
    path: "/api/workspace/audit/export",
    summary: "The audit trail as CSV; that it was exported stands in it too",
    access: { role: "owner" },
    query: auditList.filter,
    answer: z.unknown(),
    download: [mediaTypes.csv],
    perMinute: 10,
  }),
};
