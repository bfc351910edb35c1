import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { ImportDefinition } from "./import-kind.ts";
import type { MappedRow } from "./import-sheet.ts";

/** What is known of rows before anything is made of them, and the rows with what the database says of the rest. */
export async function lookUp<Row>(
  scope: OrganisationScope,
  { keysOf, find, look }: Pick<ImportDefinition<Row>, "keysOf" | "find" | "look">,
  rows: readonly MappedRow<Row>[],
): Promise<{ known: Map<string, string>; rows: readonly MappedRow<Row>[] }> {
  const read = rows.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const known = await find(
    scope,
    read.map((row) => keysOf(row).sought),
  );
  if (!look) return { known, rows };
  const fresh = read.filter((row) => !known.has(keysOf(row).sought));
  const found = new Map((await look(scope, fresh)).map((result, place) => [fresh[place], result]));
  return {
    known,
    rows: rows.map((one) => {
      const result = one.row === undefined ? undefined : found.get(one.row);
      return result ? { number: one.number, texts: one.texts, ...result } : one;
    }),
  };
}
