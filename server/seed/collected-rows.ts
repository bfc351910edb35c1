import type { OrganisationScope, OrganisationTable } from "#server/platform/database/scope.ts";
import { insertRows } from "./insert-rows.ts";

/**
 * Rows of one organisation that are collected and then written table by table, many in a statement. What Drizzle and the
 * protocol take for a statement of one row is several times what the row itself takes.
 */
export class CollectedRows {
  readonly scope: OrganisationScope;
  readonly #rows: Map<OrganisationTable, object[]>;

  /** @param tables all that take rows, each after those that it refers to */
  constructor(scope: OrganisationScope, tables: readonly OrganisationTable[]) {
    this.scope = scope;
    this.#rows = new Map(tables.map((table) => [table, []]));
  }

  /** Takes a row, to be written by `write`. */
  add<T extends OrganisationTable>(table: T, row: Omit<T["$inferInsert"], "organisationId">): void {
    const rows = this.#rows.get(table);
    if (!rows) throw new Error("a row of a table that is not among those that are written");
    rows.push(row);
  }

  /** Writes what was taken since the last time. */
  async write(): Promise<void> {
    for (const [table, rows] of this.#rows) {
      await insertRows(this.scope, table, rows.splice(0) as never[]);
    }
  }
}
