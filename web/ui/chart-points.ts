export interface ChartPoint {
  /** Where the value belongs, in full: `16 Nov 2026`, `Final review`. */
  label: string;
  /** Shorter, at the axis. */
  tick?: string;
  value: number;
}

/**
 * `columns` for few values over time, `line` for many, `bars` for kinds of things, which have long names.
 */
export type ChartKind = "columns" | "line" | "bars";
