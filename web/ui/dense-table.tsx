import { clsx } from "clsx";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { KeptMarkup, type PlainProps } from "./kept-markup.tsx";
import { SortLink } from "./sort-link.tsx";
import type { Column } from "./table.tsx";

/** Where a value is put on a phone's card. */
type CardPlace = "title" | "state" | "line" | "start" | "end" | "fact" | "actions";

/** Of a cell: its element and what this looks like. */
interface CellElement {
  as: "td" | "th";
  scope?: "row";
  className: string;
}

/** Draws a cell as a whole. */
type DrawCell = (element: CellElement) => ReactNode;

/**
 * A cell of what many rows show, a status or a job, by `KeptMarkup`: the server writes it once for all of them.
 * @param Part what the cell shows, by its props and nothing else
 */
export const keptCell =
  <Props extends object>(Part: ComponentType<Props>, props: PlainProps<Props>): DrawCell =>
  (element) => <KeptCell {...element} of={Part} props={props} />;

/** For components that call nothing, which their type says of each and not of all. */
const KeptCell = KeptMarkup as <Props extends object>(
  part: CellElement & { of: ComponentType<Props>; props: PlainProps<Props> },
) => ReactNode;

export interface DenseColumn<Row> extends Omit<Column<Row>, "cell"> {
  /** What the cell shows, or a `keptCell`. */
  cell: (row: Row) => ReactNode | DrawCell;
  /** Share of the table, a class: `md:w-[18%]`. The columns together make 100%. */
  width: string;
  /** Left out of a table that has no room for it, below 1280 px; a phone's card has it. */
  wideOnly?: boolean;
  /**
   * On a phone: the title and the state beside it, lines below them, of which a start and an end share one, facts one
   * below the other at the left of the actions. A value without a place is left out there.
   */
  card?: CardPlace;
}

/** Of a column that a narrow table leaves out. */
const wideOnlyClass = "md:max-xl:hidden";

/** What the head of a table says of a column. */
type DenseHead = Omit<DenseColumn<never>, "cell" | "card">;

/** The look of a row. */
export const denseRowClass = clsx(
  "grid grid-flow-dense grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-card border border-line bg-card px-3 py-2 shadow-card",
  "md:table-row md:border-0 md:bg-transparent md:shadow-none md:hover:bg-sand md:not-last:*:border-b",
);

/**
 * Many rows to compare, as staff work with them: each of two lines where these say enough, so that twelve and more are
 * seen on a laptop. On a phone, where no title can be hovered, each is a card of some 160 px in which nothing is cut.
 * The head sticks below the page's own (`--sticky-top`).
 * @param caption names the table for screen readers
 * @param children the rows, `tr` of the class `denseRowClass`
 * @param empty shown instead of the table when there are no rows
 */
export function DenseFrame({
  caption,
  columns,
  children,
  empty,
}: {
  caption: string;
  columns: readonly DenseHead[];
  children: readonly ReactNode[];
  empty: ReactNode;
}) {
  if (children.length === 0) return <div className="rounded-card border border-line bg-card">{empty}</div>;
  return (
    <table className="block w-full table-fixed text-sm md:table md:rounded-card md:border md:border-separate md:border-spacing-0 md:border-line md:bg-card">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="block space-y-2 md:table-row-group">{children}</tbody>
    </table>
  );
}

/** Draws the cells of a row by the table's columns. */
export function denseCells<Row>(columns: readonly DenseColumn<Row>[]): (row: Row) => ReactNode {
  const cells = columns.map((column) => ({ column, element: cellElement(column) }));
  return (row) =>
    cells.map(({ column, element }) => (
      <Fragment key={column.key}>{drawCell(element, column.cell(row))}</Fragment>
    ));
}

/** A `DenseFrame` whose rows are drawn by its columns. */
export function DenseTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
}: {
  caption: string;
  columns: readonly DenseColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}) {
  const cellsOf = denseCells(columns);
  return (
    <DenseFrame caption={caption} columns={columns} empty={empty}>
      {rows.map((row) => (
        <tr key={rowKey(row)} className={denseRowClass}>
          {cellsOf(row)}
        </tr>
      ))}
    </DenseFrame>
  );
}

function HeadCell({ column: { header, hideHeader, numeric, sort, width, wideOnly } }: { column: DenseHead }) {
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={clsx(
        "sticky top-(--sticky-top) z-10 border-b border-line bg-sand px-2 py-2 font-semibold text-muted",
        "first:rounded-tl-card first:pl-3 last:rounded-tr-card last:pr-3",
        width,
        wideOnly && wideOnlyClass,
        numeric ? "text-right" : "text-left",
      )}
    >
      {sort ? (
        <SortLink header={header} sort={sort} />
      ) : (
        <span className={clsx(hideHeader && "sr-only")}>{header}</span>
      )}
    </th>
  );
}

const places: Record<CardPlace, string> = {
  title: "order-1 col-span-2",
  state: "order-2 justify-self-end",
  line: "order-3 col-span-3",
  start: "order-3 col-start-1",
  end: "order-3 col-span-2 col-start-2 justify-self-end",
  actions: "order-4 col-span-2 col-start-2 row-span-2 justify-self-end",
  fact: "order-5 col-start-1 text-xs md:text-sm",
};

function cellElement<Row>({ card, numeric, wideOnly }: DenseColumn<Row>): CellElement {
  const className = clsx(
    "min-w-0 border-line text-left align-middle md:table-cell md:px-2 md:py-0.75 md:first:pl-3 md:last:pr-3",
    card ? places[card] : "hidden",
    numeric && "tabular-nums md:text-right",
    wideOnly && wideOnlyClass,
  );
  return card === "title" ? { as: "th", scope: "row", className } : { as: "td", className };
}

function drawCell({ as: Element, ...element }: CellElement, content: ReactNode | DrawCell): ReactNode {
  if (typeof content === "function") return content({ as: Element, ...element });
  return <Element {...element}>{content}</Element>;
}

/**
 * A value and, smaller, what belongs to it. On a phone both are whole; elsewhere each is in one line, and the title has
 * what is cut.
 * @param onPhone where the second stands on a phone: beside the first while there is room, below it, or nowhere
 * @param wraps gives each a second line, for texts of which one line says too little
 */
export function TwoLines({
  first,
  second,
  onPhone = "beside",
  wraps = false,
}: {
  first: string;
  second: string;
  onPhone?: "beside" | "below" | "nowhere";
  wraps?: boolean;
}) {
  const line = clsx("min-w-0 wrap-anywhere", wraps ? "md:line-clamp-2" : "md:block md:truncate");
  return (
    <span
      className={clsx(
        "min-w-0",
        onPhone === "beside" ? "flex flex-wrap items-baseline gap-x-2 md:block" : "block",
      )}
    >
      <span title={first} className={clsx(line, "block leading-5")}>
        {first}
      </span>
      <span
        title={second}
        className={clsx(
          line,
          "text-xs leading-4 font-normal text-muted",
          onPhone === "nowhere" ? "hidden" : "block",
        )}
      >
        {second}
      </span>
    </span>
  );
}
