import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { RowOutcome } from "./import.table.ts";
import type { ImportDefinition } from "./import-kind.ts";
import type { MappedRow } from "./import-sheet.ts";

/** What became of one row. */
interface Outcome {
  row: number;
  outcome: Extract<RowOutcome, "created" | "duplicate" | "invalid">;
  subjectId?: string | null;
  problems?: Record<string, string>;
}

/** Makes something of each row that is sound and not known yet, one after the other. */
export async function applyRows<Row>(
  scope: OrganisationScope,
  definition: Pick<ImportDefinition<Row>, "keysOf" | "find" | "create">,
  importId: string,
  rows: readonly MappedRow<Row>[],
): Promise<Outcome[]> {
  const { keysOf, find, create } = definition;
  const sought = rows.flatMap((one) => (one.problems ? [] : keysOf(one.row).sought));
  const known = await find(scope, sought);
  const outcomes: Outcome[] = [];
  for (const one of rows) {
    if (one.problems) {
      outcomes.push({ row: one.number, outcome: "invalid", problems: one.problems });
      continue;
    }
    const keys = keysOf(one.row);
    const found = known.get(keys.sought);
    const made = found ? null : await create(scope, one.row, importId);
    if (made) for (const key of keys.known) known.set(key, made);
    outcomes.push({
      row: one.number,
      outcome: made ? "created" : "duplicate",
      subjectId: made ?? found ?? null,
    });
  }
  return outcomes;
}
