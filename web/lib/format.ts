import { calendarName, calendarNames } from "#contract/core/calendar.messages.ts";
import { inNairobi, nairobiDayAfter, nairobiMoment, weekdayOf } from "#contract/core/clock.ts";
import { durationMessages } from "#contract/core/duration.messages.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { formatCents, formatNumber } from "#contract/core/numbers.ts";

/**
 * How values are written for people, in English unless a language is given, always in Africa/Nairobi and whatever the machine's own zone or
 * language: server and browser must write the same text. Kenya is UTC+3 all year, so its days and times are
 * reckoned: setting up the formatters of `Intl` for them would hold up a phone longer than React does.
 */
const dayMs = 86_400_000;

/** A calendar day (`2026-11-21`), a moment (`2026-11-21T06:00:00Z`), or a date object. */
export type DateInput = string | Date;

function toDate(value: DateInput): Date {
  if (value instanceof Date) return value;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? nairobiMoment(value) : new Date(value);
}

/**
 * The calendar day in Nairobi as the API and date fields write it: `2026-11-21`.
 * @param offset days from that one; negative for the past
 */
export function nairobiDay(value: DateInput, offset = 0): string {
  return nairobiDayAfter(toDate(value), offset);
}

/** The number of the calendar day in Nairobi, for differences between days. */
function dayNumber(value: DateInput): number {
  return Math.floor(Date.parse(nairobiDay(value)) / dayMs);
}

/** `21 Nov 2026` */
export function formatDate(value: DateInput, language?: Language): string {
  const [year, month, day] = nairobiDay(value).split("-").map(Number);
  return `${day} ${calendarName(calendarNames.months, Number(month) - 1, language)} ${year}`;
}

/** Without the year where it is this one: `21 Nov`, `4 Jan 2027`. */
export function formatNearDate(value: DateInput, now: Date = new Date(), language?: Language): string {
  return formatDate(value, language).replace(` ${nairobiDay(now).slice(0, 4)}`, "");
}

/** The weekday in Nairobi: `Sat`. */
export function formatWeekday(value: DateInput, language?: Language): string {
  return calendarName(calendarNames.shortWeekdays, weekdayOf(nairobiDay(value)), language);
}

/** The time of day in Nairobi, as a time field holds it: `09:00`. */
export function timeOf(value: DateInput): string {
  return inNairobi(toDate(value)).slice(11, 16);
}

/** `21 Nov 2026, 09:00` */
export function formatDateTime(value: DateInput, language?: Language): string {
  return `${formatDate(value, language)}, ${timeOf(value)}`;
}

/** A month as forms and CVs write it (`2021-03`): `Mar 2021`. */
export function formatMonth(month: string, language?: Language): string {
  return formatDate(`${month}-01`, language).replace(/^\d+ /, "");
}

/** 'Applied' age text by calendar days: Today, Yesterday, or 'N days ago' (specification 001, section 9). */
export function formatAge(
  value: DateInput,
  now: Date = new Date(),
  language: Language = defaultLanguage,
): string {
  const t = inOneOf(durationMessages, language);
  const days = Math.max(0, dayNumber(now) - dayNumber(value));
  if (days === 0) return t.today;
  return days === 1 ? t.yesterday : t.daysAgo({ count: days });
}

/** Days until a deadline, rounded up, never negative; 0 on the day itself (specification 001, section 9). */
export function daysLeft(deadline: DateInput, now: Date = new Date()): number {
  return Math.max(0, Math.ceil((toDate(deadline).getTime() - now.getTime()) / dayMs));
}

/** A count with what is counted: `1 day`, `12,847 jobs`. @param many the plural, where an `s` does not make it */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** An amount of integer cents, exact: `KES 45,200` or `KES 45,200.50`. */
export function formatKes(cents: number): string {
  return `${cents < 0 ? "-" : ""}KES ${formatCents(Math.abs(cents))}`;
}

const scales: [number, string][] = [
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
];

/** An amount of integer cents, short: `KES 45.2M`, `KES 950`. */
export function formatKesShort(cents: number): string {
  const shillings = Math.abs(cents) / 100;
  const sign = cents < 0 ? "-" : "";
  for (const [scale, letter] of scales) {
    // 999,960 rounds to 1,000.0K, which belongs to the next letter.
    if (shillings >= scale - scale / 20_000)
      return `${sign}KES ${formatNumber(shillings / scale, 1)}${letter}`;
  }
  return `${sign}KES ${formatNumber(shillings)}`;
}

/** A file's size: `812 B`, `340 KB`, `1.4 MB` (1 KB is 1024 bytes, as the upload limit counts). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (Math.round(kilobytes) < 1024) return `${Math.round(kilobytes)} KB`;
  return `${formatNumber(kilobytes / 1024, 1)} MB`;
}
