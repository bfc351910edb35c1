import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type {
  ImportCheck,
  ImportColumns,
  ImportSummary,
  importList,
  importStart,
} from "#contract/core/import.ts";
import type { Page } from "#contract/core/paging.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { commitUpload, discardUpload, findStoredFile, storeUpload } from "#server/platform/files/uploads.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { mapYielding } from "#server/platform/yielding.ts";
import { guessMapping } from "./guess-mapping.ts";
import * as queries from "./import.queries.ts";
import { checkRows } from "./import-check.ts";
import { auditImport } from "./import-end.ts";
import type { ImportDefinition } from "./import-kind.ts";
import { runImportTask } from "./import-run.service.ts";
import { importRule, mapRow, readSheetOf } from "./import-sheet.ts";
import { type NamesOf, summariesOf } from "./import-summary.ts";
import { endEarly, takeAway } from "./import-undo.ts";
import { requireMapping } from "./mapping.policy.ts";

/** Rows whose cells are shown as examples of a column. */
const exampleRows = 3;

const begun = () => new CodedError("conflict", "This import has begun already. Look at how far it is.");

/** @throws CodedError validation where rows are of a day that was not given, or cannot be */
function requireDay({ dated }: Pick<ImportDefinition<never>, "dated">, asOf: string | undefined): void {
  const problem = dated && (asOf ? dated(asOf) : "Please say of what day these rows are");
  if (problem) throw new CodedError("validation", undefined, { asOf: problem });
}

