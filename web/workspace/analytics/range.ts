import { nairobiDay } from "#web/lib/format.ts";

/** Days that one can look back on, today included. */
export const ranges = [
  { days: 7, label: "7 days" },
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "1 year" },
] as const satisfies { days: number; label: string }[];

export type RangeDays = (typeof ranges)[number]["days"];

const defaultDays: RangeDays = 30;

/** The range that the address asks for (`?days=90`); 30 days for anything that is not offered. */
export function readRange(search: URLSearchParams): RangeDays {
  const asked = search.get("days");
  return ranges.find(({ days }) => String(days) === asked)?.days ?? defaultDays;
}

/** The address of a range; the usual one needs no word. */
export const rangeSearch = (days: RangeDays): string => (days === defaultDays ? "" : `?days=${days}`);

/** The first and last day of a range, in Nairobi. */
export function periodOf(days: RangeDays, now: Date): { from: string; to: string } {
  return { from: nairobiDay(now, 1 - days), to: nairobiDay(now) };
}

/**
 * A figure beside that of the period before: `+12% on the 30 days before`. Without anything before there is
 * no percentage to give; null then.
 */
export function changeText(value: number, before: number, days: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent === 0) return `As many as in the ${days} days before`;
  return `${percent > 0 ? "+" : ""}${percent}% on the ${days} days before`;
}
