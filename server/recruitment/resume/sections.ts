import { isCommonName } from "#server/platform/names/common-names.ts";
import { headingKind, likelyHeadingKind, type SectionKind } from "./headings.ts";
import { labelled } from "./labels.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { titleScore } from "./lexicon/titles.ts";
import { isCapitals, type ResumeLine, withText } from "./resume-lines.ts";

/** A heading and what is under it. The part before the first heading is `top`. */
export interface Section {
  kind: SectionKind | "top";
  heading: string;
  lines: ResumeLine[];
}

/** A line that may be a heading: the heading's text and what follows it on the same line. */
interface Candidate {
  kind: SectionKind;
  heading: string;
  rest: ResumeLine | null;
  style: HeadingStyle;
  /** Only its style can show whether this is a heading. */
  loose: boolean;
}

interface HeadingStyle {
  size: number;
  bold: boolean;
  capitals: boolean;
}

/** Kinds that most CVs have; their headings show how this CV sets its headings. */
const anchorKinds = new Set<SectionKind>([
  "experience",
  "education",
  "skills",
  "referees",
  "summary",
  "personal",
]);
/** Kinds that may be a label with the text beside it: `Languages: English, Kiswahili`. */
const labelKinds = new Set<SectionKind>([
  "summary",
  "skills",
  "languages",
  "other",
  "referees",
  "education",
  "experience",
]);

/**
 * Splits a CV at its headings. Page headers and footers interrupt nothing: they are parts of their own.
 * @param options.exactSizes False where sizes were measured in a picture: size alone makes no heading then.
 */
export function splitSections(all: ResumeLine[], { exactSizes = true } = {}): Section[] {
  const furniture = (kind: "header" | "footer"): Section => ({
    kind: "top",
    heading: "",
    lines: all.filter((line) => line.block === kind),
  });
  const body = all.filter((line) => line.block !== "header" && line.block !== "footer");
  const sections = [furniture("header"), ...splitBody(body, exactSizes), furniture("footer")];
  return sections.filter((section) => section.lines.length > 0 || section.heading !== "");
}

function splitBody(lines: ResumeLine[], exactSizes: boolean): Section[] {
  const candidates = lines.map(candidateAt);
  const { isHeading, isUnknown } = headingFilter(lines, candidates);
  const sections: Section[] = [{ kind: "top", heading: "", lines: [] }];
  const lastOfColumn = new Map<string, Section>();
  let current = sections[0] as Section;
  lines.forEach((line, index) => {
    const candidate = candidates[index];
    if (candidate && isHeading(candidate, line, current)) {
      current = {
        kind: candidate.kind,
        heading: candidate.heading,
        lines: candidate.rest ? [candidate.rest] : [],
      };
      sections.push(current);
    } else if (exactSizes && isUnknown(line, current)) {
      current = { kind: "other", heading: line.text, lines: [] };
      sections.push(current);
    } else {
      const continued = line.startsRegion
        ? sectionOfRegion(line, lines[index - 1], current, lastOfColumn)
        : current;
      if (!sections.includes(continued)) sections.push(continued);
      current = continued;
      current.lines.push(line);
    }
    lastOfColumn.set(line.column, current);
  });
  return sections;
}

/** Text at the top of a column continues the same column of the page before, or begins something unnamed. */
function sectionOfRegion(
  line: ResumeLine,
  previous: ResumeLine | undefined,
  current: Section,
  lastOfColumn: Map<string, Section>,
): Section {
  if (!previous || line.column === previous.column) return current;
  const same = lastOfColumn.get(line.column);
  if (line.page > previous.page && same) return same;
  // Referees side by side: who stands beside the first is one too, and never the owner.
  const first = current.lines[0];
  if (current.kind === "referees" && first?.page === line.page && line.y > first.y - first.size / 2) {
    return current;
  }
  // Beside a sidebar: nothing says that its last section goes on.
  const beside = line.page === previous.page && previous.column !== "full" && line.column !== "full";
  return beside && current.kind !== "top" ? { kind: "top", heading: "", lines: [] } : current;
}

function candidateAt(line: ResumeLine): Candidate | null {
  const first = line.segments[0];
  if (!first) return null;
  const style = (text: string, bold: boolean): HeadingStyle => ({
    size: line.size,
    bold,
    capitals: isCapitals(text),
  });
  const whole = line.text.replace(/\t/g, " ");
  const wholeKind = headingKind(whole);
  if (wholeKind && (!line.bullet || line.heading)) {
    return { kind: wholeKind, heading: whole, rest: null, style: style(whole, line.bold), loose: false };
  }
  if (line.bullet) return null;
  const looseKind = likelyHeadingKind(whole);
  if (looseKind)
    return { kind: looseKind, heading: whole, rest: null, style: style(whole, line.bold), loose: true };
  const label = /^([^:\t]{3,40}?)\s*(?::\s*|\s[–—-]\s)(?=\S)/.exec(line.text);
  const [text, length] = label?.[1] ? [label[1], label[0].length] : [first.text, first.text.length + 1];
  const kind = headingKind(text.replace(/:$/, ""));
  if (!kind || line.text.length <= length) return null;
  // The header row of a table is made of such words too.
  if (
    line.segments.length > 1 &&
    line.segments.slice(1).every((segment) => segment.text.length < 25 && headingKind(segment.text))
  ) {
    return null;
  }
  const rest = line.text.slice(length).replace(/^[\s:–—-]+/, "");
  if (!/\p{L}/u.test(rest)) return null;
  return { kind, heading: text, rest: withText(line, rest), style: style(text, first.bold), loose: false };
}

