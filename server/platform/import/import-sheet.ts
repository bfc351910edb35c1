import { largeImport } from "#contract/core/import.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { FileKind } from "#server/platform/files/kinds.ts";
import { findStoredFile, withBytes } from "#server/platform/files/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ImportRow } from "./import.queries.ts";
import type { ImportDefinition, ReadRow } from "./import-kind.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

type Size = Pick<ImportDefinition<unknown>, "large">;

/** What may be uploaded. */
export const importRule = ({ large }: Size) => ({
  accept: ["csv", "xlsx"] satisfies FileKind[],
  maxBytes: large ? largeImport.bytes : maxUploadBytes,
});

/** Reads a stored file on a worker thread. Not inside a transaction. @throws CodedError what is wrong with it */
export async function readSheetOf(
  { database, files, sheets }: Platform,
  organisationId: string,
  fileId: string,
  { large }: Size = {},
): Promise<Sheet> {
  const stored = await inOrganisation(database, organisationId, (scope) => findStoredFile(scope, fileId));
  const { bytes, contentType } = await withBytes(files, stored);
  return sheets.read(bytes, contentType === mediaTypes.xlsx ? "xlsx" : "csv", large && largeImport.rows);
}

/** A row of a file with what its fields say. */
export type MappedRow<Row> = ReadRow<Row> & { number: number; texts: Record<string, string> };

/** Reads a row's fields from their columns, and adds what was said of it by hand. */
export function mapRow<Row>(
  { fields, read, assigning }: Pick<ImportDefinition<Row>, "fields" | "read" | "assigning">,
  { mapping, assigned }: Pick<ImportRow, "mapping" | "assigned">,
  { row: number, cells }: SheetRow,
): MappedRow<Row> {
  const texts = Object.fromEntries(fields.map(({ name }) => [name, cells[mapping[name] ?? -1] ?? ""]));
  const said = read(texts);
  const assignment = assigned[number];
  if (said.problems || !assigning || !assignment) return { ...said, number, texts };
  return { row: assigning.assigned(said.row, assignment), number, texts };
}
