import { calendarDay } from "#contract/core/fields.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const month = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`;
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month},?(?: (\d{4}))?`, "i");
const monthFirst = new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?,?(?: (\d{4}))?`, "i");
const figures = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/;
const sorted = /\b(\d{4})-(\d{2})-(\d{2})\b/;

const written = (year: number, monthNumber: number, day: number) =>
  `${year}-${String(monthNumber).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const monthNumber = (name: string | undefined) => months.indexOf((name ?? "").toLowerCase().slice(0, 3)) + 1;

function dayOf(text: string, today: string): string | null {
  const inOrder = sorted.exec(text);
  if (inOrder) return inOrder[0];
  const [plain, day, monthOfYear, year] = figures.exec(text) ?? [];
  if (plain) return written(Number(year), Number(monthOfYear), Number(day));
  const [first, dayNumber, name, namedYear] = dayFirst.exec(text) ?? [];
  const [second, otherName, otherDay, otherYear] = monthFirst.exec(text) ?? [];
  if (!first && !second) return null;
  const said = [monthNumber(name ?? otherName), Number(dayNumber ?? otherDay)] as const;
  const withYear = namedYear ?? otherYear;
  if (withYear) return written(Number(withYear), ...said);
  // Without a year the next such day is meant.
  const thisYear = Number(today.slice(0, 4));
  const next = written(thisYear, ...said);
  return next >= today ? next : written(thisYear + 1, ...said);
}

/**
 * The calendar day that a sentence names, day before month as in Kenya: `30th November`, `30/11/2026`, `2026-11-30`.
 * @param today from which a day without a year is looked for
 */
export function namedDay(text: string, today: string): string | null {
  const day = dayOf(text, today);
  return day && calendarDay.safeParse(day).success ? day : null;
}
