export interface Bar {
  label: string;
  /** 0 to `max`: the length of the bar. */
  value: number;
  max: number;
  /** The figures beside the bar, as text. */
  texts: readonly [string, string];
}

/** Metrics as a table whose rows carry a bar: the same reading for the eye, the ear and the printer. */
export function BarTable({
  caption,
  head,
  bars,
}: {
  caption: string;
  head: readonly [label: string, first: string, second: string];
  bars: readonly Bar[];
}) {
  const [label, first, second] = head;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-left font-semibold">
            {label}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-semibold whitespace-nowrap">
            {first}
          </th>
          <th scope="col" className="pb-2 pl-4 text-right font-semibold whitespace-nowrap">
            {second}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label} className="border-b border-line last:border-0">
            <th scope="row" className="w-full py-2.5 text-left align-middle font-medium">
              {bar.label}
              <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-neutral-tint">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${bar.max > 0 ? (bar.value / bar.max) * 100 : 0}%` }}
                />
              </span>
            </th>
            <td className="py-2.5 pl-4 text-right font-semibold whitespace-nowrap tabular-nums">
              {bar.texts[0]}
            </td>
            <td className="py-2.5 pl-4 text-right whitespace-nowrap text-muted tabular-nums">
              {bar.texts[1]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
