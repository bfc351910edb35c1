import { Form } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { caseListPath } from "#contract/experience/complaint-paths.ts";
import type { ComplaintReturn, ComplaintReturnRow } from "#contract/experience/complaint-return.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { type Column, Table } from "#web/ui/table.tsx";

type Row = Omit<ComplaintReturnRow, "topic"> & { category: string };

const figure = (key: "received" | "resolved" | "withinTime" | "pending", header: string): Column<Row> => ({
  key,
  header,
  numeric: true,
  cell: (row) => formatNumber(row[key]),
});

const columns: readonly Column<Row>[] = [
  { key: "category", header: "Category", cell: ({ category }) => category },
  figure("received", "Received"),
  figure("resolved", "Resolved"),
  figure("withinTime", "Within time"),
  figure("pending", "Pending"),
  {
    key: "averageDays",
    header: "Average days",
    numeric: true,
    cell: ({ averageDays }) => (averageDays === null ? "–" : averageDays),
  },
];

/** The complaints return of a quarter, to be looked at and taken along. @param quarters to choose from, newest first */
export function ReturnPage({ report, quarters }: { report: ComplaintReturn; quarters: readonly string[] }) {
  const { quarter, from, to, rows, total } = report;
  const file = (format: "csv" | "pdf") =>
    callUrl(wire.experience.complaints.exportReturn, { query: { quarter, format } });
  const lines: Row[] = rows.map(({ topic, ...figures }) => ({
    category: experienceTopicLabels[topic],
    ...figures,
  }));
  return (
    <>
      <PageHeader
        title="Complaints return"
        lead={`${formatDate(from)} to ${formatDate(to)}`}
        breadcrumb={
          <Breadcrumb items={[{ label: "Complaints", to: caseListPath }, { label: "Quarterly return" }]} />
        }
        actions={
          <>
            <DownloadLink href={file("csv")}>Export CSV</DownloadLink>
            <DownloadLink href={file("pdf")}>Export PDF</DownloadLink>
          </>
        }
      />
      <Form method="get" className="mb-5 flex flex-wrap items-end gap-3">
        <Field label="Quarter" name="quarter">
          {(control) => (
            <Select
              key={quarter}
              {...control}
              defaultValue={quarter}
              options={quarters.map((one) => ({ value: one, label: one }))}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </Form>
      <Table
        caption={`Complaints of ${quarter} by category`}
        columns={columns}
        rows={lines.length > 0 ? [...lines, { category: "Total", ...total }] : []}
        rowKey={({ category }) => category}
        empty={
          <EmptyState title="No complaints in this quarter">
            Nothing came, was closed or was pending between these days.
          </EmptyState>
        }
      />
      <p className="mt-4 max-w-prose text-sm text-muted">
        Resolved: closed in the quarter, whenever they came. Within time: every step was done in its time.
        Pending: open at the end of the quarter. Average days: calendar days from receipt to close.
      </p>
    </>
  );
}
