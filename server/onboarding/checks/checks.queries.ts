import { and, asc, count, desc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { z } from "zod";
import { identityCheckList } from "#contract/onboarding/checks.ts";
import { users } from "#server/accounts/accounts.table.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { identityChecks } from "./checks.table.ts";

export type IdentityCheckRow = typeof identityChecks.$inferSelect;
type CheckQuery = z.output<typeof identityCheckList.query>;

const matching = conditionsOf(identityCheckList, { kind: identityChecks.kind });

export const insertCheck = (scope: OrganisationScope, values: Omit<IdentityCheckRow, "organisationId">) =>
  scope.insert(identityChecks, values);

/** Whether anything was kept of a case. */
export async function hasChecks(scope: OrganisationScope, reference: string): Promise<boolean> {
  const condition = eq(identityChecks.reference, reference);
  return (await scope.select({ id: identityChecks.id }, identityChecks, condition).limit(1)).length > 0;
}

/** A check, unless its case has a later one of the same kind. */
export async function findLatestCheck(
  scope: OrganisationScope,
  id: string,
): Promise<IdentityCheckRow | undefined> {
  const [check] = await scope.select(
    getTableColumns(identityChecks),
    identityChecks,
    eq(identityChecks.id, id),
  );
  if (!check) return undefined;
  const ofItsKind = and(eq(identityChecks.reference, check.reference), eq(identityChecks.kind, check.kind));
  const later = await scope
    .select({ id: identityChecks.id }, identityChecks, and(ofItsKind, gt(identityChecks.id, id)))
    .limit(1);
  return later.length > 0 ? undefined : check;
}

/** What the newest check of a kind in a case came to; null where there is none. */
export async function findLatestOutcome(
  scope: OrganisationScope,
  reference: string,
  kind: IdentityCheckRow["kind"],
): Promise<string | null> {
  const condition = and(eq(identityChecks.reference, reference), eq(identityChecks.kind, kind));
  const [row] = await scope
    .select({ outcome: identityChecks.outcome }, identityChecks, condition)
    .orderBy(desc(identityChecks.id))
    .limit(1);
  return row?.outcome ?? null;
}

/** A page of the checks of a case, newest first, with the name of who made each. @param references its names */
export async function listChecks(scope: OrganisationScope, references: readonly string[], query: CheckQuery) {
  const condition = and(inArray(identityChecks.reference, [...references]), matching(query));
  return readPage(
    query,
    scope
      .select({ check: identityChecks, maker: users.name }, identityChecks, condition)
      .leftJoin(users, eq(users.id, identityChecks.createdBy))
      .orderBy(desc(identityChecks.id)),
    scope.select({ total: count() }, identityChecks, condition),
  );
}

export async function removeChecks(scope: OrganisationScope, reference: string): Promise<number> {
  const removed = await scope
    .delete(identityChecks, eq(identityChecks.reference, reference))
    .returning({ id: identityChecks.id });
  return removed.length;
}

/** What is sealed, of all organisations, in the order of ids. */
export const sealedAfter = (tx: Tx, after: string, size: number) =>
  tx
    .select({ id: identityChecks.id, details: identityChecks.details })
    .from(identityChecks)
    .where(gt(identityChecks.id, after))
    .orderBy(asc(identityChecks.id))
    .limit(size);

export const updateSealed = (tx: Tx, id: string, details: string) =>
  tx.update(identityChecks).set({ details }).where(eq(identityChecks.id, id));