/**
 * Learns how this CV sets its headings. Returns the test for a candidate, and the one for a line of no known
 * words that is set exactly like the headings that are larger than the text.
 */
function headingFilter(lines: ResumeLine[], candidates: (Candidate | null)[]) {
  const likely = candidates.filter(
    (candidate): candidate is Candidate =>
      candidate !== null && !candidate.loose && anchorKinds.has(candidate.kind),
  );
  const alone = likely.filter((candidate) => candidate.rest === null);
  const sure = alone.length > 0 ? alone : likely;
  const bodySize = medianSize(lines);
  const share = (test: (style: HeadingStyle) => boolean) =>
    sure.filter((candidate) => test(candidate.style)).length / Math.max(1, sure.length);
  const usual = {
    bold: share((style) => style.bold) > 0.6,
    capitals: share((style) => style.capitals) > 0.6,
    larger: share((style) => style.size > bodySize + 0.7) > 0.6,
  };
  const sizes = sure.map((candidate) => candidate.style.size).sort((a, b) => a - b);
  const headingSize = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const plain = !usual.bold && !usual.capitals && !usual.larger;

  const isUnknown = (line: ResumeLine, current: Section): boolean =>
    usual.larger &&
    sure.length >= 2 &&
    current.kind !== "top" &&
    Math.abs(line.size - headingSize) < 0.3 &&
    (!usual.bold || line.bold) &&
    (!usual.capitals || isCapitals(line.text)) &&
    line.segments.length === 1 &&
    mayHead(line.text);

  const isHeading = (candidate: Candidate, line: ResumeLine, current: Section): boolean => {
    const { style, kind, rest } = candidate;
    if (kind === "languages" && rest !== null && amongDetails(lines, lines.indexOf(line))) return false;
    // In `SKILLS: driving` only the label is bold, which its line does not say.
    const asCapitals = rest !== null && usual.capitals && style.capitals;
    const fits =
      (!usual.bold || style.bold || asCapitals) &&
      (!usual.capitals || style.capitals) &&
      (!usual.larger || style.size > bodySize + 0.4);
    const distinct = style.bold || style.capitals || style.size > bodySize + 0.7 || line.heading;
    if (rest !== null) {
      if (!labelKinds.has(kind)) return false;
      if (current.kind === "experience" || current.kind === "education" || current.kind === "skills") {
        const stands = (style.bold && !line.bold) || (style.capitals && !isCapitals(rest.text));
        const large = !usual.larger || style.size > headingSize - 1;
        return (
          fits && large && !plain && (stands || line.block === "table" || inMargin(line, current)) && distinct
        );
      }
      return current.kind === "referees" ? fits && distinct : true;
    }
    if (candidate.loose) return fits && !plain && distinct;
    if (plain && !anchorKinds.has(kind) && line.gapBefore < 0.2 && !line.startsRegion) return false;
    if (line.heading || fits) return true;
    // Headings are not always set alike; a lone strong one with space above still counts.
    const strong = anchorKinds.has(kind) && kind !== "personal";
    return strong && distinct && (line.gapBefore > 0.3 || line.startsRegion);
  };
  return { isHeading, isUnknown };
}

/** Whether the text beside a heading is where the lines of the section above begin, and it left of them. */
function inMargin({ segments: [head, beside] }: ResumeLine, above: Section): boolean {
  if (!head || !beside || above.lines.length === 0) return false;
  const edge = Math.min(...above.lines.map((line) => line.x));
  return head.x < edge - 20 && Math.abs(beside.x - edge) < 4;
}

/** `Languages: English` between other labelled details, one of them a contact, begins no section. */
function amongDetails(lines: ResumeLine[], at: number): boolean {
  const before = lines[at - 1];
  const after = lines.slice(at + 1, at + 4);
  return (
    before !== undefined &&
    labelled(before) !== null &&
    after[0] !== undefined &&
    labelled(after[0]) !== null &&
    after.some((line) => detail.test(labelled(line)?.label ?? ""))
  );
}

const detail =
  /\b(?:address|box|phone|mobile|cell|tel|telephone|e ?mail|nationality|religion|marital|gender|birth|id|anwani|simu|barua|uraia|dini|jinsia)\b/;

/** A few words that name no person's post, employer or town. */
const mayHead = (text: string) =>
  /^\p{L}[\p{L}\s&'/-]+:?$/u.test(text) &&
  text.split(/\s+/).length <= 5 &&
  titleScore(text) < 2 &&
  organisationScore(text) < 2 &&
  !isPlace(text) &&
  !text.split(/\s+/).some(isCommonName);

function medianSize(lines: ResumeLine[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 11;
}
