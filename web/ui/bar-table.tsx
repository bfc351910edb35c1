import { clsx } from "clsx";
import { Link } from "./link.tsx";

export interface Bar {
  label: string;
  /** Tells rows apart whose labels may be the same, as names are. */
  id?: string;
  /** Where what the figure counts is listed. */
  to?: string | undefined;
  /** 0 to `max`: the length of the bar. */
  value: number;
  max: number;
  /** What is read on a phone in place of the figures that are left out there. */
  phoneNote?: string;
  /** The figures beside the bar, as text; the first is what the bar draws. */
  texts: readonly string[];
}

/**
 * Numbers as a table whose rows carry a bar: the same reading for the eye, the ear and the printer. For what is read
 * number by number; a course over time is a `Chart`.
 * @param head of the labels, then of each figure
 */
export function BarTable({
  caption,
  head,
  bars,
  wideOnly = [],
}: {
  caption: string;
  /** Figures that a phone has no room for, by their head. */
  wideOnly?: readonly string[];
  head: readonly [label: string, ...figures: string[]];
  bars: readonly Bar[];
}) {
  const [label, ...figures] = head;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-left font-semibold">
            {label}
          </th>
          {figures.map((figure) => (
            <th
              key={figure}
              scope="col"
              className={clsx(
                "pb-2 pl-4 text-right font-semibold whitespace-nowrap",
                wideOnly.includes(figure) && "hidden sm:table-cell",
              )}
            >
              {figure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr
            key={bar.id ?? bar.label}
            className={clsx("relative border-b border-line last:border-0", bar.to && "hover:bg-neutral-tint")}
          >
            <th scope="row" className="w-full py-2.5 text-left align-middle font-medium">
              {bar.to ? (
                <Link to={bar.to} className="text-brand-ink before:absolute before:inset-0 hover:underline">
                  {bar.label}
                </Link>
              ) : (
                bar.label
              )}
              {bar.phoneNote && (
                <span className="block text-xs font-normal text-muted sm:hidden">{bar.phoneNote}</span>
              )}
              <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-neutral-tint">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${bar.max > 0 ? (bar.value / bar.max) * 100 : 0}%` }}
                />
              </span>
            </th>
            {figures.map((figure, index) => (
              <td
                key={figure}
                className={clsx(
                  "py-2.5 pl-4 text-right whitespace-nowrap tabular-nums",
                  index === 0 ? "font-semibold" : "text-muted",
                  wideOnly.includes(figure) && "hidden sm:table-cell",
                )}
              >
                {bar.texts[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
