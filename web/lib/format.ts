/**
 * How values are written for people, always in Africa/Nairobi and whatever the machine's own zone or
 * language: server and browser must write the same text. Kenya is UTC+3 all year.
 */
const timeZone = "Africa/Nairobi";
const dayMs = 86_400_000;

const dateParts = new Intl.DateTimeFormat("en-US", {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const timeParts = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
const isoDay = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** A calendar day (`2026-11-21`), a moment (`2026-11-21T06:00:00Z`), or a date object. */
export type DateInput = string | Date;

function toDate(value: DateInput): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+03:00` : value);
}

/** The calendar day in Nairobi as the API writes it: `2026-11-21`. */
export function nairobiDay(value: DateInput): string {
  return isoDay.format(toDate(value));
}

/** The number of the calendar day in Nairobi, for differences between days. */
function dayNumber(value: DateInput): number {
  return Math.floor(Date.parse(nairobiDay(value)) / dayMs);
}

/** `21 Nov 2026` */
export function formatDate(value: DateInput): string {
  const parts = new Map(dateParts.formatToParts(toDate(value)).map(({ type, value: text }) => [type, text]));
  return `${parts.get("day")} ${parts.get("month")} ${parts.get("year")}`;
}

/** The calendar day in Nairobi at a moment, as a date field holds it: `2026-11-21`. */
export function dayOf(value: DateInput): string {
  return isoDay.format(toDate(value));
}

/** The time of day in Nairobi, as a time field holds it: `09:00`. */
export function timeOf(value: DateInput): string {
  return timeParts.format(toDate(value));
}

/** `21 Nov 2026, 09:00` */
export function formatDateTime(value: DateInput): string {
  return `${formatDate(value)}, ${timeOf(value)}`;
}

/** A month as forms and CVs write it (`2021-03`): `Mar 2021`. */
export function formatMonth(month: string): string {
  return formatDate(`${month}-01`).replace(/^\d+ /, "");
}

/** 'Applied' age text by calendar days: Today, Yesterday, or 'N days ago' (specification 001, section 9). */
export function formatAge(value: DateInput, now: Date = new Date()): string {
  const days = Math.max(0, dayNumber(now) - dayNumber(value));
  if (days === 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}

/** Days until a deadline, rounded up, never negative; 0 on the day itself (specification 001, section 9). */
export function daysLeft(deadline: DateInput, now: Date = new Date()): number {
  return Math.max(0, Math.ceil((toDate(deadline).getTime() - now.getTime()) / dayMs));
}

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** A count with separators: `12,847`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** An amount of integer cents, exact: `KES 45,200` or `KES 45,200.50`. */
export function formatKes(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const shillings = whole.format(Math.trunc(Math.abs(cents) / 100));
  const rest = Math.abs(cents) % 100;
  return `${sign}KES ${shillings}${rest ? `.${String(rest).padStart(2, "0")}` : ""}`;
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
      return `${sign}KES ${oneDecimal.format(shillings / scale)}${letter}`;
  }
  return `${sign}KES ${whole.format(shillings)}`;
}

/** A file's size: `812 B`, `340 KB`, `1.4 MB` (1 KB is 1024 bytes, as the upload limit counts). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (Math.round(kilobytes) < 1024) return `${Math.round(kilobytes)} KB`;
  return `${oneDecimal.format(kilobytes / 1024)} MB`;
}
