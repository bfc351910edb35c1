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
import { formatNumber } from "#web/lib/format.ts";
import type { ChartKind, ChartPoint } from "./chart-points.ts";

const brand = "var(--color-brand)";
const line = "var(--color-line)";
const tick = { fill: "var(--color-muted)", fontSize: 12 };
// No animation: it would only delay the figures.
const margin = { top: 8, right: 16, bottom: 0, left: 0 };

export interface DrawingProps {
  kind: ChartKind;
  points: readonly ChartPoint[];
  unit: string;
  height: number;
}

/** The drawing of a `Chart`. Loaded when one is shown. */
export default function ChartDrawing({ kind, points, unit, height }: DrawingProps) {
  const data = points.map((point) => ({ ...point, tick: point.tick ?? point.label }));
  const tooltip = (
    <Tooltip
      cursor={{ fill: "var(--color-neutral-tint)" }}
      isAnimationActive={false}
      content={({ active, payload }) => {
        const point: ChartPoint | undefined = payload?.[0]?.payload;
        return active && point ? <Hint point={point} unit={unit} /> : null;
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
          <Bar dataKey="value" fill={brand} radius={[0, 4, 4, 0]} barSize={20} isAnimationActive={false}>
            <LabelList
              dataKey="value"
              position="right"
              fill="var(--color-ink)"
              fontSize={12}
              formatter={(value) => formatNumber(Number(value))}
            />
          </Bar>
        </BarChart>
      ) : kind === "columns" ? (
        <BarChart {...shared}>
          <CartesianGrid vertical={false} stroke={line} />
          <XAxis dataKey="tick" tick={tick} tickLine={false} axisLine={{ stroke: line }} minTickGap={12} />
          <YAxis width={36} tick={tick} tickLine={false} axisLine={false} allowDecimals={false} />
          {tooltip}
          <Bar dataKey="value" fill={brand} radius={[4, 4, 0, 0]} maxBarSize={44} isAnimationActive={false} />
        </BarChart>
      ) : (
        <AreaChart {...shared}>
          <CartesianGrid vertical={false} stroke={line} />
          <XAxis dataKey="tick" tick={tick} tickLine={false} axisLine={{ stroke: line }} minTickGap={28} />
          <YAxis width={44} tick={tick} tickLine={false} axisLine={false} allowDecimals={false} />
          {tooltip}
          <Area
            dataKey="value"
            type="monotone"
            stroke={brand}
            strokeWidth={2}
            fill="var(--color-brand-tint)"
            dot={points.length === 1}
            isAnimationActive={false}
          />
        </AreaChart>
      )}
    </ResponsiveContainer>
  );
}

function Hint({ point, unit }: { point: ChartPoint; unit: string }) {
  return (
    <p className="rounded-input border border-line bg-card px-3 py-2 text-sm shadow-float">
      <span className="block text-muted">{point.label}</span>
      <strong className="tabular-nums">{formatNumber(point.value)}</strong> {unit}
    </p>
  );
}
