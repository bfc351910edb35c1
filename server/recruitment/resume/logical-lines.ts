import { firstWordWidth } from "#server/platform/documents/document-text.ts";
import { findPhones } from "./contact.ts";
import { findDates, withoutDates } from "./dates.ts";
import { findGrade } from "./lexicon/grades.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { findQualification, institutionScore } from "./lexicon/qualifications.ts";
import { titleScore } from "./lexicon/titles.ts";
import { withoutMargins } from "./margins.ts";
import { isCapitals, joinWords, type ResumeLine, withSegments, withText } from "./resume-lines.ts";
import { tableField } from "./tables.ts";
import { joinWrappedLabels } from "./wrapped-labels.ts";

/** Joins printed lines that are one line of thought: what wrapped at the margin, in a bracket or in a period. */
export function logicalLines(lines: ResumeLine[]): ResumeLine[] {
  const margins = rightMargins(lines);
  const result: ResumeLine[] = [];
  for (const line of joinWrappedLabels(joinPeriods(withoutMargins(lines)))) {
    const last = result.at(-1);
    if (last && splitsEmail(last, line))
      result[result.length - 1] = joined(last, line, (start, end) => start + end);
    else if (
      last &&
      (splitsPhone(last, line) || splitsGrade(last, line) || continuesLine(last, line, margins))
    )
      result[result.length - 1] = joined(last, line);
    else result.push(line);
  }
  return result;
}

const columnKey = (line: ResumeLine) => `${line.page} ${line.column}`;
const rightEdge = (line: ResumeLine) => line.x + line.width;

/**
 * The right edge of running text in each column of each page: as far from the edge of the page (or from the
 * next column) as the left one, and a long line must reach about there. The longest item of a list of short
 * ones is no margin.
 */
function rightMargins(lines: ResumeLine[]): Map<string, number> {
  const margins = new Map<string, number>();
  for (const key of new Set(lines.map(columnKey))) {
    const own = lines.filter((line) => columnKey(line) === key);
    const page = lines.filter((line) => line.page === own[0]?.page);
    const { pageWidth = 0, column } = own[0] ?? {};
    const left = Math.min(...page.map((line) => line.x));
    const beside = page.filter((line) => line.column === "right").map((line) => line.x);
    const bound = column === "left" && beside.length > 0 ? Math.min(...beside) - 12 : pageWidth - left;
    const longest = column === "full" ? 6 : 5;
    const edge = Math.max(0, ...own.filter((line) => line.text.split(" ").length >= longest).map(rightEdge));
    if (Math.abs(edge - bound) < 0.06 * pageWidth)
      margins.set(key, Math.max(edge, column === "left" ? edge : bound));
  }
  return margins;
}

function continuesLine(last: ResumeLine, line: ResumeLine, margins: Map<string, number>): boolean {
  const neighbours = last.page === line.page && last.column === line.column && !line.startsRegion;
  if (!neighbours || line.bullet || line.heading || line.gapBefore > 0.25 || line.segments.length > 1)
    return false;
  if (last.segments.some((segment) => segment.column !== undefined)) return false;
  // `Kenya School` over `of Government`: no line of its own begins with such a word, whatever its size seems to be.
  const midName = /^(?:of|and|&|na|ya|wa)\s\p{Lu}/u.test(line.text) && /\p{L}$/u.test(last.text);
  if (Math.abs(last.size - line.size) > (midName ? 1.1 : 0.6)) return false;
  const end = last.segments.at(-1);
  // The text of a list item begins about where its second line does, give or take the mark.
  const below = end !== undefined && line.x < end.x + 4 && line.x > end.x - (last.bullet ? 14 : 4);
  const single = last.segments.length === 1;
  // Text behind a tab goes on at the left edge of the line when nobody set the edge of the second line.
  const under = !single && Math.abs(line.x - last.x) < 4 && (end?.text.length ?? 0) > 40;
  if (last.width > 0 && !below && !under) return false;
  if (hasOpenBracket(last.text) && (single || /^[^(]{0,40}\)/.test(line.text))) return true;
  if (single && /^\([^)]{2,30}\)?$/.test(line.text)) return true;
  if (/\d\s*[–—-]$/.test(last.text) && (findDates(line.text)[0]?.index ?? 9) === 0) return true;
  if (last.width === 0) return false;
  if (midName) return true;
  const margin = margins.get(columnKey(last));
  const words = last.text.split(" ").length;
  if (
    margin === undefined ||
    words < 4 ||
    line.bold !== last.bold ||
    (findDates(last.text).length > 0 && findDates(line.text).length > 0) ||
    findDates(line.text)[0]?.index === 0 ||
    isCapitals(line.text) !== isCapitals(last.text)
  )
    return false;
  if (tableField(/^(\p{L}[\p{L} ]{2,24}):/u.exec(line.text)?.[1] ?? "") !== null) return false;
  // A post below its employer.
  const dated = findDates(last.text)[0];
  if (dated && titleScore(line.text) === 3 && organisationScore(withoutDates(last.text, [dated])) >= 2)
    return false;
  // A sentence that has ended, and what is too short to be another one.
  if (/\p{Ll}{3}\.$/u.test(last.text) && /^\p{Lu}/u.test(line.text) && line.text.length < 40) return false;
  if (isPlace(line.text) || isSchoolBelow(last.text, line.text) || isStudyBelow(last.text, line.text))
    return false;
  // The first word of the next line would not have fitted.
  return rightEdge(last) + firstWordWidth(line) + 0.25 * last.size > margin - 1;
}

