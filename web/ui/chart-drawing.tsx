import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatNumber } from "#contract/core/numbers.ts";
import { axisText, type ChartKind, type ChartPoint, formatValue, seriesColour } from "./chart-points.ts";

const line = "var(--color-line)";
const tick = { fill: "var(--color-muted)", fontSize: 12 };
// No animation: it would only delay the figures.
const margin = { top: 8, right: 16, bottom: 0, left: 0 };

export interface DrawingProps {
  kind: ChartKind;
  points: readonly ChartPoint[];
  series: readonly string[];
  scale?: readonly [min: number, max: number] | undefined;
  height: number;
}

/** The drawing of a `Chart`. Loaded when one is shown. */
export default function ChartDrawing({ kind, points, series, scale, height }: DrawingProps) {
  const data = points.map((point) => ({ ...point, tick: point.tick ?? point.label }));
  const tooltip = (
    <Tooltip
      cursor={{ fill: "var(--color-neutral-tint)" }}
      isAnimationActive={false}
      content={({ active, payload }) => {
        const point: ChartPoint | undefined = payload?.[0]?.payload;
        return active && point ? <Hint point={point} series={series} /> : null;
      }}
    />
  );
  const shared = { data, margin, accessibilityLayer: false };
  return (
    <ResponsiveContainer width="100%" height={height}>
      {kind === "bars" ? (
        <BarChart {...shared} margin={{ ...margin, right: 40 }} layout="vertical">
          <XAxis type="number" hide allowDecimals={false} />
          <YAxis
            type="category"
            dataKey="tick"
            width={124}
            tick={tick}
            tickLine={false}
            axisLine={false}
            interval={0}
          />
          {tooltip}
          {series.map((name, index) => (
            <Bar
              key={name}
              dataKey={readValue(index)}
              fill={seriesColour(index)}
              radius={[0, 4, 4, 0]}
              barSize={series.length > 1 ? 14 : 20}
              isAnimationActive={false}
            >
              <LabelList
                dataKey={readValue(index)}
                position="right"
                fill="var(--color-ink)"
                fontSize={12}
                formatter={(value) => formatNumber(Number(value), 1)}
              />
            </Bar>
          ))}
        </BarChart>
      ) : kind === "columns" ? (
        <BarChart {...shared}>
          <CartesianGrid vertical={false} stroke={line} />
          <XAxis dataKey="tick" tick={tick} tickLine={false} axisLine={{ stroke: line }} minTickGap={12} />
          <YAxis
            width={40}
            tick={tick}
            tickFormatter={axisText}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
          />
          {tooltip}
          {series.map((name, index) => (
            <Bar
              key={name}
              dataKey={readValue(index)}
              fill={seriesColour(index)}
              radius={[4, 4, 0, 0]}
              maxBarSize={44}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      ) : (
        <AreaChart {...shared}>
          <CartesianGrid vertical={false} stroke={line} />
          <XAxis dataKey="tick" tick={tick} tickLine={false} axisLine={{ stroke: line }} minTickGap={28} />
          <YAxis
            width={52}
            tick={tick}
            tickFormatter={axisText}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            {...(scale ? { domain: [...scale], tickCount: 5 } : {})}
          />
          {tooltip}
          {series.map((name, index) => (
            <Area
              key={name}
              dataKey={readValue(index)}
              type="monotone"
              stroke={seriesColour(index)}
              strokeWidth={2}
              fill={series.length > 1 ? "none" : "var(--color-brand-tint)"}
              // A value with none beside it is a line of no length.
              dot={points.length === 1 || points.some(({ values }) => values[index] === null)}
              isAnimationActive={false}
            />
          ))}
        </AreaChart>
      )}
    </ResponsiveContainer>
  );
}

const readValue = (index: number) => (point: ChartPoint) => point.values[index] ?? null;

function Hint({ point, series }: { point: ChartPoint; series: readonly string[] }) {
  return (
    <div className="rounded-input border border-line bg-card px-3 py-2 text-sm shadow-float">
      <p className="text-muted">{point.label}</p>
      {series.map((name, index) => (
        <p key={name}>
          <strong className="tabular-nums">{formatValue(point.values[index])}</strong> {name}
        </p>
      ))}
    </div>
  );
}
