import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { FigureSource, Figures, monthlyFiguresList } from "#contract/finance/figures.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { imports } from "#server/platform/import/import.table.ts";
import { monthlyFiguresTable as figures } from "./figures.table.ts";

const fields = {
  id: figures.id,
  month: figures.month,
  members: figures.members,
  activeAccounts: figures.activeAccounts,
  deposits: figures.deposits,
  loans: figures.loans,
  source: figures.source,
  recordedAt: figures.recordedAt,
  fileName: imports.fileName,
  recordedBy: users.name,
};

const withNames = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select(fields, figures, condition)
    .leftJoin(users, eq(users.id, figures.recordedBy))
    .leftJoin(
      imports,
      and(eq(imports.organisationId, figures.organisationId), eq(imports.id, figures.importId)),
    );

export type FiguresRow = Awaited<ReturnType<typeof withNames>>[number];

/** One page of the months that there are figures of. */
export const listFigures = (scope: OrganisationScope, query: z.output<typeof monthlyFiguresList.query>) =>
  readPage(
    query,
    withNames(scope).orderBy(query.sort === "month" ? asc(figures.month) : desc(figures.month)),
    scope.select({ total: count() }, figures),
  );

export async function figuresById(scope: OrganisationScope, id: string): Promise<FiguresRow | null> {
  const [row] = await withNames(scope, eq(figures.id, id));
  return row ?? null;
}

const isSample = eq(figures.source, "sample");
const isOwn = ne(figures.source, "sample");

/** The last months that the organisation keeps figures of, the very last first; sample data is not kept by it. */
export const lastFigures = (scope: OrganisationScope, months: number) =>
  withNames(scope, isOwn).orderBy(desc(figures.month)).limit(months);

/** Adds the sample's figures of months that there are none of. */
export const insertSample = (scope: OrganisationScope, rows: (Figures & { month: string })[]) =>
  scope
    .insert(
      figures,
      rows.map((row) => ({ ...row, source: "sample" as const })),
    )
    .onConflictDoNothing();

export const deleteSample = (scope: OrganisationScope) => scope.delete(figures, isSample);

/** Writes the figures of a month, over those that there are. @returns their id */
export async function putFigures(
  scope: OrganisationScope,
  { month, ...values }: Figures & { month: string; source: FigureSource; recordedBy: string },
): Promise<string> {
  const [row] = await scope
    .insert(figures, { month, ...values })
    .onConflictDoUpdate({
      target: [figures.organisationId, figures.month],
      set: { ...values, importId: null, recordedAt: sql`now()` },
    })
    .returning({ id: figures.id });
  if (!row) throw new Error("What is written has an id");
  return row.id;
}

export const deleteFigures = (scope: OrganisationScope, id: string) =>
  scope.delete(figures, eq(figures.id, id)).returning({ month: figures.month });

/** Which of these months there are figures of, sample data aside. */
export const monthsAmong = (scope: OrganisationScope, months: string[]) =>
  scope.select({ id: figures.id, month: figures.month }, figures, and(inArray(figures.month, months), isOwn));

/** Adds months that there are no figures of; those of the sample give way. @returns the ids of those that were added */
export async function insertImported(
  scope: OrganisationScope,
  rows: (Figures & { id: string; month: string; importId: string; recordedBy: string | null })[],
): Promise<string[]> {
  const months = rows.map(({ month }) => month);
  await scope.delete(figures, and(inArray(figures.month, months), isSample));
  const made = await scope
    .insert(
      figures,
      rows.map((row) => ({ ...row, source: "imported" as const })),
    )
    .onConflictDoNothing()
    .returning({ id: figures.id });
  return made.map(({ id }) => id);
}

/** Takes away months that nobody corrected since they were imported. */
export async function deleteUncorrected(scope: OrganisationScope, ids: string[]) {
  const gone = await scope
    .delete(figures, and(inArray(figures.id, ids), eq(figures.source, "imported")))
    .returning({ id: figures.id });
  const kept = await scope.select({ id: figures.id }, figures, inArray(figures.id, ids));
  return { removed: gone.map(({ id }) => id), kept: kept.map(({ id }) => id) };
}
