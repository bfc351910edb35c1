import { type ImportSummary, importList } from "#contract/core/import.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { wholeList } from "#web/lib/list-state.ts";
import { EmptyState } from "../empty-state.tsx";
import { Link } from "../link.tsx";
import { ListEmpty } from "../list/list-empty.tsx";
import { Pagination } from "../pagination.tsx";
import { type Column, Table } from "../table.tsx";
import { endOf } from "./run-view.tsx";

const stateOf = (run: ImportSummary): string => {
  if (run.state === "uploaded") return "Not started";
  return endOf(run) || `Running: ${formatNumber(run.processed)} of ${formatNumber(run.rows)} rows`;
};

const columnsWith = (pathOf: (run: ImportSummary) => string): Column<ImportSummary>[] => [
  {
    key: "file",
    header: "File",
    cell: (run) => (
      <Link
        to={pathOf(run)}
        className="inline-flex min-h-6 items-center text-brand-ink underline wrap-anywhere"
      >
        {run.fileName}
      </Link>
    ),
  },
  { key: "state", header: "Result", cell: stateOf },
  {
    key: "source",
    header: "Source",
    cell: ({ source }) => <span className="wrap-anywhere">{source || "–"}</span>,
  },
  {
    key: "when",
    header: "When",
    cell: ({ createdAt, by }) => (
      <>
        <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>
        {by && <span className="block text-sm text-muted">{by}</span>}
      </>
    ),
  },
];

/** A page of the imports so far, with who and when. */
export function ImportHistory({
  runs,
  page,
  total,
  pathOf,
}: {
  runs: readonly ImportSummary[];
  page: number;
  /** Imports on all pages. */
  total: number;
  pathOf: (run: ImportSummary) => string;
}) {
  return (
    <>
      <Table
        caption="Imports so far"
        columns={columnsWith(pathOf)}
        rows={runs}
        rowKey={({ id }) => id}
        empty={
          <ListEmpty
            list={importList}
            state={{ ...wholeList(importList), page }}
            words={{ many: "imports" }}
            matching={total}
          >
            <EmptyState title="No imports yet">Each file that you import is listed here.</EmptyState>
          </ListEmpty>
        }
      />
      <Pagination page={page} pageSize={importList.pageSize} total={total} className="mt-4" />
    </>
  );
}
