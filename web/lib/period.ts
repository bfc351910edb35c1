import { maxReportDays } from "#contract/core/period.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { calendarDayOf, wholeNumber } from "#web/lib/search-params.ts";

/** Periods that every page of figures offers, in days up to today. */
export const periods = [
  { days: 30, label: "Last 30 days" },
  { days: 90, label: "Last 90 days" },
  { days: 365, label: "Last 365 days" },
] as const;
export type PeriodDays = (typeof periods)[number]["days"];

/** Days in Nairobi, first and last included. */
export interface Period {
  from: string;
  to: string;
  /** How many there are. */
  length: number;
  /** Which of `periods` it is; null for days that somebody chose. */
  days: number | null;
}

const dayMillis = 24 * 3600 * 1000;
const lengthOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMillis + 1;

/**
 * The period that an address states: two days (`?from=2026-10-01&to=2026-10-31`, either way round), or a number of
 * days up to today (`?days=30`). Days that are too far apart, or no days, count as not given.
 * @param defaultDays of the page when the address states none
 */
export function periodOf(search: URLSearchParams, now: Date, defaultDays: PeriodDays): Period {
  const given = [calendarDayOf(search.get("from")), calendarDayOf(search.get("to"))];
  const [from, to] = given.filter((day) => day !== undefined).toSorted();
  if (from && to && lengthOf(from, to) <= maxReportDays) {
    return { from, to, length: lengthOf(from, to), days: null };
  }
  const asked = wholeNumber(search.get("days"), 1, 365);
  const days = periods.find((period) => period.days === asked)?.days ?? defaultDays;
  return { from: nairobiDay(now, 1 - days), to: nairobiDay(now), length: days, days };
}

/** The last day of a month such as `2026-02`. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/**
 * What a chart calls a part of a period. Of the one that today lies in only the days until now are counted: so far.
 * @param last the part's last day
 */
export const partText = (label: string, last: string, today: string): string =>
  last >= today ? `${label}, so far` : label;
