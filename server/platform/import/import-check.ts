import type { ImportCheck, ImportCheckRow } from "#contract/core/import.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { ImportDefinition } from "./import-kind.ts";
import type { MappedRow } from "./import-sheet.ts";

const firstRows = 10;
const wrongRows = 50;

/** What an import of these rows would do. A row that is in the file twice counts once. */
export async function checkRows<Row>(
  scope: OrganisationScope,
  { keysOf, find }: Pick<ImportDefinition<Row>, "keysOf" | "find">,
  rows: readonly MappedRow<Row>[],
): Promise<ImportCheck> {
  const sought = rows.flatMap(({ row }) => (row === undefined ? [] : keysOf(row).sought));
  const seen = new Set((await find(scope, sought)).keys());
  const checked = rows.map(({ row, problems = {}, number, texts }): ImportCheckRow => {
    const keys = row === undefined ? null : keysOf(row);
    const duplicate = keys !== null && seen.has(keys.sought);
    for (const key of keys?.known ?? []) seen.add(key);
    return { row: number, values: texts, problems, duplicate };
  });
  const wrong = checked.filter(({ problems }) => Object.keys(problems).length > 0);
  const duplicates = checked.filter(({ duplicate }) => duplicate).length;
  return {
    ready: checked.length - wrong.length - duplicates,
    duplicates,
    invalid: wrong.length,
    first: checked.slice(0, firstRows),
    wrong: wrong.slice(0, wrongRows),
  };
}
