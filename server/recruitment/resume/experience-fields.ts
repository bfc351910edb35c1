import { chunksOf, type EntryLine, withoutContacts, withoutPlace } from "./chunks.ts";
import type { DateSpan } from "./dates.ts";
import { findDates } from "./dates.ts";
import { type Part, partOf, partsOf, withoutTowns } from "./header-parts.ts";
import { labelled } from "./labels.ts";
import { isDepartment } from "./lexicon/departments.ts";
import { isTownInRegion } from "./lexicon/places.ts";
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
  /** Where in the header each of them is; null when nothing was chosen, or a label said it. */
  slots: Slots;
}

/** Places in a header, as `Part.slot` names them. */
export interface Slots {
  position: string | null;
  company: string | null;
}

export const unknownSlots: Slots = { position: null, company: null };

/** Which of the two is first in this CV's headers, as far as the clear ones show. */
export type Order = "title-first" | "company-first";

/**
 * Reads the header lines of one job.
 * @param usual Where the other headers of the section have their post and employer, once that is known.
 */
export function readHeader(header: EntryLine[], order: Order, usual: Slots = unknownSlots): JobHeader {
  const labels = labelledFields(header);
  const dates = header.flatMap((row) => row.dates);
  const parts = withoutTowns(partsOf(header.filter((row) => !labels.rows.has(row))));
  const open = parts.filter((part) => !part.place);
  const chosen = assign(open, order, labels.fields, usual);
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

/** Their order by what is set beside them: its place beside the employer, its dates beside the post. */
export function orderOfSides(header: EntryLine[]): Order | null {
  const isPlaced = ({ dates, line }: EntryLine) =>
    dates.length === 0 && line.segments.length === 2 && isTownInRegion(line.segments[1]?.text ?? "");
  const placed = header.findIndex(isPlaced);
  const dated = header.findIndex(({ dates, rest }) => dates.length > 0 && rest !== "");
  if (placed < 0 || dated < 0) return null;
  return placed < dated ? "company-first" : "title-first";
}

/** The order of title and company where both are clear; null when this header does not show it. */
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

/** Decides which part is the post and which the employer. */
function assign(parts: Part[], order: Order, labels: Partial<Record<TableField, string>>, usual: Slots) {
  const [usualTitle, usualCompany] = atUsualPlaces(parts, usual);
  let title = labels.position
    ? partOf(labels.position)
    : (usualTitle ??
      best(
        parts.filter((part) => part !== usualCompany),
        (part) => part.title - 0.6 * part.company,
        1.5,
      ));
  const rest = parts.filter((part) => part !== title);
  let company = labels.company
    ? partOf(withoutPlace(withoutContacts(labels.company)))
    : (usualCompany ??
      best(
        rest.filter((part) => !part.bracket || rest.every((other) => other.bracket || other.tail)),
        (part) => part.company - 0.4 * part.title - (part.tail && follows(part, rest) ? 1.5 : 0),
        1,
      ));
  // Both end like organisations: the order that is usual in this CV says which is which.
  const rival = !title && company && order === "title-first" ? rivalOf(company, rest) : null;
  if (rival) [title, company] = [company, rival];
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
    company: company && nameOf(company, title, parts),
    titleScore: labels.position ? 3 : (title?.title ?? 0),
    companyScore: labels.company ? 3 : (company?.company ?? 0),
    slots: { position: title?.slot || null, company: company?.slot || null },
  };
}

/** What follows in a chunk of its own and looks as much like an organisation as the part that was chosen. */
const rivalOf = (company: Part, parts: Part[]) =>
  parts
    .slice(parts.indexOf(company) + 1)
    .find((part) => !part.tail && part.chunk !== company.chunk && part.company >= company.company) ?? null;

/** `Field Studies, Crop Science Lab`: what follows the comma names the employer, too. */
function nameOf(company: Part, title: Part | null, parts: Part[]): string {
  if (company.company >= 1.5 || company.tail || company.slot === "") return company.text;
  const more = parts.find((part) => part.chunk === company.chunk && part.tail && part !== title);
  return more && more.company >= 2.5 ? `${company.text}, ${more.text}` : company.text;
}

/** Whether a part follows another organisation: `Institute for Coastal Research, Marine College`. */
const follows = (part: Part, parts: Part[]) =>
  parts.some((other) => other.chunk === part.chunk && !other.tail && other.company >= 1.5 && other.title < 2);

/** The post and the employer where the other headers have theirs, unless the words clearly say otherwise. */
function atUsualPlaces(parts: Part[], usual: Slots): [Part | null, Part | null] {
  const at = (slot: string | null) => parts.find((part) => slot !== null && part.slot === slot) ?? null;
  const title = at(usual.position);
  const company = at(usual.company);
  if (!title || !company || title === company) return [null, null];
  const swapped = title.company - title.title >= 2 && company.title - company.company >= 2;
  // Another chunk that is clearly an organisation, where the usual place holds none.
  const better = parts.some(
    (part) =>
      part !== title &&
      part.slot.endsWith(".0") &&
      part.company >= 2 &&
      part.title < 2 &&
      company.company > 0 &&
      company.company < 2,
  );
  return swapped || better ? [null, null] : [title, company];
}

function best(parts: Part[], score: (part: Part) => number, min: number): Part | null {
  const top = parts.toSorted((a, b) => score(b) - score(a))[0];
  return top && score(top) >= min ? top : null;
}

/** The first of the unknown parts that is beside the title; what only follows another one comes last. */
function nearestTo(parts: Part[], title: Part, unknown: Part[]): Part | null {
  const at = parts.indexOf(title);
  const last = (part: Part) =>
    part.bracket || (part.tail && unknown.some((other) => other.chunk === part.chunk && !other.tail))
      ? 100
      : 0;
  const aside = (part: Part) => (part.slot.includes("right") ? 50 : 0);
  const distance = (part: Part) => Math.abs(parts.indexOf(part) - at) + last(part) + aside(part);
  return unknown.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
