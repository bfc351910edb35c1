import type { ImportCheck, ImportCheckRow } from "#contract/core/import.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { ImportRow } from "./import.queries.ts";
import type { ImportDefinition } from "./import-kind.ts";
import { lookUp } from "./import-look.ts";
import type { MappedRow } from "./import-sheet.ts";

const firstRows = 10;
const wrongRows = 50;

/** What an import of these rows would do. A row that is in the file twice counts once. */
export async function checkRows<Row>(
  scope: OrganisationScope,
  definition: Pick<ImportDefinition<Row>, "keysOf" | "find" | "look" | "becomes">,
  mapped: readonly MappedRow<Row>[],
  assigned: ImportRow["assigned"] = {},
): Promise<ImportCheck> {
  const { keysOf, becomes } = definition;
  const { known, rows } = await lookUp(scope, definition, mapped);
  const seen = new Set(known.keys());
  const checked = rows.map(({ row, problems = {}, number, texts }): ImportCheckRow => {
    const keys = row === undefined ? null : keysOf(row);
    const duplicate = keys !== null && seen.has(keys.sought);
    for (const key of keys?.known ?? []) seen.add(key);
    const made = row !== undefined && !duplicate && becomes ? becomes(row) : "";
    return {
      row: number,
      values: texts,
      problems,
      duplicate,
      becomes: made,
      assigned: Object.hasOwn(assigned, number),
    };
  });
  const wrong = checked.filter(({ problems }) => Object.keys(problems).length > 0);
  const duplicates = checked.filter(({ duplicate }) => duplicate).length;
  return {
    ready: checked.length - wrong.length - duplicates,
    duplicates,
    invalid: wrong.length,
    first: checked.slice(0, firstRows),
    wrong: wrong.slice(0, wrongRows),
    assigned: checked.filter((row) => row.assigned),
  };
}
