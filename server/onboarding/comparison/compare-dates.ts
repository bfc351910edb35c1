import type { FieldComparison } from "#contract/onboarding/comparison.ts";
import { reason } from "./reasons.ts";

/** A date as it was written; month and day are null where only the year is known (`1962`, `00.00.1962`). */
interface WrittenDate {
  year: number;
  month: number | null;
  day: number | null;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

/** Whether the calendar has the day. */
function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Reads `1990-03-12`, `12.03.1990`, `12/3/1990`, `12 MAR 1990`, `1990`; null for what is no date. */
export function readDate(text: string): WrittenDate | null {
  const parts = text
    .trim()
    .split(/[\s./,-]+/)
    .filter(Boolean);
  const [first = "", second = "", third = ""] = parts;
  if (/^(?:18|19|20)\d\d$/.test(first) && parts.length === 1)
    return { year: Number(first), month: null, day: null };
  if (parts.length !== 3) return null;
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first];
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day) || !/^(?:\d{1,2}|\p{L}{3,9})$/u.test(month))
    return null;
  const date = { year: Number(year), month: monthOf(month), day: Number(day) };
  if (date.month === 0 && date.day === 0) return { year: date.year, month: null, day: null };
  return exists(date.year, date.month, date.day) ? date : null;
}

const digitsOf = ({ year, month, day }: WrittenDate): string =>
  `${year}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;

/** Compares two dates. A digit of the year is never a slip of the pen: it tells people of one name apart. */
export function compareDates(typedText: string, readText: string): FieldComparison {
  const [typed, read] = [readDate(typedText), readDate(readText)];
  if (!typed || !read)
    return { outcome: "not_comparable", score: 0, reasons: [reason("nothing_to_compare")] };
  if (typed.month === null || read.month === null) {
    return typed.year === read.year
      ? { outcome: "likely", score: 0.8, reasons: [reason("year_only", String(read.year))] }
      : { outcome: "differs", score: 0, reasons: [reason("other_date")] };
  }
  const [one, other] = [digitsOf(typed), digitsOf(read)];
  if (one === other) return { outcome: "same", score: 1, reasons: [reason("equal")] };
  if (typed.year === read.year && typed.month === read.day && typed.day === read.month) {
    return { outcome: "likely", score: 0.9, reasons: [reason("day_month_exchanged")] };
  }
  const differing = [...one].flatMap((digit, place) => (digit === other[place] ? [] : place));
  if (differing.length !== 1) return { outcome: "differs", score: 0, reasons: [reason("other_date")] };
  const isYear = (differing[0] ?? 0) < 4;
  return {
    outcome: isYear ? "differs" : "likely",
    score: isYear ? 0.5 : 0.8,
    reasons: [reason("one_digit_differs", isYear ? "in the year" : "in the day or month")],
  };
}
