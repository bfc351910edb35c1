import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useOnDemand } from "#web/lib/on-demand.ts";
import { Card } from "./card.tsx";
import type { DrawingProps } from "./chart-drawing.tsx";
import { type ChartKind, type ChartPoint, chartHeight, isEmpty, seriesColour } from "./chart-points.ts";
import { ChartTable } from "./chart-table.tsx";

/** The drawing library is large and draws in the browser only. */
const loadDrawing = () => import("./chart-drawing.tsx");

/**
 * A chart with its title, its unit and the same figures as a table, which also serves who cannot see the
 * drawing or has no scripts.
 * @param unit what is counted: `applications`
 * @param measure what a value is where nothing is counted: `Average from 1 to 5`; 0 is then a value as others
 * @param scale both ends of what a measure can be: `[1, 5]`
 * @param dimension what the labels are: `Week`
 * @param series what each value of a point is: `applications`, `hired`; the unit alone where there is one
 */
export function Chart({
  title,
  unit,
  measure,
  scale,
  dimension,
  kind,
  points,
  series = [unit],
  level = 3,
  howToStart,
  className,
}: {
  title: string;
  unit: string;
  measure?: string;
  scale?: readonly [min: number, max: number];
  dimension: string;
  kind: ChartKind;
  points: readonly ChartPoint[];
  series?: readonly string[];
  level?: 2 | 3;
  /** What to do where there is nothing to draw. */
  howToStart?: ReactNode;
  className?: string;
}) {
  const Heading = `h${level}` as const;
  const empty = isEmpty(points, measure === undefined);
  const height = chartHeight(kind, points.length, series.length);
  return (
    <Card className={clsx("flex min-w-0 flex-col", className)}>
      <Heading className="text-lg">{title}</Heading>
      <p className="text-sm text-muted">{measure ?? `Number of ${unit}`}</p>
      {empty ? (
        <div className="flex min-h-40 grow flex-col items-center justify-center gap-3 text-sm text-muted">
          <p>No {unit} in this period.</p>
          {howToStart}
        </div>
      ) : (
        <>
          {series.length > 1 && <Legend series={series} />}
          <Drawing kind={kind} points={points} series={series} scale={scale} height={height} />
          <details className="mt-auto pt-3 text-sm">
            <summary className="inline-flex min-h-11 items-center rounded-input font-semibold text-brand-ink md:min-h-8">
              Show as table<span className="sr-only">: {title}</span>
            </summary>
            <ChartTable caption={title} dimension={dimension} series={series} points={points} />
          </details>
        </>
      )}
    </Card>
  );
}

/** Which colour is which series. The table names them for people who cannot see it. */
function Legend({ series }: { series: readonly string[] }) {
  return (
    <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map((name, index) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className="size-3 rounded-sm" style={{ background: seriesColour(index) }} />
          <span className="inline-block first-letter:uppercase">{name}</span>
        </li>
      ))}
    </ul>
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
