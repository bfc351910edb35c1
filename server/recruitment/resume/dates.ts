import { nearby, now, type Point, pointsIn, textBefore } from "./date-points.ts";

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

const separator =
  /^\s*[.,)]?\s*(?:(?:-|–|—|−|‐|~|→|\bto\b\s*:?|\btill\b|\buntil\b|\bup\s?to\b|\bhadi\b|\bmpaka\b|\bthrough\b|\bthru\b|\band\b|\/|\bna\b)\s*)+(?:the\s+)?\(?$/i;
/** Separators that are also found between unrelated dates; they join only what reads as a period. */
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

const monthOf = ({ year, month }: Point) => 12 * (year ?? 0) + (month ?? 0);

/** Whether two points with this text between them are the ends of one period. */
function joins(first: Point, second: Point, between: string): boolean {
  if (first.now || between.length > nearby) return false;
  // A dash without a character map is lost: `Mar. 2021 Present`, `Mar. 2010 Aug. 2017`.
  if (/^ +$/.test(between) && first.year !== null)
    return second.now || (first.month !== null && second.month !== null && monthOf(second) >= monthOf(first));
  if (!separator.test(between)) return false;
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

/** A year that was never filled in, as templates have it: `Month 20XX – Ongoing`. */
const blankYear = "(?:\\p{L}{3,9}\\.?\\s)?(?:20|19)XX";
const blankPeriod = new RegExp(
  `(?<!\\p{L})${blankYear}\\s*[-–—]\\s*(?:${blankYear}|(?<now>${now}))(?!\\p{L})`,
  "iu",
);

/**
 * Finds the periods and dates in a text, in order: `March 2015 to date`, `1st May 2018 - 30th April 2020`,
 * `03/2019 - 07/2022`, `Jan '19`, `2010-14`, `Machi 2020 hadi sasa`, `Since 2017`.
 */
export function findDates(text: string): DateSpan[] {
  const blank = blankPeriod.exec(text);
  if (blank) {
    const current = blank.groups?.now !== undefined;
    return [{ start: null, end: null, current, single: false, index: blank.index, length: blank[0].length }];
  }
  const points = pointsIn(text);
  const spans: DateSpan[] = [];
  for (let at = 0; at < points.length; at++) {
    const first = points[at];
    if (!first || first.now) continue;
    const second = points[at + 1];
    const before = textBefore(text, first.index);
    const prefix = opener.exec(before);
    const index = prefix ? first.index - (before.length - prefix.index) : first.index;
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
  const ordered = spans.toSorted((a, b) => a.index - b.index);
  const pieces = ordered.map((span, at) => {
    const before = ordered[at - 1];
    return text.slice(before ? before.index + before.length : 0, span.index);
  });
  const last = ordered.at(-1);
  const rest = [...pieces, text.slice(last ? last.index + last.length : 0)].join("\ufffc");
  return (
    rest
      .replace(
        /[([{]?\s{0,9}\ufffc\s*(?:\([^)]{0,30}(?:months?|years?|yrs?|mos?|miezi|mwaka|miaka)[^)]{0,10}\))?\s*[)\]}]?/g,
        "\ufffc",
      )
      // The minus of a grade, as in `B-`, stays.
      .replace(
        /\s{0,9}(?:(?<!(?:^|[\s:,(])[A-E])[-–—|,:;]){0,40}\s{0,9}\ufffc\s*[-–—|,:;.]*\s*/g,
        (hit, at: number, whole: string) => (at === 0 || at + hit.length === whole.length ? "" : "\t"),
      )
      .trim()
  );
}
