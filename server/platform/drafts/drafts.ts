import { and, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, integer, jsonb, type PgColumn, type PgTable, uuid } from "drizzle-orm/pg-core";
import { draftDays } from "#contract/core/limits.ts";
import type { DraftSave, WizardStep } from "#contract/core/wizard.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { jsonObject, range } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";
import type { Database, Tx } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";

/** Columns that every table of drafts has, beside its keys and what it refers to. */
export const draftColumns = <Values>() => ({
  values: jsonb("values").$type<Values>().notNull(),
  /** The form's step that the person was at, from 1. */
  step: integer("step").notNull(),
  version: integer("version").notNull().default(1),
  /** The opening of the form that saved this version. */
  editorId: uuid("editor_id"),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** What these columns may hold. */
export const draftChecks = (
  table: { step: AnyPgColumn; version: AnyPgColumn; values: AnyPgColumn },
  steps: readonly WizardStep[],
) => [range(table.step, 1, steps.length), range(table.version, 1), jsonObject(table.values)];

type DraftTable = PgTable & { version: PgColumn; editorId: PgColumn; updatedAt: PgColumn };

/** The draft that a save is based on, or the one that its own editor sent just before and has no answer to. */
function isBasis(table: DraftTable, { version, editorId, replacesUnanswered }: DraftSave): SQL | undefined {
  const unanswered =
    replacesUnanswered && editorId
      ? and(eq(table.version, version + 1), eq(table.editorId, editorId))
      : undefined;
  return or(eq(table.version, version), unanswered);
}

/**
 * Writes a draft if the version that it is based on is the one kept, or if it takes the place of the save
 * that its own editor sent just before.
 * @param draft.of whose it is and what for: the columns that a new row has beside its content
 * @param draft.where the row that is meant
 * @returns null otherwise: another tab or device has saved since, or has thrown the draft away
 */
export async function writeDraft<Table extends DraftTable>(
  tx: Tx,
  table: Table,
  draft: { of: object; where: SQL | undefined; content: object; save: DraftSave },
): Promise<Table["$inferSelect"] | null> {
  const { of, where, save } = draft;
  const content = { ...draft.content, editorId: save.editorId ?? null };
  // Drizzle types what a concrete table answers, which a generic one cannot show; the signature says it.
  const rows: PgTable = table;
  if (save.version === 0) {
    const [created] = await tx
      .insert(rows)
      .values({ ...of, ...content })
      .onConflictDoNothing()
      .returning();
    if (created) return created as Table["$inferSelect"];
  }
  const [row] = await tx
    .update(rows)
    .set({ ...content, version: sql`${table.version} + 1`, updatedAt: new Date() } as never)
    .where(and(where, isBasis(table, save)))
    .returning();
  return (row as Table["$inferSelect"] | undefined) ?? null;
}

/** Removes the drafts that nobody has touched for long: personal data is kept no longer than somebody means to use it. */
export async function deleteOldDrafts(database: Database, table: DraftTable): Promise<void> {
  const oldest = new Date(Date.now() - draftDays * dayMillis);
  await acrossOrganisations(database, (tx) => tx.delete(table).where(lt(table.updatedAt, oldest)));
}
