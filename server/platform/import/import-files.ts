import { Readable } from "node:stream";
import type { ImportField } from "#contract/core/import.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload, csvStream } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type OutcomeRow, outcomesAfter } from "./import.queries.ts";
import type { RowOutcome } from "./import.table.ts";
import type { ImportDefinition } from "./import-kind.ts";

/** A file with the headings of all fields and nothing below them. */
export function importTemplate({
  kind,
  fields,
}: Pick<ImportDefinition<unknown>, "kind" | "fields">): Download {
  const columns = fields.map(({ label }) => ({ heading: label, value: () => null }));
  return {
    bytes: csvStream(columns, Readable.from([])),
    contentType: `${mediaTypes.csv}; charset=utf-8`,
    name: `${kind.replaceAll("_", "-")}-to-import.csv`,
    attachment: true,
  };
}

const results: Record<RowOutcome, string> = {
  created: "Imported",
  undone: "Taken away",
  kept: "Stays",
  duplicate: "Known already",
  invalid: "Left out",
};

/** What is wrong with a row, by the names that people know its fields by. */
const problemText = (fields: readonly ImportField[], problems: Record<string, string>): string =>
  Object.entries(problems)
    .map(([name, problem]) => `${fields.find((field) => field.name === name)?.label ?? name}: ${problem}`)
    .join("; ");

/** The rows of which an import made nothing, or which its undoing left: their numbers and why, nothing of a person. */
export function problemsOf(
  { database }: Pick<Platform, "database">,
  { kind, fields, keptReason }: Pick<ImportDefinition<unknown>, "kind" | "fields" | "keptReason">,
  { organisationId }: Staff,
  importId: string,
  signal: AbortSignal,
): Download {
  const columns: CsvColumn<OutcomeRow>[] = [
    { heading: "Row", value: ({ row }) => row },
    { heading: "Result", value: ({ outcome }) => results[outcome] },
    {
      heading: "Why",
      value: ({ outcome, problems }) =>
        outcome === "kept" ? keptReason : problemText(fields, problems ?? {}),
    },
  ];
  return csvDownload(`${kind}-import-problems`, {
    columns,
    signal,
    readAfter: (last, limit) =>
      inOrganisation(database, organisationId, (scope) =>
        outcomesAfter(scope, importId, ["duplicate", "invalid", "kept"], { after: last?.row ?? 0, limit }),
      ),
  });
}
