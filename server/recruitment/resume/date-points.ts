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

/** Words for the end of a period that lasts. */
export const now =
  "present(?: day)?|presently|currently|current|date|todate|today|ongoing|on-going|now|hivi sasa|sasa|leo|heute|aujourd'hui|actualidad";
const year = "(?:19[5-9]\\d|20[0-3]\\d)";
const shortYear = "['’`]\\s?\\d{2}(?!\\d)";
const day = "(?:0?[1-9]|[12]\\d|3[01])(?:\\s?(?:st|nd|rd|th))?";
const monthNumber = "(?:0?[1-9]|1[0-2])";

const shortMonth = `(?:${months})\\.?\\s\\d{2}(?!\\d|,?\\s*${year})`;

/** One alternative per way to write a date, most specific first; each names its parts. */
const pointPatterns: RegExp[] = [
  `(?<day>${day})[\\s.,/-]*(?:of\\s+)?(?<month>${months})\\b[\\s.,/-]*(?<year>${year}|${shortYear})(?!\\d)`,
  `(?<month>${months})\\b\\.?\\s+(?<day>${day})\\s*,\\s*(?<year>${year})(?!\\d)`,
  `(?<month>${months})\\b[\\s.,/-]*(?<year>${year}|${shortYear})(?!\\d)`,
  `(?<month>${months})-(?<year>\\d{2})(?!\\d)`,
  // `Sep 15 - Jan 17` only as an end of a period of such dates: `Sep 15` is a day.
  `(?<month>${months})\\.?\\s(?<year>\\d{2})(?=\\s*[-–—]\\s*(?:${shortMonth}|(?:${now})\\b))`,
  `(?<=(?:${months})\\.?\\s\\d{2}\\s*[-–—]\\s*)(?=${shortMonth})(?<month>${months})\\.?\\s(?<year>\\d{2})`,
  `(?<year>${year})\\s*[,.]?\\s+(?<month>${months})\\b(?!\\s*['’\\d])`,
  `(?<day>0?[1-9]|[12]\\d|3[01])(?<mark>[/.-])(?<number>${monthNumber})\\k<mark>(?<year>${year})(?!\\d)`,
  `(?<year>${year})-(?<number>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `(?<number>${monthNumber})\\s?[/.-]\\s?(?<year>${year})(?![\\d/])`,
  // `6/19` only as an end of a period of such dates.
  `(?<number>${monthNumber})/(?<year>\\d{2})(?=\\s*(?:[-–—]|to)\\s*(?:${monthNumber}/\\d{2}(?![\\d/])|(?:${now})\\b))`,
  `(?<=(?<![\\d/])${monthNumber}/\\d{2}\\s*(?:[-–—]|to)\\s*)(?<number>${monthNumber})/(?<year>\\d{2})(?![\\d/])`,
  `(?<year>${year})(?:[/.-]|\\s/\\s)(?<number>0[1-9]|1[0-2])(?![\\d/])`,
  `(?<year>${year})(?![\\d/]\\d{2}\\b)(?!\\d)`,
  // `'11–'14`, only as a period.
  `(?<year>['’]\\d{2})(?=\\s*[-–—]\\s*['’]\\d{2}(?!\\d))`,
  `(?<=['’]\\d{2}\\s*[-–—]\\s*)(?<year>['’]\\d{2})(?!\\d)`,
  // Sample CVs of historical persons: `1861-1863`, only as a period.
  `(?<year>1[89]\\d{2})(?=[-–—]1[89]\\d{2}(?!\\d))`,
  `(?<=(?<!\\d)1[89]\\d{2}[-–—])(?<year>1[89]\\d{2})(?!\\d)`,
  `(?:summer|spring|autumn|fall|winter)\\s+(?:of\\s+)?(?<year>${year})(?!\\d)`,
  `(?<day>${day})\\s*(?:of\\s+)?(?<month>${months})\\b`,
  `(?<month>${months})\\b`,
  `(?<now>${now})(?!\\p{L})(?:\\s*/\\s*(?:to\\s+)?(?:${now})(?!\\p{L}))?`,
].map((source) => new RegExp(source, "iuy"));

/** A day, month, year or "now" as it is in a text; what it does not say is null. */
export interface Point {
  year: number | null;
  month: number | null;
  day: number | null;
  now: boolean;
  index: number;
  end: number;
}

/** What every date begins with; most words of a CV begin with none of it, and no pattern need be tried. */
const beginning = new RegExp(`['’]?\\d|${months}|${now}|summer|spring|autumn|fall|winter`, "iuy");

function pointAt(text: string, index: number): Point | null {
  beginning.lastIndex = index;
  if (!beginning.test(text)) return null;
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
const boundary = /(?<![\p{L}\d])(?=[\p{L}\d]|['’]\d)/gu;

/** The dates in a text, in order, without regard to the periods that they make. */
export function pointsIn(text: string): Point[] {
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

/** How far from a date the words may be that say what it is, in characters: no more of a long line is looked at. */
export const nearby = 60;

/** What is right before a place in a text. */
export const textBefore = (text: string, index: number): string =>
  text.slice(Math.max(0, index - nearby), index);

/** Rejects digits that belong to a phone number, an amount or a code. */
function standsAlone(text: string, point: Point): boolean {
  const before = textBefore(text, point.index);
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
