import type { ImportSummary } from "#contract/core/import.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./import.queries.ts";
import type { ImportDefinition } from "./import-kind.ts";

/** Names of accounts, by id; who is gone is left out. */
export type NamesOf = (scope: OrganisationScope, userIds: string[]) => Promise<Map<string, string>>;

/** Imports as people see them. */
export async function summariesOf(
  scope: OrganisationScope,
  { keptReason }: Pick<ImportDefinition<unknown>, "keptReason">,
  namesOf: NamesOf,
  rows: readonly queries.ImportRow[],
): Promise<ImportSummary[]> {
  const byId = (row: queries.ImportRow) => row.startedBy ?? row.uploadedBy;
  const people = new Set(rows.flatMap((row) => byId(row) ?? []));
  const names = people.size > 0 ? await namesOf(scope, [...people]) : new Map<string, string>();
  const undone = rows.filter(({ undoneAt }) => undoneAt !== null).map(({ id }) => id);
  const counts = undone.length > 0 ? await queries.countUndone(scope, undone) : [];
  const counted = (id: string, outcome: string) =>
    counts.find((one) => one.importId === id && one.outcome === outcome)?.count ?? 0;
  return rows.map((row) => {
    const kept = counted(row.id, "kept");
    return {
      ...row,
      by: names.get(byId(row) ?? "") ?? null,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      undo: row.undoneAt && {
        at: row.undoneAt.toISOString(),
        removed: counted(row.id, "undone"),
        kept,
        reason: kept > 0 ? keptReason : "",
      },
    };
  });
}
