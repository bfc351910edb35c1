import { findEmails, findPhones } from "./contact.ts";
import { type DateSpan, findDates, withoutDates } from "./dates.ts";
import { isPlace } from "./lexicon/places.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** A line of an entry with its dates taken out. */
export interface EntryLine {
  line: ResumeLine;
  dates: DateSpan[];
  /** The line without its dates; a tab between what stood apart. */
  rest: string;
}

export function entryLine(line: ResumeLine): EntryLine {
  const dates = withoutAsides(findDates(line.text), line.text);
  return { line, dates, rest: withoutContacts(withoutDates(line.text, dates)) };
}

/** `Trustee (till Sep '19)   Sep '15 – present`: beside a period, a date in brackets is part of the words. */
function withoutAsides(dates: DateSpan[], text: string): DateSpan[] {
  const period = dates.find((span) => !span.single);
  if (!period || dates.length < 2) return dates;
  return dates.filter(
    (span) => !span.single || span.index > period.index || !/\(\p{L}*\s*$/u.test(text.slice(0, span.index)),
  );
}

/** An employer's own page, phone, e-mail and post box are not part of its name. */
export function withoutContacts(text: string): string {
  if (!/@|\d{4}|box|:\/\/|www\./i.test(text)) return text;
  let rest = text.replace(/\(?\b(?:https?:\/\/|www\.)[^\s)]+\)?/gi, "").trimEnd();
  const found = [...findEmails(rest), ...findPhones(rest)].sort((a, b) => b.index - a.index);
  for (const { index, length } of found) rest = rest.slice(0, index) + rest.slice(index + length);
  return rest
    .replace(/[\s,]*\bP\.?\s?O\.?\s?Box\s*[\d\s–-]+/i, ", ")
    .replace(/\b(?:tel(?:ephone)?|phone|mobile|cell|e-?mail)\b\.?\s*:?\s*(?=[,;)\t]|$)/gi, "")
    .replace(/\(\s*[,;/]*\s*\)/g, "");
}

const trim = (text: string) =>
  text
    .replace(/^\(?\d{1,2}[.)]\s+(?=\p{Lu})/u, "")
    // The minus of a grade, as in `B-`, stays.
    .replace(/^[\s,;:|•·*/–—_-]+|(?<!(?:^|[\s:])[A-E])[\s,;:|•·*/–—_-]+$/g, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/\s+/g, " ");

/** What tabs, bars, spaced dashes, semicolons and colons set apart in a line; `(Mean grade: B+)` stays whole. */
export function chunksOf(text: string): string[] {
  return text
    .split(/\t|\s*[|•·¦‖]\s*|\s+[-–—]+\s+|\s*;\s*|\s*[–—]\s+|(?<!\([^()]{0,30})\s*::?\s+(?=\p{Lu})|\s?\/\s/u)
    .map(trim)
    .filter((chunk) => /[\p{L}\d]/u.test(chunk));
}

/** Company endings that a comma may set off: `Acme Kenya, Ltd`. */
const nameEnding = /^(?:ltd|limited|inc|plc|llc|llp|co|corp|gmbh)\b(?!-)\.?/i;

/** `Ministry of Agriculture, Livestock and Fisheries`: the name goes on to the part with an `and`. */
function inMinistry(before: string, part: string, parts: string[]): boolean {
  if (!/^(?:ministry|state department|wizara)\b/i.test(before) || /\s(?:and|&|na)\s/.test(before))
    return false;
  return parts.slice(parts.indexOf(part)).some((each) => /^\s*\p{Lu}.*\s(?:and|&|na)\s\p{Lu}/u.test(each));
}

/** A name without the places that follow it: `Farmers Union, Garissa`. */
export function withoutPlace(name: string): string {
  const parts = commaParts(name);
  while (parts.length > 1 && isPlace(parts.at(-1) ?? "")) parts.pop();
  return parts.join(", ");
}

/** The parts of a chunk between commas outside brackets; an `Ltd` after a comma stays with its name. */
export function commaParts(chunk: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of chunk) {
    if (character === "(") depth++;
    if (character === ")") depth = Math.max(0, depth - 1);
    if (character === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  parts.push(part);
  const joined: string[] = [];
  for (const raw of parts) {
    const text = trim(raw);
    const last = joined.length - 1;
    if (last >= 0 && (nameEnding.test(text) || inMinistry(joined[last] ?? "", raw, parts)))
      joined[last] = `${joined[last]}, ${text}`;
    else if (text) joined.push(text);
  }
  return joined;
}
