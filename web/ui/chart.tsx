import { clsx } from "clsx";
import { useEffect, useEffectEvent, useState } from "react";
import { formatNumber } from "#web/lib/format.ts";
import { useOnDemand } from "#web/lib/on-demand.ts";
import { Card } from "./card.tsx";
import type { DrawingProps } from "./chart-drawing.tsx";
import type { ChartKind, ChartPoint } from "./chart-points.ts";

/** The drawing library is large and draws in the browser only. */
const loadDrawing = () => import("./chart-drawing.tsx");

/** Pixels of a drawing; `bars` grow with their number. */
const heightOf = (kind: ChartKind, points: number) => (kind === "bars" ? Math.max(2, points) * 40 + 32 : 260);

/**
 * A chart with its title, its unit and the same figures as a table, which also serves who cannot see the
 * drawing or has no scripts.
 * @param unit what is counted: `applications`
 * @param dimension what the labels are: `Week`
 */
export function Chart({
  title,
  unit,
  dimension,
  kind,
  points,
  level = 3,
  className,
}: {
  title: string;
  unit: string;
  dimension: string;
  kind: ChartKind;
  points: readonly ChartPoint[];
  level?: 2 | 3;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  const empty = points.every((point) => point.value === 0);
  return (
    <Card className={clsx("flex min-w-0 flex-col", className)}>
      <Heading className="text-lg">{title}</Heading>
      <p className="text-sm text-muted">Number of {unit}</p>
      {empty ? (
        <p className="flex min-h-40 grow items-center justify-center text-sm text-muted">
          No {unit} in this period.
        </p>
      ) : (
        <>
          <Drawing kind={kind} points={points} unit={unit} height={heightOf(kind, points.length)} />
          <details className="mt-auto pt-3 text-sm">
            <summary className="inline-flex min-h-11 items-center rounded-input font-semibold text-brand-ink md:min-h-8">
              Show as table<span className="sr-only">: {title}</span>
            </summary>
            <ChartTable caption={title} dimension={dimension} unit={unit} points={points} />
          </details>
        </>
      )}
    </Card>
  );
}

/** Holds the drawing's place until the browser has it. Screen readers read the table instead. */
function Drawing(props: DrawingProps) {
  const [missing, setMissing] = useState(false);
  const { View, fetch } = useOnDemand(loadDrawing, () => setMissing(true));
  const draw = useEffectEvent(() => void fetch());
  useEffect(() => draw(), []);
  return (
    <div aria-hidden className="mt-4" style={{ height: props.height }}>
      {View && <View {...props} />}
      {missing && (
        <p className="text-sm text-muted">The chart could not be loaded. The table has its figures.</p>
      )}
    </div>
  );
}

function ChartTable({
  caption,
  dimension,
  unit,
  points,
}: {
  caption: string;
  dimension: string;
  unit: string;
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
          <th scope="col" className="py-1.5 text-right font-semibold first-letter:uppercase">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.label} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {point.label}
            </th>
            <td className="py-1.5 text-right tabular-nums">{formatNumber(point.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
