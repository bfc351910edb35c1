import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { RowOutcome } from "./import.table.ts";
import type { ImportDefinition, ImportRun } from "./import-kind.ts";
import { lookUp } from "./import-look.ts";
import type { MappedRow } from "./import-sheet.ts";

/** What became of one row. */
interface Outcome {
  row: number;
  outcome: Extract<RowOutcome, "created" | "duplicate" | "invalid">;
  subjectId?: string | null;
  problems?: Record<string, string>;
}

/** Makes something of each row that is sound and not known yet, neither before nor by a row above it. */
export async function applyRows<Row>(
  scope: OrganisationScope,
  definition: Pick<ImportDefinition<Row>, "keysOf" | "find" | "look" | "create">,
  run: ImportRun,
  mapped: readonly MappedRow<Row>[],
): Promise<Outcome[]> {
  const { keysOf, create } = definition;
  const { known, rows } = await lookUp(scope, definition, mapped);
  const fresh = new Map<string, Row>();
  const subjects = rows.map((one) => {
    if (one.problems) return null;
    const keys = keysOf(one.row);
    const there = known.get(keys.sought);
    if (there) return { id: there, isNew: false };
    const id = newId();
    fresh.set(id, one.row);
    for (const key of keys.known) known.set(key, id);
    return { id, isNew: true };
  });
  const made = new Set(fresh.size > 0 ? await create(scope, fresh, run) : []);
  return rows.map(({ number, problems }, place) => {
    const subject = subjects[place];
    if (!subject) return { row: number, outcome: "invalid", problems };
    const { id, isNew } = subject;
    const outcome = isNew && made.has(id) ? "created" : "duplicate";
    return { row: number, outcome, subjectId: fresh.has(id) && !made.has(id) ? null : id };
  });
}
