import { formatNumber } from "#contract/core/numbers.ts";

export interface ChartPoint {
  /** Where the values belong, in full: `16 Nov 2026`, `Final review`. */
  label: string;
  /** Shorter, at the axis. */
  tick?: string;
  /** One for each series, in their order; null where nothing was measured, which is no 0. */
  values: readonly (number | null)[];
  /** Where what the values count is listed; the table leads there. */
  to?: string | undefined;
}

/**
 * `columns` for few values over time, `line` for many, `bars` for kinds of things, which have long names.
 */
export type ChartKind = "columns" | "line" | "bars";

/** Colours of the series, in their order; each stands out from the others and from the card in both themes. */
const colours = ["var(--color-brand)", "var(--color-warning)", "var(--color-info)", "var(--color-muted)"];

/** The colour of a series, 0 for the first. More than four belong into several charts. */
export const seriesColour = (index: number): string => colours[index % colours.length] ?? "currentColor";

/** Pixels of a drawing; `bars` grow with their number. */
export function chartHeight(kind: ChartKind, points: number, series: number): number {
  if (kind !== "bars") return 260;
  return Math.max(2, points) * (20 + 20 * series) + 32;
}

/** A value of a point as text: an average to a tenth, a dash for what was not measured. */
export const formatValue = (value: number | null | undefined): string =>
  value === null || value === undefined ? "–" : formatNumber(value, 1);

/** What an axis says in letters: `1.5M`, `500K`. */
const inShort = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

/** A value at an axis, which has room for five characters: `1.5M`, `250K`, `−50`. */
export const axisText = (value: number): string => inShort.format(value).replace("-", "−");

/** Whether there is nothing to draw: nothing measured, or nothing counted. */
export const isEmpty = (points: readonly ChartPoint[], counts: boolean): boolean =>
  points.every(({ values }) => values.every((value) => value === null || (counts && value === 0)));