/** The imports of one kind. */
export function createImports<Row>(platform: Platform, definition: ImportDefinition<Row>, namesOf: NamesOf) {
  const { database, queue } = platform;
  const { kind, fields } = definition;

  async function summaryIn(scope: OrganisationScope, row: queries.ImportRow): Promise<ImportSummary> {
    const [summary] = await summariesOf(scope, definition, namesOf, [row]);
    if (!summary) throw new Error("a row has a summary");
    return summary;
  }

  /** Changes an import that nobody else changes meanwhile. @throws CodedError not_found, and what `change` throws */
  const changed = (
    staff: Staff,
    id: string,
    change: (scope: OrganisationScope, row: queries.ImportRow) => Promise<queries.ImportRow>,
  ): Promise<ImportSummary> =>
    inOrganisation(database, staff.organisationId, async (scope) => {
      const row = await queries.lockImport(scope, kind, id);
      if (!row) throw new CodedError("not_found");
      return summaryIn(scope, await change(scope, row));
    });

  /** The import and its file, before it is started. @throws CodedError not_found, conflict, what is wrong with the file */
  async function waiting({ organisationId }: Staff, id: string) {
    const row = await inOrganisation(database, organisationId, (scope) =>
      queries.importById(scope, kind, id),
    );
    if (!row) throw new CodedError("not_found");
    if (row.state !== "uploaded" || !row.fileId) throw begun();
    return { row, sheet: await readSheetOf(platform, organisationId, row.fileId, definition) };
  }

  return {
    /** Stores a file until it is imported, with a guess at what its columns are. */
    async upload(staff: Staff, upload: UploadedFile | undefined): Promise<ImportSummary> {
      if (!upload) throw new CodedError("validation", undefined, { file: "Please choose a file." });
      const { organisationId, userId } = staff;
      const fileId = await storeUpload(platform, organisationId, upload, importRule(definition));
      try {
        const sheet = await readSheetOf(platform, organisationId, fileId, definition);
        return await inOrganisation(database, organisationId, async (scope) => {
          await commitUpload(scope, fileId);
          const row = await queries.insertImport(scope, {
            kind,
            fileId,
            fileName: (await findStoredFile(scope, fileId)).name,
            rows: sheet.rows.length,
            mapping: guessMapping(sheet.headings, fields),
            uploadedBy: userId,
          });
          await auditImport(scope, staff, "import.uploaded", row);
          return summaryIn(scope, row);
        });
      } catch (error) {
        await discardUpload(platform, fileId);
        throw error;
      }
    },

    list: (
      { organisationId }: Staff,
      query: z.output<typeof importList.query>,
    ): Promise<Page<ImportSummary>> =>
      inOrganisation(database, organisationId, async (scope) => {
        const { rows, total } = await queries.listImports(scope, kind, query);
        return { rows: await summariesOf(scope, definition, namesOf, rows), total };
      }),

    get: ({ organisationId }: Staff, id: string): Promise<ImportSummary> =>
      inOrganisation(database, organisationId, async (scope) => {
        const row = await queries.importById(scope, kind, id);
        if (!row) throw new CodedError("not_found");
        return summaryIn(scope, row);
      }),

    async columns(staff: Staff, id: string): Promise<ImportColumns> {
      const { row, sheet } = await waiting(staff, id);
      const examples = sheet.rows.slice(0, exampleRows);
      return {
        columns: sheet.headings.map((heading, place) => ({
          heading,
          examples: examples.flatMap(({ cells }) => cells[place] || []),
        })),
        mapping: row.mapping,
      };
    },

    map: (staff: Staff, id: string, mapping: Record<string, number>): Promise<ImportSummary> =>
      changed(staff, id, async (scope, row) => {
        if (row.state !== "uploaded") throw begun();
        requireMapping(fields, mapping);
        return queries.updateImport(scope, id, { mapping });
      }),

    /** Notes what a row is for, as somebody says by hand; null takes that back. @throws CodedError not_found, conflict */
    assign: (staff: Staff, id: string, number: number, subjectId: string | null): Promise<ImportSummary> =>
      changed(staff, id, async (scope, row) => {
        if (row.state !== "uploaded") throw begun();
        const { [number]: _, ...others } = row.assigned;
        if (subjectId === null) return queries.updateImport(scope, id, { assigned: others });
        await definition.assigning?.require(scope, subjectId);
        const assigned = { ...others, [number]: { subjectId, by: staff.userId } };
        return queries.updateImport(scope, id, { assigned });
      }),

    async check(staff: Staff, id: string): Promise<ImportCheck> {
      const { row, sheet } = await waiting(staff, id);
      const rows = await mapYielding(sheet.rows, (one) => mapRow(definition, row, one));
      return checkRows(
        (work) => inOrganisation(database, staff.organisationId, work),
        definition,
        rows,
        row.assigned,
      );
    },

    start: (
      staff: Staff,
      id: string,
      { source, asOf }: z.output<typeof importStart>,
    ): Promise<ImportSummary> =>
      changed(staff, id, async (scope, row) => {
        if (row.state !== "uploaded") throw begun();
        requireDay(definition, asOf);
        if (definition.informs) requireVerifiedEmail(staff);
        requireMapping(fields, row.mapping);
        const day = definition.dated ? asOf : null;
        const values = { state: "running", source, asOf: day, startedBy: staff.userId } as const;
        const started = await queries.updateImport(scope, id, values);
        await auditImport(scope, staff, "import.started", started);
        const { organisationId } = staff;
        await queue.enqueue(scope.tx, runImportTask, { organisationId, importId: id, kind });
        return started;
      }),

    /**
     * Stops an import, or gives up an uploaded file. What has been made stays until it is undone, but for rows of which no
     * part is to stay.
     */
    async cancel(staff: Staff, id: string): Promise<ImportSummary> {
      const released: string[] = [];
      const summary = await changed(staff, id, async (scope, row) => {
        if (!row.fileId) throw new CodedError("conflict", "This import is over already.");
        released.push(row.fileId);
        return endEarly(scope, definition, staff, row, { state: "cancelled" });
      });
      for (const fileId of released) await discardUpload(platform, fileId);
      return summary;
    },

    /** Takes away what an import made, but for what has been used since. */
    undo: (staff: Staff, id: string): Promise<ImportSummary> =>
      changed(staff, id, async (scope, row) => {
        if (row.fileId) throw new CodedError("conflict", "Stop this import first; then it can be undone.");
        if (row.undoneAt) throw new CodedError("conflict", "This import has been undone already.");
        return takeAway(scope, definition, staff, row, "undone");
      }),
  };
}
