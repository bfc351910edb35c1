import { Link } from "#web/ui/link.tsx";

interface Cell {
  now: string;
  /** The figure of the days before. */
  past?: string;
  /** What the figure is made of. */
  note?: string | undefined;
}

export interface FigureRow {
  label: string;
  /** Where the rows behind it are listed. */
  to?: string | undefined;
  cells: readonly Cell[];
}

/**
 * Figures of several things beside each other, each with that of the days before below it. On a phone each thing is a
 * card.
 */
export function FiguresTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly [label: string, ...figures: string[]];
  rows: readonly FigureRow[];
}) {
  const [label, ...figures] = head;
  return (
    <table className="block w-full text-sm md:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only text-muted md:not-sr-only md:table-header-group">
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-left font-semibold">
            {label}
          </th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className="pb-2 pl-4 text-right font-semibold whitespace-nowrap">
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <tr
            key={row.label}
            className="grid grid-cols-2 gap-x-4 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 sm:grid-cols-3 md:table-row md:py-0"
          >
            <th scope="row" className="col-span-full text-left text-base font-semibold md:py-2.5 md:text-sm">
              {row.to ? (
                <Link to={row.to} className="text-brand-ink hover:underline">
                  {row.label}
                </Link>
              ) : (
                row.label
              )}
            </th>
            {row.cells.map(({ now, past, note }, index) => (
              <td key={figures[index]} className="tabular-nums md:py-2.5 md:pl-4 md:text-right">
                <span aria-hidden className="block text-xs text-muted md:hidden">
                  {figures[index]}
                </span>
                <span className="font-semibold">{now}</span>
                {past !== undefined && <span className="block text-xs text-muted">before: {past}</span>}
                {note !== undefined && <span className="block text-xs text-muted">{note}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
