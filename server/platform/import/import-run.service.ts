import { z } from "zod";
import { errorMessages } from "#contract/core/errors.messages.ts";
import { CodedError } from "#contract/core/errors.ts";
import { abandonedImportHours, type ImportKind, importKinds } from "#contract/core/import.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { discardUpload } from "#server/platform/files/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type Attempt, defineTask } from "#server/platform/queue/queue.ts";
import { giveTurn } from "#server/platform/yielding.ts";
import * as queries from "./import.queries.ts";
import { applyRows } from "./import-batch.ts";
import { endImport } from "./import-end.ts";
import type { ImportDefinition } from "./import-kind.ts";
import { mapRow, readSheetOf } from "./import-sheet.ts";
import { endEarly } from "./import-undo.ts";
import type { Sheet } from "./sheet.ts";

/** Works through a started import, and goes on where an earlier attempt stopped. */
export const runImportTask = defineTask({
  name: "platform.import",
  label: "Import files",
  data: z.object({ organisationId: z.uuid(), importId: z.uuid(), kind: z.enum(importKinds) }),
  retries: 5,
  retryDelaySeconds: 10,
});

type ImportTask = z.output<typeof runImportTask.data>;

/**
 * Rows of one transaction: what a stop in the middle costs, and how long a cancellation waits. On the embedded database
 * every other request waits for it, too.
 */
const batchRows = 25;

/**
 * Imports the next rows in one transaction, and ends the import after the last.
 * @returns whether rows are left
 */
export function importBatch<Row>(
  { database }: Pick<Platform, "database">,
  definition: ImportDefinition<Row>,
  { organisationId, importId, kind }: ImportTask,
  sheet: Sheet,
): Promise<boolean> {
  return inOrganisation(database, organisationId, async (scope) => {
    const run = await queries.lockImport(scope, kind, importId);
    if (run?.state !== "running") return false;
    const size = definition.large?.batchRows ?? batchRows;
    const end = Math.min(run.processed + size, sheet.rows.length);
    const rows = sheet.rows.slice(run.processed, end).map((row) => mapRow(definition, run, row));
    const outcomes = await applyRows(scope, definition, run, rows);
    await queries.insertOutcomes(scope, importId, outcomes);
    const counted = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
    const advanced = await queries.updateImport(scope, importId, {
      processed: end,
      created: run.created + counted("created"),
      duplicates: run.duplicates + counted("duplicate"),
      invalid: run.invalid + counted("invalid"),
    });
    if (end < sheet.rows.length) return true;
    await endImport(scope, systemActor, advanced, { state: "done" });
    return false;
  });
}

/** Ends an import that cannot go on, unless it has ended meanwhile. */
function failImport(
  { database }: Platform,
  definition: ImportDefinition<unknown>,
  task: ImportTask,
  failure: string,
): Promise<void> {
  return inOrganisation(database, task.organisationId, async (scope) => {
    const run = await queries.lockImport(scope, task.kind, task.importId);
    if (run?.state !== "running") return;
    await endEarly(scope, definition, systemActor, run, { state: "failed", failure });
  });
}

/**
 * Works through an import until its end or its cancellation, and deletes its file. What another attempt cannot mend
 * ends it with a sentence about why.
 */
export async function runImport(
  platform: Platform,
  definitions: readonly ImportDefinition<unknown>[],
  task: ImportTask,
  attempt: Attempt,
): Promise<void> {
  const definition = definitions.find(({ kind }) => kind === task.kind);
  if (!definition) throw new Error(`nothing imports ${task.kind}`);
  const run = await inOrganisation(platform.database, task.organisationId, (scope) =>
    queries.importById(scope, task.kind, task.importId),
  );
  if (run?.state !== "running" || !run.fileId) return;
  try {
    const sheet = await readSheetOf(platform, task.organisationId, run.fileId, definition);
    while (await importBatch(platform, definition, task, sheet)) await giveTurn();
  } catch (error) {
    const lasting = error instanceof CodedError && error.code !== "unavailable";
    if (!lasting && !attempt.last) throw error;
    await failImport(platform, definition, task, lasting ? error.message : errorMessages.en.internal);
    if (!lasting) throw error;
  }
  await discardUpload(platform, run.fileId);
}

/** Lets imports go on that a process left when it ended. One that goes on elsewhere is not done twice. */
export const resumeImports = ({ database, queue }: Platform): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    for (const run of await queries.importsIn(tx, "running", new Date())) {
      await queue.enqueue(tx, runImportTask, run);
    }
  });

/** Gives up files that nobody went on with. */
export async function cleanImports(platform: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - abandonedImportHours * 3_600_000);
  const left = await acrossOrganisations(platform.database, (tx) =>
    queries.importsIn(tx, "uploaded", before),
  );
  for (const { organisationId, importId, kind } of left) {
    await abandon(platform, organisationId, importId, kind);
  }
}

async function abandon(platform: Platform, organisationId: string, importId: string, kind: ImportKind) {
  const fileId = await inOrganisation(platform.database, organisationId, async (scope) => {
    const run = await queries.lockImport(scope, kind, importId);
    if (run?.state !== "uploaded") return null;
    await endImport(scope, systemActor, run, { state: "cancelled" });
    return run.fileId;
  });
  if (fileId) await discardUpload(platform, fileId);
}
