import { type ChartPoint, formatValue } from "./chart-points.ts";
import { Link } from "./link.tsx";

/** The figures of a chart as a table: a row for each point, a column for each series. */
export function ChartTable({
  caption,
  dimension,
  series,
  points,
}: {
  caption: string;
  dimension: string;
  series: readonly string[];
  points: readonly ChartPoint[];
}) {
  return (
    <table className="mt-1 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {dimension}
          </th>
          {series.map((name) => (
            <th
              key={name}
              scope="col"
              className="py-1.5 pl-4 text-right font-semibold first-letter:uppercase"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, values, to }) => (
          <tr key={label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {to ? (
                <Link to={to} className="text-brand-ink hover:underline">
                  {label}
                </Link>
              ) : (
                label
              )}
            </th>
            {series.map((name, index) => (
              <td key={name} className="py-1.5 pl-4 text-right tabular-nums">
                {formatValue(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
