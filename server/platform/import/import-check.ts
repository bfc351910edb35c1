import type { ImportCheck, ImportCheckRow } from "#contract/core/import.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { giveTurn } from "#server/platform/yielding.ts";
import type { ImportRow } from "./import.queries.ts";
import type { ImportDefinition } from "./import-kind.ts";
import { lookUp } from "./import-look.ts";
import type { MappedRow } from "./import-sheet.ts";

const firstRows = 10;
const wrongRows = 50;

/**
 * What an import of these rows would do. A row that is in the file twice counts once.
 * @param inScope a transaction: a large file is looked at in several, so that others have their turn
 */
export async function checkRows<Row>(
  inScope: <T>(work: (scope: OrganisationScope) => Promise<T>) => Promise<T>,
  definition: Pick<ImportDefinition<Row>, "keysOf" | "find" | "look" | "becomes" | "large">,
  mapped: readonly MappedRow<Row>[],
  assigned: ImportRow["assigned"] = {},
): Promise<ImportCheck> {
  const { keysOf, becomes } = definition;
  const seen = new Set<string>();
  const rows: MappedRow<Row>[] = [];
  const size = definition.large?.batchRows ?? (mapped.length || 1);
  for (let start = 0; start < mapped.length; start += size) {
    const some = mapped.slice(start, start + size);
    const found = await inScope((scope) => lookUp(scope, definition, some));
    for (const key of found.known.keys()) seen.add(key);
    rows.push(...found.rows);
    await giveTurn();
  }
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
