import type { Actor } from "#server/platform/audit/audit.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./import.queries.ts";
import { auditImport, endImport } from "./import-end.ts";
import type { ImportDefinition } from "./import-kind.ts";

/** Ids of one statement, which takes some ten thousands. */
const atOnce = 2_000;

type Removing = Pick<ImportDefinition<never>, "remove">;

/** Takes away what a locked import made, but for what has been used since. @param state in which that leaves it */
export async function takeAway(
  scope: OrganisationScope,
  { remove }: Removing,
  actor: Actor,
  { id }: Pick<queries.ImportRow, "id">,
  state: "undone" | "cancelled" | "failed",
): Promise<queries.ImportRow> {
  const ids = await queries.createdBy(scope, id);
  const counts = { removed: 0, kept: 0 };
  for (let start = 0; start < ids.length; start += atOnce) {
    const { removed, kept } = await remove(scope, ids.slice(start, start + atOnce));
    await queries.noteUndone(scope, id, "undone", removed);
    await queries.noteUndone(scope, id, "kept", kept);
    counts.removed += removed.length;
    counts.kept += kept.length;
  }
  const undone = await queries.updateImport(scope, id, { state, undoneAt: new Date() });
  await auditImport(scope, actor, "import.undone", undone, counts);
  return undone;
}

/** Ends a locked import before its last row; of rows that come whole or not at all, those that came are taken away. */
export async function endEarly(
  scope: OrganisationScope,
  definition: Removing & Pick<ImportDefinition<never>, "whole">,
  actor: Actor,
  row: queries.ImportRow,
  end: { state: "cancelled" | "failed"; failure?: string },
): Promise<queries.ImportRow> {
  const ended = await endImport(scope, actor, row, end);
  return definition.whole && ended.created > 0 ? takeAway(scope, definition, actor, ended, end.state) : ended;
}
