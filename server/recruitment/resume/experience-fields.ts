import { chunksOf, commaParts, type EntryLine, withoutPlace } from "./chunks.ts";
import type { DateSpan } from "./dates.ts";
import { findDates } from "./dates.ts";
import { labelled } from "./labels.ts";
import { isDepartment } from "./lexicon/departments.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { isTitleWord, titleScore } from "./lexicon/titles.ts";
import { type TableField, tableField } from "./tables.ts";

/** What the header of a job says. */
export interface JobHeader {
  position: string | null;
  company: string | null;
  location: string | null;
  dates: DateSpan | null;
  /** How much each was recognised by its words and not only by its place. */
  titleScore: number;
  companyScore: number;
}

/** Which of the two stands first in this CV's headers, as far as the clear ones show. */
export type Order = "title-first" | "company-first";

interface Part {
  text: string;
  title: number;
  company: number;
  place: boolean;
  /** It follows a comma: more about what stands before it. */
  tail: boolean;
}

/** `Meneja wa Benki`: in Kiswahili the post stands before what it is about. */
const swahiliPost = (text: string) => {
  const [head = "", joint = ""] = text.split(" ");
  return /^(?:wa|ya|za|cha|la)$/.test(joint) && isTitleWord(head);
};

/** A part of an employer names it less than the employer does: `Department of Finance`. */
const employerPart = /^(?:department|directorate|section|division) of\b/i;

function partOf(text: string, tail = false): Part {
  const most = swahiliPost(text) ? 0 : employerPart.test(text) ? 1 : 3;
  return {
    text,
    tail,
    title: titleScore(text),
    company: Math.min(most, organisationScore(text)),
    place: isPlace(text),
  };
}

/** Reads the header lines of one job. */
export function readHeader(header: EntryLine[], order: Order): JobHeader {
  const labels = labelledFields(header);
  const dates = header.flatMap((row) => row.dates);
  const parts = partsOf(header.filter((row) => !labels.rows.has(row)));
  const open = parts.filter((part) => !part.place);
  const chosen = assign(open, order, labels.fields);
  const trailing = open.find((part) => part.tail && ![chosen.position, chosen.company].includes(part.text));
  const location =
    labels.fields.location ??
    parts.find((part) => part.place)?.text ??
    (trailing && isTown(trailing) ? trailing.text : null);
  return {
    ...chosen,
    location,
    dates: longest(dates) ?? labels.dates,
  };
}

/** The order of title and company where both are clear; null when this header does not tell. */
export function orderOf(header: EntryLine[]): Order | null {
  const parts = partsOf(header).filter((part) => !part.place);
  const title = parts.findIndex((part) => part.title >= 2 && part.title > part.company);
  const company = parts.findIndex((part) => part.company >= 2 && part.company > part.title);
  if (title >= 0 && company >= 0) return title < company ? "title-first" : "company-first";
  if (parts.length >= 2 && title >= 0) return title === 0 ? "title-first" : "company-first";
  return null;
}

const longest = (spans: DateSpan[]): DateSpan | null => {
  const [first, second] = spans;
  if (first?.single && second?.single && spans.length === 2 && (second.start ?? "") > (first.start ?? "")) {
    return { ...first, end: second.end, single: false };
  }
  return spans.find((span) => !span.single) ?? first ?? null;
};

/** What a comma sets behind an employer, when it is one or two capitalised words, is where that is. */
const isTown = (part: Part) =>
  part.title < 2 && part.company < 2 && /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(part.text);

interface Labels {
  rows: Set<EntryLine>;
  fields: Partial<Record<TableField, string>>;
  dates: DateSpan | null;
}

function labelledFields(header: EntryLine[]): Labels {
  const labels: Labels = { rows: new Set(), fields: {}, dates: null };
  for (const row of header) {
    const pair = row.line.text.includes(":") || row.line.segments.length > 1 ? labelled(row.line) : null;
    const field = pair ? tableField(pair.label) : null;
    if (!pair || !field || pair.value === "") continue;
    labels.rows.add(row);
    if (field === "period" || field === "from") labels.dates ??= findDates(pair.value)[0] ?? null;
    else if (field === "institution") labels.fields.company ??= pair.value;
    else labels.fields[field] ??= stripDates(pair.value);
  }
  return labels;
}

const stripDates = (text: string) =>
  chunksOf(
    findDates(text).reduceRight(
      (rest, span) => `${rest.slice(0, span.index)}\t${rest.slice(span.index + span.length)}`,
      text,
    ),
  ).join(" - ");

