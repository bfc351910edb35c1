import { and, asc, count, desc, eq, getTableColumns, gt, inArray, lt } from "drizzle-orm";
import type { ImportKind } from "#contract/core/import.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { importRows, imports, type RowOutcome } from "./import.table.ts";

export type ImportRow = typeof imports.$inferSelect;

const fields = getTableColumns(imports);

/** One page of the imports of a kind, newest first (ids grow), and how many there are in all. */
export function listImports(
  scope: OrganisationScope,
  kind: ImportKind,
  page: { page: number; pageSize: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const condition = eq(imports.kind, kind);
  return readPage(
    page,
    scope.select(fields, imports, condition).orderBy(desc(imports.id)),
    scope.select({ total: count() }, imports, condition),
  );
}

const one = (kind: ImportKind, id: string) => and(eq(imports.kind, kind), eq(imports.id, id));

/** An import of a kind; null where there is none of that id. */
export async function importById(
  scope: OrganisationScope,
  kind: ImportKind,
  id: string,
): Promise<ImportRow | null> {
  const [row] = await scope.select(fields, imports, one(kind, id));
  return row ?? null;
}

/** An import that nobody else changes until the transaction ends. */
export async function lockImport(
  scope: OrganisationScope,
  kind: ImportKind,
  id: string,
): Promise<ImportRow | null> {
  const [row] = await scope.select(fields, imports, one(kind, id)).for("update");
  return row ?? null;
}

/** Notes a new import. */
export async function insertImport(
  scope: OrganisationScope,
  values: Omit<typeof imports.$inferInsert, "organisationId">,
): Promise<ImportRow> {
  const [row] = await scope.insert(imports, values).returning();
  if (!row) throw new Error("insert returned no row");
  return row;
}

/** Changes an import; the caller has locked it. */
export async function updateImport(
  scope: OrganisationScope,
  id: string,
  values: Partial<typeof imports.$inferInsert>,
): Promise<ImportRow> {
  const [row] = await scope.update(imports, values, eq(imports.id, id)).returning();
  if (!row) throw new Error("update returned no row");
  return row;
}

/** What became of rows of an import. */
export async function insertOutcomes(
  scope: OrganisationScope,
  importId: string,
  rows: Omit<typeof importRows.$inferInsert, "organisationId" | "importId">[],
): Promise<void> {
  if (rows.length === 0) return;
  await scope.insert(
    importRows,
    rows.map((row) => ({ ...row, importId })),
  );
}

/** Rows of an import that had one of these outcomes, after a row, in the order of the file. */
export function outcomesAfter(
  scope: OrganisationScope,
  importId: string,
  outcomes: RowOutcome[],
  { after, limit }: { after: number; limit: number },
) {
  return scope
    .select(
      { row: importRows.row, outcome: importRows.outcome, problems: importRows.problems },
      importRows,
      and(
        eq(importRows.importId, importId),
        inArray(importRows.outcome, outcomes),
        gt(importRows.row, after),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);
}

export type OutcomeRow = Awaited<ReturnType<typeof outcomesAfter>>[number];

/** Ids of what an import made, as a part of another query. */
export const importedBy = (scope: OrganisationScope, importId: string) =>
  scope.select(
    { subjectId: importRows.subjectId },
    importRows,
    and(eq(importRows.importId, importId), eq(importRows.outcome, "created")),
  );

/** What an import made. */
export async function createdBy(scope: OrganisationScope, importId: string): Promise<string[]> {
  const rows = await importedBy(scope, importId);
  return rows.flatMap(({ subjectId }) => subjectId ?? []);
}

/** Notes what was taken away of an import's rows, or stayed. */
export async function noteUndone(
  scope: OrganisationScope,
  importId: string,
  outcome: "undone" | "kept",
  subjectIds: string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await scope.update(
    importRows,
    { outcome },
    and(
      eq(importRows.importId, importId),
      eq(importRows.outcome, "created"),
      inArray(importRows.subjectId, subjectIds),
    ),
  );
}

/** How many rows the undoing of each import took away, and how many it left. */
export function countUndone(scope: OrganisationScope, importIds: string[]) {
  return scope
    .select(
      { importId: importRows.importId, outcome: importRows.outcome, count: count() },
      importRows,
      and(inArray(importRows.importId, importIds), inArray(importRows.outcome, ["undone", "kept"])),
    )
    .groupBy(importRows.importId, importRows.outcome);
}

/** Imports in a state, of all organisations; for background work. */
export function importsIn(tx: Tx, state: "uploaded" | "running", before: Date) {
  return tx
    .select({ organisationId: imports.organisationId, importId: imports.id, kind: imports.kind })
    .from(imports)
    .where(and(eq(imports.state, state), lt(imports.createdAt, before)))
    .orderBy(asc(imports.id));
}
