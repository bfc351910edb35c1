import { eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { CodedError } from "#contract/core/errors.ts";
import type { OrganisationScope, OrganisationTable } from "./scope.ts";

/**
 * Whether a row with the id that a browser chose is new. Asked while what it is about is locked, so that two
 * attempts at the same moment follow one another.
 * @param key see `attemptKey` of the contract
 * @param about the column that says what a row is about, and what this one is
 * @throws CodedError malformed_request if the key belongs to something else
 */
export async function isNewAttempt<Table extends OrganisationTable & { id: PgColumn }>(
  scope: OrganisationScope,
  table: Table,
  key: string | undefined,
  about: { column: PgColumn; id: string },
): Promise<boolean> {
  if (!key) return true;
  const [row] = await scope.select({ of: about.column }, table, eq(table.id, key));
  if (row && row.of !== about.id) {
    throw new CodedError("malformed_request", "This key was used for something else.");
  }
  return !row;
}