/** The parts of a header in order of reading, as fine as their words allow. */
function partsOf(header: EntryLine[]): Part[] {
  return header.flatMap((row) => {
    const parts: Part[] = [];
    for (const chunk of chunksOf(joinTitles(row.rest))) {
      const [first, ...more] = splitChunk(chunk.replace(/^(?:role|position|company|employer)\s*:\s*/i, ""));
      const last = parts.at(-1);
      // `Attaché – Finance Department`: the department goes with the post before it.
      const department = last && last.title >= 2 && !last.tail && first && isDepartment(first.text);
      if (department) Object.assign(last, { text: `${last.text} - ${first.text}` });
      else if (first) parts.push(first);
      parts.push(...more);
    }
    return parts;
  });
}

/** `Secretary / Typist` is one post. */
const joinTitles = (text: string) =>
  text.replace(/([^\t|,;:/–—]+?)\s*\/\s+([^\t|,;:/–—]+)/gu, (hit, first: string, second: string) =>
    titleScore(first) >= 3 && titleScore(second) >= 3 ? `${first}/${second}` : hit,
  );

function splitChunk(chunk: string): Part[] {
  const at = /^(.+?)\s*(?:\s(?:at|katika|kwenye|with)|@)\s+(?:the\s+)?(.+)$/i.exec(chunk);
  const isPost = (text: string, place: string) =>
    titleScore(text) >= 2 || (organisationScore(place) >= 2 && text.split(" ").length <= 4);
  if (at?.[1] && at[2] && isPost(at[1], at[2])) return [...splitChunk(at[1]), ...commaList(at[2])];
  return commaList(chunk);
}

/** A body within an organisation: `Chairman, Supervisory Committee, Maji SACCO`. */
const isBody = (text: string) => /\b(?:sub-?)?(?:committee|board|council|panel)$/i.test(text);

/** Parts between commas; fields of work stay with the title before them, brackets that hold a place go. */
function commaList(chunk: string): Part[] {
  const bracket = /^(.+?)\s*\(([^)]+)\)$/.exec(chunk);
  if (
    bracket?.[1] &&
    bracket[2] &&
    (isPlace(bracket[2]) || (organisationScore(bracket[2]) >= 2 && titleScore(bracket[1]) >= 2))
  ) {
    return [...commaList(bracket[1]), partOf(bracket[2])];
  }
  const parts: Part[] = [];
  const texts = commaParts(chunk);
  for (const [index, text] of texts.entries()) {
    const part = partOf(text, parts.length > 0);
    const last = parts.at(-1);
    const partners =
      part.company >= 1.5 && /\s&\s/.test(text) && /^\p{Lu}[\p{L}'-]+$/u.test(last?.text ?? "");
    if (last && partners && last.title < 2 && !last.place)
      parts[parts.length - 1] = partOf(`${last.text}, ${text}`);
    else if (last && last.title >= 2 && isBody(text) && organisationScore(texts[index + 1] ?? "") >= 2)
      Object.assign(last, { text: `${last.text}, ${text}` });
    else if (last && last.title >= 2 && !part.place && part.company < 2 && isDepartment(text)) {
      Object.assign(last, { text: `${last.text}, ${text}` });
    } else parts.push(part);
  }
  return parts;
}

/** Decides which part is the post and which the employer. */
function assign(parts: Part[], order: Order, labels: Partial<Record<TableField, string>>) {
  let title = labels.position
    ? partOf(labels.position)
    : best(parts, (part) => part.title - 0.6 * part.company, 1.5);
  const rest = parts.filter((part) => part !== title);
  let company = labels.company
    ? partOf(withoutPlace(labels.company))
    : best(rest, (part) => part.company - 0.4 * part.title, 1);
  const unknown = rest.filter((part) => part !== company && !isDepartment(part.text));
  if (!company && title) company = nearestTo(parts, title, unknown);
  if (!title && company) title = unknown.find((part) => !part.tail) ?? null;
  if (!title && !company) {
    const [first, second] = unknown;
    [title, company] =
      order === "title-first" ? [first ?? null, second ?? null] : [second ?? null, first ?? null];
  }
  return {
    position: title?.text ?? null,
    company: company?.text ?? null,
    titleScore: labels.position ? 3 : (title?.title ?? 0),
    companyScore: labels.company ? 3 : (company?.company ?? 0),
  };
}

function best(parts: Part[], score: (part: Part) => number, least: number): Part | null {
  const top = parts.toSorted((a, b) => score(b) - score(a))[0];
  return top && score(top) >= least ? top : null;
}

/** The first of the unknown parts that stands beside the title. */
function nearestTo(parts: Part[], title: Part, unknown: Part[]): Part | null {
  const at = parts.indexOf(title);
  return (
    unknown.toSorted((a, b) => Math.abs(parts.indexOf(a) - at) - Math.abs(parts.indexOf(b) - at))[0] ?? null
  );
}