/** A qualification and nothing else over the name of a school: two lines, though the first is full. */
const isSchoolBelow = (above: string, below: string) =>
  findQualification(above)?.index === 0 &&
  !/[,–—]|\b(?:at|from|of|in|and|the|kenya|national)$/i.test(above) &&
  institutionScore(below) === 3 &&
  findQualification(below) === null &&
  !/^(?:of|for|in|and|university|college|school|institute of technology)\b/i.test(below);

/** A study that ends in its grade, over a line that begins with the next school. */
const isStudyBelow = (above: string, below: string) => {
  const grade = findGrade(above);
  return (
    grade !== null && grade.index + grade.length === above.length && institutionScore(beginning(below)) === 3
  );
};
const beginning = (text: string) => text.split(",", 1)[0] ?? "";

/** `0722` at the end of a centred line and `310 006` below it. */
function splitsPhone(last: ResumeLine, line: ResumeLine): boolean {
  const start = /(?<![\d@.])\+?\d[\d\s()-]{1,8}$/.exec(last.text)?.[0];
  const end = /^\d[\d\s-]{2,10}(?![\d\p{L}])/u.exec(line.text)?.[0];
  if (!start || !end || last.page !== line.page || last.column !== line.column) return false;
  return findPhones(`${start} ${end}`).length > 0 && findPhones(start).length + findPhones(end).length === 0;
}

/** Ends of web addresses of more than two letters; another end of a line was cut off: `jane@barua.exam`. */
const wholeEmail =
  /\.(?:com|org|net|edu|gov|int|info|biz|mil|example|test|africa|online|tech|site|[a-z]{2})$/i;

/** An e-mail address that did not fit into a narrow column goes on in the next line. */
const splitsEmail = (last: ResumeLine, line: ResumeLine) =>
  last.page === line.page &&
  last.column === line.column &&
  line.gapBefore < 0.2 &&
  /@[\w.-]*$/.test(last.text) &&
  !wholeEmail.test(last.text) &&
  /^[a-z\d.-]{1,20}$/.test(line.text);

/** `Second Class Honours` and, below, `Lower Division`. */
const splitsGrade = (last: ResumeLine, line: ResumeLine) =>
  last.page === line.page &&
  line.gapBefore < 0.2 &&
  !line.bullet &&
  ((/\bclass(?: hon(?:ou?r)?s?\.?)?,?$/i.test(last.text) && /^\(?(?:upper|lower)\b/i.test(line.text)) ||
    (/\b(?:first|second|third) class,?$/i.test(last.text) && /^hon(?:ou?r)?s\b/i.test(line.text)));

const hasOpenBracket = (text: string) =>
  text.lastIndexOf("(") > text.lastIndexOf(")") && text.length - text.lastIndexOf("(") < 60;

function joined(first: ResumeLine, second: ResumeLine, join = joinWords): ResumeLine {
  const segments = first.segments.map((segment, index) =>
    index === first.segments.length - 1 ? { ...segment, text: join(segment.text, second.text) } : segment,
  );
  return {
    ...first,
    segments,
    text: join(first.text, second.text),
    width: second.width,
    bold: first.bold && second.bold,
  };
}

/** `March 2015 -` over `April 2018` in a narrow column of dates: the period is put together in the first line. */
function joinPeriods(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const column = last ? tornColumn(last, line) : null;
    if (!last || column === null) {
      result.push(line);
      continue;
    }
    const close = line.segments.at(column);
    const wraps = column === -1 && wrapsBefore(last, line);
    const texts = last.segments.map((segment, index) => {
      if (segment === last.segments.at(column)) return `${segment.text} ${close?.text}`;
      return wraps && index === 0 ? `${segment.text} ${line.segments[0]?.text}` : segment.text;
    });
    result[result.length - 1] = withText(last, texts.join("\t"));
    const rest = line.segments.filter((segment) => segment !== close);
    if (rest[0] && !wraps) result.push({ ...withSegments(line, rest), x: rest[0].x });
  }
  return result;
}

/** Where a period is torn apart between two lines: 0 in their first column, -1 in their last; null when nowhere. */
function tornColumn(last: ResumeLine, line: ResumeLine): 0 | -1 | null {
  if (last.segments.length < 2) return null;
  for (const column of [0, -1] as const) {
    const open = last.segments.at(column);
    const close = line.segments.at(column);
    if (
      open !== undefined &&
      close !== undefined &&
      Math.abs(open.x - close.x) < 3 &&
      open.text.length < 30 &&
      tableField(open.text) === null &&
      (!isPeriod(open.text) || /[–—-]\s*$/.test(open.text)) &&
      isPeriod(`${open.text} ${close.text}`)
    )
      return column;
  }
  return null;
}

/** Whether the text before the dates wrapped as well: the first word of its second line did not fit beside them. */
function wrapsBefore(last: ResumeLine, line: ResumeLine): boolean {
  const [first, dates] = last.segments;
  const [more, ...others] = line.segments;
  if (!first || !dates || !more || others.length !== 1 || last.segments.length !== 2) return false;
  return more.width > 0 && first.x + first.width + firstWordWidth(more) + last.size > dates.x;
}

/** Whether a text is one period and nothing else. */
function isPeriod(text: string): boolean {
  const [span, second] = findDates(text);
  return (
    span !== undefined &&
    second === undefined &&
    !span.single &&
    span.index === 0 &&
    span.length >= text.length - 1
  );
}
