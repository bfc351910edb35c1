/** A day, month or year as `parsedResume` writes it: `2018`, `2018-05`, `2018-05-01`. */
export type PartialDate = string;

/** A period or a single date found in a text. */
export interface DateSpan {
  start: PartialDate | null;
  end: PartialDate | null;
  /** It lasts: `to date`, `Present`, `hadi sasa`, or an open dash at the end. */
  current: boolean;
  /** One date and not a period; it is then both `start` and `end`. */
  single: boolean;
  index: number;
  length: number;
}

const monthNames: string[][] = [
  ["january", "jan", "januari"],
  ["february", "feb", "febr", "februari"],
  ["march", "mar", "machi"],
  ["april", "apr", "aprili"],
  ["may", "mei"],
  ["june", "jun", "juni"],
  ["july", "jul", "julai"],
  ["august", "aug", "agosti", "ago"],
  ["september", "sept", "sep", "septemba"],
  ["october", "oct", "oktoba", "okt"],
  ["november", "nov", "novemba"],
  ["december", "dec", "desemba", "des"],
];
const monthNumbers = new Map(
  monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
const months = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join("|");

const now =
  "present(?: day)?|presently|currently|current|date|todate|today|ongoing|on-going|now|hivi sasa|sasa|leo|heute|aujourd'hui|actualidad";
const year = "(?:19[5-9]\\d|20[0-3]\\d)";
const shortYear = "['’`]\\s?\\d{2}(?!\\d)";
const day = "(?:0?[1-9]|[12]\\d|3[01])(?:\\s?(?:st|nd|rd|th))?";
const monthNumber = "(?:0?[1-9]|1[0-2])";

/** One alternative per way to write a date, most specific first; each names its parts. */
const pointPatterns: RegExp[] = [
  `(?<day>${day})[\\s.,/-]*(?:of\\s+)?(?<month>${months})\\b[\\s.,/-]*(?<year>${year}|${shortYear})(?!\\d)`,
  `(?<month>${months})\\b\\.?\\s+(?<day>${day})\\s*,\\s*(?<year>${year})(?!\\d)`,
  `(?<month>${months})\\b[\\s.,/-]*(?<year>${year}|${shortYear})(?!\\d)`,
  `(?<month>${months})-(?<year>\\d{2})(?!\\d)`,
  `(?<year>${year})\\s*[,.]?\\s+(?<month>${months})\\b(?!\\s*['’\\d])`,
  `(?<day>0?[1-9]|[12]\\d|3[01])(?<mark>[/.-])(?<number>${monthNumber})\\k<mark>(?<year>${year})(?!\\d)`,
  `(?<year>${year})-(?<number>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `(?<number>${monthNumber})\\s?[/.-]\\s?(?<year>${year})(?![\\d/])`,
  // `6/19` only as an end of a period of such dates.
  `(?<number>${monthNumber})/(?<year>\\d{2})(?=\\s*(?:[-–—]|to)\\s*(?:${monthNumber}/\\d{2}(?![\\d/])|(?:${now})\\b))`,
  `(?<=(?<![\\d/])${monthNumber}/\\d{2}\\s*(?:[-–—]|to)\\s*)(?<number>${monthNumber})/(?<year>\\d{2})(?![\\d/])`,
  `(?<year>${year})[/.-](?<number>0[1-9]|1[0-2])(?![\\d/])`,
  `(?<year>${year})(?![\\d/]\\d{2}\\b)(?!\\d)`,
  `(?:summer|spring|autumn|fall|winter)\\s+(?:of\\s+)?(?<year>${year})(?!\\d)`,
  `(?<day>${day})\\s*(?:of\\s+)?(?<month>${months})\\b`,
  `(?<month>${months})\\b`,
  `(?<now>${now})(?!\\p{L})(?:\\s*/\\s*(?:to\\s+)?(?:${now})(?!\\p{L}))?`,
].map((source) => new RegExp(source, "iuy"));

interface Point {
  year: number | null;
  month: number | null;
  day: number | null;
  now: boolean;
  index: number;
  end: number;
}

function pointAt(text: string, index: number): Point | null {
  for (const pattern of pointPatterns) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.groups ?? {};
    const monthName = parts.month?.toLowerCase();
    return {
      year: parts.year ? fullYear(parts.year) : null,
      month: monthName ? (monthNumbers.get(monthName) ?? null) : parts.number ? Number(parts.number) : null,
      day: parts.day ? Number.parseInt(parts.day, 10) : null,
      now: parts.now !== undefined,
      index,
      end: index + match[0].length,
    };
  }
  return null;
}

/** Two digits are this century up to 2039 and the last one above. */
function fullYear(digits: string): number {
  const value = Number(digits.replace(/\D/g, ""));
  if (value > 99) return value;
  return value < 40 ? 2000 + value : 1900 + value;
}

/** Where a date may start: not inside a word or a longer number. */
const boundary = /(?<![\p{L}\d])(?=[\p{L}\d])/gu;

function pointsIn(text: string): Point[] {
  const points: Point[] = [];
  let from = 0;
  for (const match of text.matchAll(boundary)) {
    if (match.index < from) continue;
    const point = pointAt(text, match.index);
    if (!point || !standsAlone(text, point)) continue;
    points.push(point);
    from = point.end;
  }
  return points;
}

/** Rejects digits that belong to a phone number, an amount or a code. */
function standsAlone(text: string, point: Point): boolean {
  const before = text.slice(0, point.index);
  const after = text.slice(point.end);
  if (/[+#]$|\d[/.,-]$|\bbox\s*$/i.test(before) && !/\b\d{4}[-/]$/.test(before)) return false;
  if (
    point.month === null &&
    !point.now &&
    /^(?:[.,]\d|%|-\d{5}|\s?(?:members|clients|students|employees)\b)/i.test(after)
  )
    return false;
  if (point.month === null && /(?:ksh|kes|usd|sh)s?\.?\s*$|[$€£]\s?$/i.test(before)) return false;
  return true;
}

const separator =
  /^\s*[.,)]?\s*(?:(?:-|–|—|−|‐|~|→|\bto\b\s*:?|\btill\b|\buntil\b|\bup\s?to\b|\bhadi\b|\bmpaka\b|\bthrough\b|\bthru\b|\band\b|\/|\bna\b)\s*)+(?:the\s+)?\(?$/i;
/** Separators that also stand between unrelated dates; they join only what reads as a period. */
const weakSeparator = /^\s*(?:and|na|\/)\s*$/i;
const opener =
  /(?:\bfrom|\bsince|\btangu|\bkuanzia|\bkutoka|\bbetween|\bas from|\bas of|\bstarting|\bbeginning)\s*:?\s*$/i;
const openDash = /^\s*(?:-|–|—)\s*(?:$|[\t|)\]])/;

function toDate(point: Point): PartialDate | null {
  if (point.year === null) return null;
  if (point.month === null) return String(point.year);
  const month = `${point.year}-${String(point.month).padStart(2, "0")}`;
  return point.day === null ? month : `${month}-${String(point.day).padStart(2, "0")}`;
}

/** Whether two points with this text between them are the ends of one period. */
function joins(first: Point, second: Point, between: string): boolean {
  if (first.now || !separator.test(between)) return false;
  if (first.year === null && (second.now || second.year === null || first.month === null)) return false;
  if (!second.now && second.year === null) return false;
  if (weakSeparator.test(between)) {
    return (
      first.year !== null &&
      second.year !== null &&
      first.month === null &&
      second.month === null &&
      second.year > first.year
    );
  }
  if (second.now) return true;
  return first.year === null || second.year === null || second.year >= first.year;
}

/**
 * Finds the periods and dates in a text, in order: `March 2015 to date`, `1st May 2018 - 30th April 2020`,
 * `03/2019 - 07/2022`, `Jan '19`, `2010-14`, `Machi 2020 hadi sasa`, `Since 2017`.
 */
export function findDates(text: string): DateSpan[] {
  const points = pointsIn(text);
  const spans: DateSpan[] = [];
  for (let at = 0; at < points.length; at++) {
    const first = points[at];
    if (!first || first.now) continue;
    const second = points[at + 1];
    const prefix = opener.exec(text.slice(0, first.index));
    const index = prefix ? prefix.index : first.index;
    if (second && joins(first, second, text.slice(first.end, second.index))) {
      const start = first.year === null ? { ...first, year: second.year } : first;
      spans.push(spanOf(start, second, index, second.end));
      at++;
      continue;
    }
    if (first.year === null) continue;
    spans.push(lonePoint(text, first, index, prefix !== null));
  }
  return spans;
}

function spanOf(start: Point, end: Point, index: number, until: number): DateSpan {
  const endDate = end.now ? null : toDate(end);
  return {
    start: toDate(start),
    end: endDate,
    current: end.now,
    single: false,
    index,
    length: until - index,
  };
}

/** A point without a partner: `2018-19`, `2019 -` (open), `Since 2017`, or just one date. */
function lonePoint(text: string, point: Point, index: number, opened: boolean): DateSpan {
  const rest = text.slice(point.end);
  const date = toDate(point);
  const century = point.year === null ? 0 : point.year - (point.year % 100);
  const short = /^\s?[-–/]\s?(\d{2})(?![\d/-])/.exec(rest);
  const shortEnd = short ? century + Number(short[1]) : 0;
  if (
    short &&
    point.month === null &&
    point.year !== null &&
    shortEnd > point.year &&
    shortEnd < point.year + 15
  ) {
    const length = point.end + short[0].length - index;
    return { start: date, end: String(shortEnd), current: false, single: false, index, length };
  }
  const open = openDash.exec(rest);
  if (opened || open) {
    const length = point.end + (open ? open[0].trimEnd().length : 0) - index;
    return { start: date, end: null, current: true, single: false, index, length };
  }
  return { start: date, end: date, current: false, single: true, index, length: point.end - index };
}

/** The text without the spans, and without the brackets and dashes that only held them. */
export function withoutDates(text: string, spans: DateSpan[]): string {
  let rest = text;
  for (const span of spans.toSorted((a, b) => b.index - a.index)) {
    rest = `${rest.slice(0, span.index)}\ufffc${rest.slice(span.index + span.length)}`;
  }
  return (
    rest
      .replace(
        /[([{]?\s*\ufffc\s*(?:\([^)]{0,30}(?:months?|years?|yrs?|mos?|miezi|mwaka|miaka)[^)]{0,10}\))?\s*[)\]}]?/g,
        "\ufffc",
      )
      // The minus of a grade, as in `B-`, stays.
      .replace(
        /\s*(?:(?<!(?:^|[\s:,(])[A-E])[-–—|,:;])*\s*\ufffc\s*[-–—|,:;.]*\s*/g,
        (hit, at: number, whole: string) => (at === 0 || at + hit.length === whole.length ? "" : "\t"),
      )
      .trim()
  );
}
