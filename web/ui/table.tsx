import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type ColumnSort, SortLink } from "./sort-link.tsx";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, digits of one width. */
  numeric?: boolean;
  /** The header is read but not drawn: for a column of buttons. */
  hideHeader?: boolean;
  sort?: ColumnSort;
}

/**
 * Rows of things. On a phone each row becomes a card in which every value is beside its column's name;
 * the first column is the card's title. The header sticks below the page's own (`--sticky-top`).
 * @param caption names the table for screen readers
 * @param empty shown instead of the table when there are no rows
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  className,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  className?: string;
}) {
  if (rows.length === 0) return <div className={clsx(frame, className)}>{empty}</div>;
  return (
    <div
      className={clsx(
        "relative overflow-x-auto min-[90rem]:overflow-clip md:rounded-card md:border md:border-line md:bg-card",
        className,
      )}
    >
      <table className="block w-full text-sm md:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className="block space-y-3 md:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={clsx(
                "block rounded-card border border-line bg-card p-4 shadow-card",
                "md:table-row md:border-0 md:p-0 md:shadow-none md:hover:bg-sand md:not-last:*:border-b",
              )}
            >
              {columns.map((column, index) => (
                <BodyCell key={column.key} column={column} row={row} title={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const frame = "rounded-card border border-line bg-card";

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { sort } = column;
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={clsx(
        "top-(--sticky-top) z-10 border-b border-line bg-sand px-4 py-3 font-semibold whitespace-nowrap text-muted",
        "first:rounded-tl-card last:rounded-tr-card",
        // Narrower, the table scrolls sideways in a box of its own, in which nothing can stick to the page.
        "min-[90rem]:sticky",
        column.numeric ? "text-right" : "text-left",
      )}
    >
      {sort ? (
        <SortLink header={column.header} sort={sort} />
      ) : (
        <span className={clsx(column.hideHeader && "sr-only")}>{column.header}</span>
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row, title }: { column: Column<Row>; row: Row; title: boolean }) {
  const Cell = title ? "th" : "td";
  const labelled = !title && !column.hideHeader;
  return (
    <Cell
      scope={title ? "row" : undefined}
      className={clsx(
        "border-line text-left align-middle md:table-cell md:px-4 md:py-3",
        title
          ? "mb-2 block text-base font-semibold wrap-anywhere md:min-w-44 md:text-sm"
          : "flex items-baseline justify-between gap-4 py-1.5",
        column.hideHeader && "pt-3",
        column.numeric && "tabular-nums md:text-right",
      )}
    >
      {labelled && (
        <span aria-hidden className="shrink-0 text-muted md:hidden">
          {column.header}
        </span>
      )}
      <div className={clsx(labelled ? "min-w-0 text-right" : "w-full", !column.numeric && "md:text-left")}>
        {column.cell(row)}
      </div>
    </Cell>
  );
}
