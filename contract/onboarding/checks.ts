import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine } from "../core/fields.ts";
import { anyOf, defineList } from "../core/list.ts";

/** What can be checked of a person who wants to be a member. */
export const checkKinds = [
  "document",
  "faces",
  "liveness",
  "registry",
  "comparison",
  "screening",
  "duplicates",
] as const;
export type CheckKind = (typeof checkKinds)[number];

/**
 * The caller's own name of a case. A check that is given one is kept under it; without one nothing is kept.
 * It is not secret: no number or name of a person belongs in it.
 */
export const caseReference = oneLine.max(100);

/** Who makes checks and reads them: whoever takes members in, and the owner; a program needs the scope. */
export const checkAccess = { access: { role: "onboarding" }, scope: "identity:check" } as const;

const details = z.record(z.string(), z.unknown());

/** A check that was kept, as it was made: a later one of the same case is another entry. */
export const identityCheck = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(checkKinds),
  /** What it came to, as the check's own answer names it. */
  outcome: z.string(),
  /** What made it: models, registry or rules, and which of them. */
  engine: z.string(),
  engineVersion: z.string(),
  checkedAt: z.iso.datetime(),
  /** Null for an API token, for the product itself, and where the account is gone. */
  checkedBy: z.string().nullable(),
  /** What the call answered. */
  result: details,
  /** What it was made from: digests of the files, measures, thresholds, the other side's answer. */
  evidence: details,
});
export type IdentityCheck = z.infer<typeof identityCheck>;

/** The checks of one case, newest first. */
export const identityCheckList = defineList({ pageSize: 50, filters: { kind: anyOf(checkKinds) } });

const ofCase = z.object({ id: caseReference });

export const identityCheckCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/identity-cases/:id/checks",
    summary: "The checks that were kept of a case, newest first. Reading them is in the audit trail",
    ...checkAccess,
    params: ofCase,
    query: identityCheckList.query,
    answer: z.array(identityCheck),
    paged: true,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/identity-cases/:id/checks",
    summary: "Remove every check that was kept of a case",
    access: { role: "owner" },
    params: ofCase,
    answer: z.object({ removed: z.int() }),
    allowedAfterTrial: true,
  }),
};
