import { findDates } from "./dates.ts";
import { headingKind, likelyHeadingKind } from "./headings.ts";
import { isPlace, isTownInRegion } from "./lexicon/places.ts";
import { isCapitals, type ResumeLine, withSegments } from "./resume-lines.ts";

/**
 * Puts what templates set in a margin back to what it belongs to: a heading that wraps in the left one, and in
 * the right one the place and the dates of an entry, which are beside the first lines of its description.
 */
export function withoutMargins(lines: ResumeLine[]): ResumeLine[] {
  return withNotesAtHeaders(joinMarginHeadings(lines));
}

const duration = /^\d+ (?:years?|yrs?|months?|mos?)(?:,? \d+ (?:months?|mos?))?$/;

type Note = "period" | "place" | "duration";

/** What a text at the right edge says about its entry; null when it is something else. */
function noteOf(text: string): Note | null {
  if (duration.test(text)) return "duration";
  const span = findDates(text)[0];
  if (span && span.index === 0 && span.length >= text.length - 1) return "period";
  return isPlace(text) || isTownInRegion(text) ? "place" : null;
}

function withNotesAtHeaders(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  /** The line that notes belong to, as long as every line below it carries one. */
  let header = -1;
  for (const line of lines) {
    const above = result[header];
    const described = line.bullet || header < result.length - 1;
    const note = above && described ? noteBeside(above, line) : null;
    if (!above || !note) {
      header = line.bullet || line.startsRegion ? -1 : result.length;
      result.push(line);
      continue;
    }
    if (noteOf(note.text) !== "duration") result[header] = withSegments(above, [...above.segments, note]);
    const text = withSegments(line, line.segments.slice(0, -1));
    result.push({ ...text, width: text.segments[0]?.width ?? 0 });
  }
  return result;
}

const inRightMargin = (line: ResumeLine) =>
  line.segments.slice(1).filter((segment) => segment.width > 0 && segment.x > 0.6 * line.pageWidth);

/** The note about the entry above that this line of its description carries; null when it carries none. */
function noteBeside(header: ResumeLine, line: ResumeLine): ResumeLine["segments"][number] | null {
  const note = inRightMargin(line)[0];
  if (!note || line.segments.length !== 2 || line.x < header.x + 6) return null;
  if (header.page !== line.page || header.column !== line.column) return null;
  const kind = noteOf(note.text);
  const kinds = inRightMargin(header).map((segment) => noteOf(segment.text));
  return kind !== null && kinds.some((other) => other !== null) && !kinds.includes(kind) ? note : null;
}

/** `RESEARCH` over `EXPERIENCE` in the left margin, with the first entry beside them. */
function joinMarginHeadings(lines: ResumeLine[]): ResumeLine[] {
  const result: ResumeLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const heading = last && marginHeading(last, line);
    if (!heading) {
      result.push(line);
      continue;
    }
    result[result.length - 1] = withSegments(last, [heading, ...last.segments.slice(1)]);
    const [first, ...others] = line.segments.slice(1);
    if (first) result.push({ ...withSegments(line, [first, ...others]), x: first.x });
  }
  return result;
}

/** Kinds whose headings are whole in a line of their own. */
const wholeKinds = new Set(["experience", "education", "skills", "summary", "personal", "referees"]);

/** The heading that begins in one line's margin and ends in the next one's; null when there is none. */
function marginHeading(last: ResumeLine, line: ResumeLine): ResumeLine["segments"][number] | null {
  const [label, beside] = last.segments;
  const rest = line.segments[0];
  if (!label || !beside || !rest || last.page !== line.page || last.bullet) return null;
  const inMargin = Math.abs(label.x - rest.x) < 3 && rest.x + rest.width < beside.x;
  if (!inMargin || !isCapitals(label.text) || !isCapitals(rest.text)) return null;
  const own = headingKind(label.text);
  if (own !== null && wholeKinds.has(own) && headingKind(rest.text) !== null) return null;
  const text = `${label.text} ${rest.text}`;
  return (headingKind(text) ?? likelyHeadingKind(text)) === null ? null : { ...label, text };
}
