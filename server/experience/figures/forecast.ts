/** A figure of a month; null where nobody answered. */
export interface MonthlyFigure {
  /** `2026-03`. */
  month: string;
  value: number | null;
  /** How many answers it comes from. */
  n: number;
}

export interface ForecastMonth {
  month: string;
  value: number;
  /** Between these with a probability of 95 %. */
  low: number;
  high: number;
}

export interface Forecast {
  /** What foretold the months held back best. */
  method: "level" | "trend" | "season";
  months: ForecastMonth[];
  /** Forecasts of months that were held back, of which the interval was made. */
  heldBack: number;
  /** How far these were from what came, on average. */
  error: number;
}

/** From so many months with a figure on there is a forecast. */
export const minMonthsOfForecast = 8;
/** The first months, which every forecast that is tried out begins from. */
const firstMonths = 5;
const year = 12;

type Method = Forecast["method"];

/** Foretells the months behind a history. */
type Foretell = (history: readonly MonthlyFigure[], horizon: number) => number[];

const valuesOf = (history: readonly MonthlyFigure[]) =>
  history.flatMap(({ value }) => (value === null ? [] : [value]));

const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Smoothing {
  /** How much a new month changes level and trend. */
  level: number;
  trend: number;
  /** How much of a trend lasts from month to month. */
  damping: number;
}

/** Exponential smoothing with a damped trend. A month of few answers changes less, one without answers nothing. */
function smoothed({ level: quick, trend: quickTrend, damping }: Smoothing): Foretell {
  return (history, horizon) => {
    const usual = medianOf(history.filter(({ value }) => value !== null).map(({ n }) => n));
    const first = valuesOf(history).slice(0, 3);
    let level = first.reduce((sum, value) => sum + value, 0) / Math.max(1, first.length);
    let trend = 0;
    for (const { value, n } of history) {
      const before = level;
      level += damping * trend;
      trend *= damping;
      if (value === null) continue;
      const trusted = usual === 0 ? 1 : Math.min(1, n / usual);
      level += quick * trusted * (value - level);
      trend += quickTrend * trusted * (level - before - trend);
    }
    let step = trend;
    return Array.from({ length: horizon }, () => {
      step *= damping;
      level += step;
      return level;
    });
  };
}

/** As it was a year before, moved by how much the months since differ from those a year before them. */
const seasonal: Foretell = (history, horizon) => {
  const at = (index: number) => history[index]?.value ?? null;
  const recent = Array.from(
    { length: Math.min(year, history.length) },
    (_, back) => history.length - 1 - back,
  );
  const changes = recent.flatMap((index) => {
    const [now, before] = [at(index), at(index - year)];
    return now === null || before === null ? [] : [now - before];
  });
  const change = changes.reduce((sum, value) => sum + value, 0) / Math.max(1, changes.length);
  const level = valuesOf(history).at(-1) ?? 0;
  return Array.from({ length: horizon }, (_, ahead) => {
    const before = at(history.length + ahead - year * (1 + Math.floor(ahead / year)));
    return before === null ? level : before + change;
  });
};

const flat = (level: number) => smoothed({ level, trend: 0, damping: 0 });
const damped = (level: number, trend: number) => smoothed({ level, trend, damping: 0.85 });

/** Few of each, so that none wins by chance. */
const candidates: { method: Method; foretell: Foretell; minMonths: number }[] = [
  { method: "level", foretell: flat(0.15), minMonths: 0 },
  { method: "level", foretell: flat(0.4), minMonths: 0 },
  { method: "level", foretell: flat(0.8), minMonths: 0 },
  { method: "trend", foretell: damped(0.3, 0.1), minMonths: 0 },
  { method: "trend", foretell: damped(0.6, 0.3), minMonths: 0 },
  { method: "season", foretell: seasonal, minMonths: 2 * year + 6 },
];

/** How far forecasts were off, by how many months they looked ahead. */
function errorsOf(foretell: Foretell, history: readonly MonthlyFigure[], horizon: number, from: number) {
  const errors = Array.from({ length: horizon }, (): number[] => []);
  for (let origin = from; origin < history.length; origin += 1) {
    const told = foretell(history.slice(0, origin), horizon);
    told.forEach((value, ahead) => {
      const came = history[origin + ahead]?.value ?? null;
      if (came !== null) errors[ahead]?.push(value - came);
    });
  }
  return errors;
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The 97.5 % point of Student's t, by its usual expansion; within 1 % from four on. */
function studentsPoint(freedom: number): number {
  const z = 1.959964;
  const v = Math.max(3, freedom);
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  );
}

/** The month that comes so many months after another. */
export function monthAfter(month: string, months: number): string {
  const [years = 0, number = 1] = month.split("-").map(Number);
  const all = years * year + number - 1 + months;
  return `${Math.floor(all / year)}-${String((all % year) + 1).padStart(2, "0")}`;
}

/**
 * Half the width of the interval for each month ahead: what forecasts of held-back months were off by, no narrower for a
 * later month than for an earlier one. Few such months make it wider.
 */
function widthsOf(errors: readonly (readonly number[])[]): number[] {
  let widest = 0;
  return errors.map((some) => {
    if (some.length >= 3) {
      const spread = Math.sqrt(average(some.map((error) => error ** 2)));
      widest = Math.max(widest, spread * studentsPoint(some.length - 1) * Math.sqrt(1 + 1 / some.length));
    } else {
      // Nobody looked so far ahead yet: as wide as the month before, and somewhat wider.
      widest *= 1.15;
    }
    return widest;
  });
}

/**
 * Foretells a monthly figure. Every method is tried on months held back, each from all months before it; the one that
 * came nearest is used, and its interval is as wide as it was wrong then.
 * @param history months in their order, without gaps; a month without a figure is null
 * @param bounds what the figure cannot leave
 * @returns null where there are too few months to try anything on
 */
export function forecast(
  history: readonly MonthlyFigure[],
  horizon: number,
  bounds: { min: number; max: number } = {
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
  },
): Forecast | null {
  const begin = history.findIndex(({ value }) => value !== null);
  const known = begin < 0 ? [] : history.slice(begin);
  const last = known.at(-1);
  if (!last || valuesOf(known).length < minMonthsOfForecast) return null;
  const possible = candidates.filter(({ minMonths }) => known.length >= minMonths);
  const seasons = possible.some(({ method }) => method === "season");
  // All are measured on the same months, from where on each can tell something.
  const from = seasons ? Math.max(firstMonths, year + 2) : firstMonths;
  const tried = possible.map((candidate) => {
    const errors = errorsOf(candidate.foretell, known, horizon, from);
    return { ...candidate, errors, error: average(errors.flat().map(Math.abs)) };
  });
  const chosen = tried.reduce((best, one) => (one.error < best.error ? one : best));
  const widths = widthsOf(chosen.errors);
  const within = (value: number) => Math.min(bounds.max, Math.max(bounds.min, value));
  return {
    method: chosen.method,
    heldBack: chosen.errors.flat().length,
    error: chosen.error,
    months: chosen.foretell(known, horizon).map((value, ahead) => ({
      month: monthAfter(last.month, ahead + 1),
      value: within(value),
      low: within(value - (widths[ahead] ?? 0)),
      high: within(value + (widths[ahead] ?? 0)),
    })),
  };
}
