import { nairobiDay } from "#web/lib/format.ts";
import { wholeNumber } from "#web/lib/search-params.ts";

/** Periods that the Analytics tab offers, in days up to today. */
export const periods = [
  { days: 30, label: "Last 30 days" },
  { days: 90, label: "Last 90 days" },
  { days: 365, label: "Last 365 days" },
] as const;

/** The period that an address states: hiring takes weeks, so 90 days unless it says otherwise. */
export function periodOf(search: URLSearchParams): number {
  const days = wholeNumber(search.get("days"), 1, 365);
  return periods.find((period) => period.days === days)?.days ?? 90;
}

/** The first day, in Nairobi, of a period of `days` that ends today. */
export const firstDay = (days: number, now: Date): string => nairobiDay(now, 1 - days);
