import { useId, useState } from "react";
import { formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";

export interface Bar {
  label: string;
  value: number;
  /** A second column of the table, beside the figure in the chart: a share, say. */
  note?: string;
}

/**
 * Few figures side by side as horizontal bars from zero, with the same figures as a table one press away.
 * @param unit what is counted; also the header of the table's figures
 * @param category header of the table's first column
 */
export function BarChart({
  title,
  unit,
  category,
  noteHeader,
  bars,
  format = formatNumber,
}: {
  title: string;
  unit: string;
  category: string;
  noteHeader?: string;
  bars: readonly Bar[];
  format?: (value: number) => string;
}) {
  const [table, setTable] = useState(false);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-card p-5 shadow-card">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <h3 id={titleId} className="text-xl">
            {title}
          </h3>
          <p className="text-sm text-muted">{unit}</p>
        </div>
        {bars.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            className="-mt-1.5 -mr-3 shrink-0"
            aria-pressed={table}
            onClick={() => setTable(!table)}
          >
            As a table
          </Button>
        )}
      </div>
      {bars.length === 0 && <p className="text-sm text-muted">No figures yet.</p>}
      {table ? (
        <FigureTable {...{ titleId, unit, category, noteHeader, bars, format }} />
      ) : (
        <Bars bars={bars} format={format} />
      )}
    </section>
  );
}

function Bars({ bars, format }: { bars: readonly Bar[]; format: (value: number) => string }) {
  const longest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className="space-y-4">
      {bars.map(({ label, value, note }) => (
        <li key={label}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span>{label}</span>
            <span>
              {note && <span className="mr-3 text-muted">{note}</span>}
              <span className="font-semibold tabular-nums">{format(value)}</span>
            </span>
          </p>
          <div aria-hidden className="mt-1.5 h-3 rounded-full bg-neutral-tint">
            {value > 0 && (
              <div
                className="h-full min-w-3 rounded-full bg-brand"
                style={{ width: `${(value / longest) * 100}%` }}
              />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({
  titleId,
  unit,
  category,
  noteHeader,
  bars,
  format,
}: {
  titleId: string;
  unit: string;
  category: string;
  noteHeader?: string;
  bars: readonly Bar[];
  format: (value: number) => string;
}) {
  const cell = "py-2 pl-4 text-right tabular-nums";
  return (
    <table aria-labelledby={titleId} className="w-full text-sm">
      <thead className="text-muted">
        <tr className="border-b border-line align-bottom">
          <th className="py-2 text-left font-semibold">{category}</th>
          <th className={cell}>{unit}</th>
          {noteHeader && <th className={cell}>{noteHeader}</th>}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, note }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className={cell}>{format(value)}</td>
            {noteHeader && <td className={cell}>{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
