import { CircleAlert, CircleCheck, Copy } from "lucide-react";
import type { ReactNode } from "react";
import type { ImportCheck, ImportCheckRow, ImportField } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { Badge } from "../badge.tsx";
import { Disclosure } from "../disclosure.tsx";
import { Stat, StatGroup } from "../stat.tsx";
import { type Column, Table } from "../table.tsx";
import type { ImportWords } from "./import-desk.ts";

/** What is wrong with a row, each with the name of its field. */
export function problemLines(fields: readonly ImportField[], { problems }: ImportCheckRow): string[] {
  return Object.entries(problems).map(
    ([name, problem]) => `${fields.find((field) => field.name === name)?.label ?? name}: ${problem}`,
  );
}

/** What can be done about a row right there. */
export type RowControls = (row: ImportCheckRow) => ReactNode;

function RowState({
  fields,
  row,
  controls,
}: {
  fields: readonly ImportField[];
  row: ImportCheckRow;
  controls: RowControls | undefined;
}) {
  const lines = problemLines(fields, row);
  if (lines.length > 0) {
    return (
      <>
        <Badge tone="danger" icon={CircleAlert}>
          Left out
        </Badge>
        {lines.map((line) => (
          <span key={line} className="mt-1 block text-sm text-danger">
            {line}
          </span>
        ))}
        {controls?.(row)}
      </>
    );
  }
  return (
    <>
      {row.duplicate ? (
        <Badge icon={Copy}>Known already</Badge>
      ) : (
        <Badge tone="success" icon={CircleCheck}>
          Ready
        </Badge>
      )}
      {controls?.(row)}
    </>
  );
}

/**
 * A column for each field that some row fills, and for what becomes of the rows where they do not say it. What is wrong
 * comes first: a file may have more columns than a screen is wide.
 */
const columnsFor = (
  fields: readonly ImportField[],
  rows: ImportCheckRow[],
  words: ImportWords,
  controls: RowControls | undefined,
): Column<ImportCheckRow>[] => [
  { key: "row", header: "Row", cell: ({ row }) => `Row ${row}` },
  {
    key: "state",
    header: "Result",
    cell: (row) => (
      <div className="md:min-w-48">
        <RowState fields={fields} row={row} controls={controls} />
      </div>
    ),
  },
  ...fields
    .filter(({ name, unseen }) => !unseen && rows.some(({ values }) => values[name]))
    .map(
      ({ name, label }): Column<ImportCheckRow> => ({
        key: name,
        header: label,
        cell: ({ values, problems }) => (
          <span className={problems[name] ? "text-danger wrap-anywhere" : "wrap-anywhere"}>
            {values[name] || "–"}
          </span>
        ),
      }),
    ),
  ...(rows.some(({ becomes }) => becomes)
    ? [
        {
          key: "becomes",
          header: words.becomes,
          cell: ({ becomes }: ImportCheckRow) => <span className="wrap-anywhere">{becomes || "–"}</span>,
        },
      ]
    : []),
];

/** What an import would do: how many rows are ready, the first rows, and those in which something is wrong. */
export function CheckReport({
  check,
  fields,
  words,
  controls,
}: {
  check: ImportCheck;
  fields: readonly ImportField[];
  words: ImportWords;
  controls?: RowControls | undefined;
}) {
  const columns = columnsFor(fields, [...check.first, ...check.wrong, ...check.assigned], words, controls);
  return (
    <div className="space-y-5">
      <StatGroup>
        <Stat label="Ready" value={formatNumber(check.ready)} note="Will be imported" tone="success" />
        <Stat label="Known already" value={formatNumber(check.duplicates)} note="Will be left alone" />
        <Stat
          label={words.leftOut}
          value={formatNumber(check.invalid)}
          note="Will be left out"
          tone={check.invalid > 0 ? "danger" : "neutral"}
        />
      </StatGroup>
      {check.wrong.length > 0 && (
        <Disclosure
          label={`Show these rows: ${words.leftOut.toLowerCase()}${check.invalid > check.wrong.length ? " (the first fifty)" : ""}`}
        >
          <Table
            caption={`Rows: ${words.leftOut.toLowerCase()}`}
            columns={columns}
            rows={check.wrong}
            rowKey={({ row }) => String(row)}
            empty={null}
            className="mt-2"
          />
        </Disclosure>
      )}
      {check.assigned.length > 0 && (
        <>
          <h2 className="text-xl">Assigned by hand</h2>
          <Table
            caption="Rows that somebody assigned by hand"
            columns={columns}
            rows={check.assigned}
            rowKey={({ row }) => String(row)}
            empty={null}
          />
        </>
      )}
      <h2 className="text-xl">The first rows</h2>
      <Table
        caption="The first rows of the file"
        columns={columns}
        rows={check.first}
        rowKey={({ row }) => String(row)}
        empty={null}
      />
    </div>
  );
}
