import { nairobiDay, nairobiMoment } from "#server/platform/clock.ts";

/** The month that a moment lies in, in Nairobi: `2026-11`. */
export const monthOf = (at: Date): string => nairobiDay(at).slice(0, 7);

/** The month so many months after another one; before it, if negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last moment of a month that still is in it. */
export const endOfMonth = (month: string): Date =>
  new Date(nairobiMoment(`${monthAfter(month, 1)}-01`).getTime() - 1);

const names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const twoDigits = (month: string | number): string => String(month).padStart(2, "0");

/**
 * A month as people write it in tables: `2026-10`, `10/2026`, `Oct 2026`, `October-26`, or a day of it.
 * @returns `2026-10`; the text itself where it is no such thing, for a schema to refuse
 */
export function writtenMonth(text: string): string {
  const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:[-/. T].*)?$/.exec(text) ?? [];
  if (year && month) return `${year}-${twoDigits(month)}`;
  const [, inDay, ofYear] = /^(?:\d{1,2}[-/. ])?(\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (inDay && ofYear) return `${ofYear}-${twoDigits(inDay)}`;
  const [, name = "", then = ""] = /^(?:\d{1,2}[-/. ])?([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  const place = names.indexOf(name.slice(0, 3).toLowerCase());
  return place < 0 ? text : `${then.length === 2 ? `20${then}` : then}-${twoDigits(place + 1)}`;
}
