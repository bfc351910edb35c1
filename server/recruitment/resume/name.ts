import { isCommonName } from "#server/platform/names/common-names.ts";
import { findDates, withoutDates } from "./dates.ts";
import { headingKind } from "./headings.ts";
import { labelled } from "./labels.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { isTitleWord, titleScore } from "./lexicon/titles.ts";
import { isCapitals, type ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

/** A value and how sure the reader is of it, 0 to 1. */
export interface Confident<T> {
  value: T;
  confidence: number;
}

const honorific =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|eng|engr|rev|hon|adv|arch|cpa|fcpa|cs|bw|bi|bibi|mwl|sr|fr|pst|qs|capt)\.?\s+)+/i;
const postNominal =
  /\s*(?:,|\(|\s[-–|]\s).*$|\s+(?:cpa|cpa-?k|acca|mba|ph\.?d|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|bcom|mishrm|mkim|jr|sr)\.?$/i;
const particles = new Set([
  "wa",
  "arap",
  "ole",
  "bin",
  "binti",
  "bint",
  "van",
  "der",
  "de",
  "ben",
  "el",
  "al",
  "la",
  "ya",
  "da",
  "dos",
  "von",
  "ibn",
]);
const documentTitle =
  /^(?:my\s+|the\s+)?(?:curriculum\s*vitae|c\.?\s?v\.?|resum[eé]|résumé|wasifu(?:\s+(?:wangu|binafsi))?|bio\s?-?data)\b[\s:–—|-]*(?:(?:of|for|wa|ya)\b)?\s*:?\s*/i;
const titleAfter = /[\s,:–—|-]+(?:['’]s\s+)?(?:curriculum\s*vitae|resum[eé]|c\.?v\.?)\s*$/i;
const fullLabel =
  /^(?:(?:full|complete|official)\s+)?names?(?:\s+in\s+full)?$|^name of (?:applicant|candidate)$|^jina(?: kamili| langu)?$|^majina(?: kamili)?$|^candidate(?: name)?$/;
/** Both kinds in one label, as Europass has them: `First name(s) / Surname(s)`. */
const bothLabel =
  /^(?:first|fore|given) ?names?(?: s)? ?[/&] ?(?:surnames?|last names?)(?: s)?$|^(?:surnames?|last names?)(?: s)? ?[/&] ?(?:first|fore|given|other) ?names?(?: s)?$/;
const surnameLabel = /^(?:surname|last name|family name|jina la (?:ukoo|mwisho|baba))$/;
const givenLabel =
  /^(?:other names?|first names?|given names?|forenames?|middle names?|jina la kwanza|majina mengine)$/;

/** Another label on the line of the name: `NAME: Dorcas Wavinya  SEX: Female`. */
const nextLabel =
  /\s+(?:sex|gender|tel(?:ephone)?|phone|mobile|cell|e-?mail|d\.?o\.?b\.?|date of birth|age|id(?: no\.?)?|nationality|marital status|religion|residence|address|simu|jinsia)(?:\s+(?:no|number)\.?)?\s*:.*$/i;

/** `My names are Jackson Rono.` */
const inSentence =
  /^(?:(?:my )?(?:full )?names? (?:is|are)|i am called|jina langu ni|naitwa|ninaitwa)\s+((?:\p{Lu}[\p{L}'’-]+\s*){2,5})/iu;

/** A text as a person's name: honorifics and letters after the name dropped; null when it cannot be one. */
export function asName(raw: string): string | null {
  const text = raw
    .replace(documentTitle, "")
    .replace(titleAfter, "")
    .replace(honorific, "")
    .replace(postNominal, "")
    .replace(/[.,:;|–—-]+$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const words = text.split(" ");
  if (words.length < 2 || words.length > 5 || text.length > 50) return null;
  if (!words.every((word) => particles.has(word.toLowerCase()) || /^\p{Lu}[\p{L}'’`.-]*$/u.test(word)))
    return null;
  if (words.filter((word) => word.replace(/\P{L}/gu, "").length > 1).length < 2) return null;
  return isCapitals(text) ? titleCase(text) : text;
}

/** `NG'ANG'A OLE O'BRIEN` -> `Ng'ang'a ole O'Brien`. */
function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(" ")
    .map((word) => (particles.has(word) && word !== "al" ? word : capitalise(word)))
    .join(" ");
}

const capitalise = (word: string) =>
  word
    .replace(/(^|-)\p{L}/gu, (start) => start.toUpperCase())
    .replace(
      /^(O|D|M)['’](\p{L})/u,
      (_, first: string, second: string) => `${first}'${second.toUpperCase()}`,
    );

interface NameCandidate {
  value: string;
  score: number;
}

/** Finds the owner's name: a label, the title of the document, or the largest and first text. */
export function findName(sections: Section[], email: string | null): Confident<string> | null {
  const zone = sections.filter(
    (section) =>
      section.kind === "top" ||
      section.kind === "personal" ||
      section.kind === "summary" ||
      section.kind === "other",
  );
  const fromLabel = labelledName(zone);
  const candidates = [
    ...topCandidates(zone, { email, usual: usualSize(sections) }),
    ...(fromLabel ? [fromLabel] : []),
  ];
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.score < 2) return soleName(zone) ?? fromEmail(email);
  return { value: best.value, confidence: Math.min(0.99, 0.4 + 0.07 * best.score) };
}

/** A single word that is by far the largest of the first page: `Zawadi`. */
function soleName(zone: Section[]): Confident<string> | null {
  const lines = zone.flatMap((section) => section.lines).filter((line) => line.page === 1);
  const [largest, next] = lines.toSorted((a, b) => b.size - a.size);
  if (!largest || !next || largest.size < 1.4 * next.size || !isWord(largest.text)) return null;
  if (headingKind(largest.text) || documentTitle.test(largest.text) || isTitleWord(largest.text)) return null;
  return { value: isCapitals(largest.text) ? titleCase(largest.text) : largest.text, confidence: 0.3 };
}

function labelledName(zone: Section[]): NameCandidate | null {
  const parts: { given: string[]; surname: string | null } = { given: [], surname: null };
  const lines = zone.flatMap((section) => section.lines);
  for (const [index, line] of lines.entries()) {
    if (fullLabel.test(line.text.toLowerCase().replace(/\s*:?\s*$/, ""))) {
      const below = asName(lines[index + 1]?.text ?? "");
      if (below) return { value: below, score: 8 };
    }
    const told = inSentence.exec(line.text)?.[1];
    const statedName = told ? asName(told) : null;
    if (statedName) return { value: statedName, score: 8 };
    const pair = labelled(line);
    if (!pair) continue;
    const value = pair.value.replace(nextLabel, "").replace(/\s+/g, " ").trim();
    const name = fullLabel.test(pair.label) || bothLabel.test(pair.label) ? asName(capitalised(value)) : null;
    if (name) return { value: name, score: 8 };
    if (surnameLabel.test(pair.label)) parts.surname = value;
    if (givenLabel.test(pair.label)) parts.given.push(value);
  }
  const joined = parts.surname ? asName([...parts.given, parts.surname].join(" ")) : null;
  return joined ? { value: joined, score: 8 } : null;
}

const capitalised = (text: string) =>
  text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;

/** How far down the first page a name is looked for, in lines of each section. */
const topLines = 14;

/** The size that most lines of the first page are at most: above its headings there may be no other text than a name. */
function usualSize(sections: Section[]): number {
  const sizes = sections.flatMap(({ lines }) =>
    lines.flatMap(({ page, size }) => (page === 1 ? [size] : [])),
  );
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 11;
}

function topCandidates(
  zone: Section[],
  { email, usual: usualOfPage }: Pick<NameContext, "email" | "usual">,
): NameCandidate[] {
  const lines = zone.flatMap((section) => section.lines.slice(0, topLines)).filter((line) => line.page === 1);
  const headings = zone.filter((section) => section.heading !== "");
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  const usual = Math.min(usualOfPage, sizes[Math.floor(sizes.length / 2)] ?? 11);
  const candidates: NameCandidate[] = [];
  lines.forEach((line, index) => {
    if (line.bullet || line.text.length > 120) return;
    // `Jane Wanjiru April 3, 1992`: the day of birth beside the name.
    const bare = line.segments.map(({ text }) => withoutDates(text, findDates(text)));
    const texts = [
      ...bare.flatMap((text) => [text, ...text.split(/\s*[|•·,]\s*|\s[–—-]\s/)]),
      bare.join(" "),
    ];
    const large = line.size > usual + (isWord(firstText(line)) ? 1 : 2);
    const wrapped = large || beginsName(lines, index) ? wrappedName(lines, index) : null;
    if (wrapped) texts.push(wrapped);
    for (const text of new Set(texts)) {
      const value = asName(text);
      if (!value) continue;
      const whole = text === wrapped ? 1 : 0;
      candidates.push({ value, score: whole + nameScore(value, line, index, { largest, usual, email }) });
    }
  });
  for (const section of headings) {
    const value = asName(section.heading.replace(/^.*?\b(?:of|for)\b/i, ""));
    if (value && section.kind === "other") candidates.push({ value, score: 1 });
  }
  return candidates;
}

const isWord = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text);

const firstText = (line: ResumeLine) => line.segments[0]?.text ?? line.text;

/** `BRIAN` over `KIMANI WAWERU`, both names that many have: the cells of a table do not tell their sizes. */
function beginsName(lines: ResumeLine[], index: number): boolean {
  const [first, next] = lines.slice(index, index + 2).map((line) => firstText(line).toLowerCase());
  if (first === undefined || next === undefined) return false;
  return isCommonName(first) && next.split(" ").length <= 3 && next.split(" ").every(isCommonName);
}

/**
 * A name may be set over several lines, a word or two each, all of one size; contacts may stand beside them, and
 * between them in smaller letters. Null when only one line is.
 */
function wrappedName(lines: ResumeLine[], from: number): string | null {
  const first = lines[from];
  if (!first) return null;
  const words = [firstText(first)];
  for (const line of lines.slice(from + 1, from + 4)) {
    const text = firstText(line);
    // A scan does not show sizes exactly: a word with a descender is taller.
    const tolerance = isWord(words[0] ?? "") && isWord(text) ? 0.2 * first.size : 0.6;
    if (line.x > first.x + 0.2 * line.pageWidth && line.size < first.size - tolerance) continue;
    if (Math.abs(line.size - first.size) > tolerance || line.gapBefore > 0.5) break;
    if (isCapitals(text) !== isCapitals(words[0] ?? "")) break;
    words.push(text);
  }
  return words.length > 1 ? words.join(" ") : null;
}

interface NameContext {
  largest: number;
  usual: number;
  email: string | null;
}

function nameScore(value: string, line: ResumeLine, index: number, context: NameContext): number {
  const words = value.toLowerCase().split(" ");
  if (headingKind(value) || isPlace(value)) return -5;
  let score = 0;
  if (line.size >= context.largest - 0.5 && context.largest > context.usual + 1) score += 3;
  else if (line.size > context.usual + 1) score += 1;
  if (index === 0) score += 2;
  else if (index <= 2) score += 1.5;
  else if (index <= 5) score += 0.5;
  if (line.bold) score += 0.5;
  if (documentTitle.test(line.text)) score += 2;
  score += Math.min(2, words.filter(isCommonName).length);
  score += 1.2 * resemblance(words, context.email);
  if (words.some(isTitleWord)) score -= 3;
  score -= titleScore(value) >= 2 ? 2 : 0;
  score -= organisationScore(value) >= 2 && !words.some(isCommonName) ? 3 : 0;
  return score;
}

/** How many words of a name the local part of an address holds, up to two. */
function resemblance(words: string[], email: string | null): number {
  const local = email?.split("@")[0]?.replace(/[^a-z]/g, "") ?? "";
  return Math.min(
    2,
    words.filter((word) => word.length > 2 && local.includes(word.replace(/[^a-z]/g, ""))).length,
  );
}

/** `jane.wanjiru@...` suggests a name where none is written; a guess, and marked as one. */
function fromEmail(email: string | null): Confident<string> | null {
  const words =
    email
      ?.split("@")[0]
      ?.split(/[._-]/)
      .map((word) => word.replace(/\d/g, "")) ?? [];
  if (words.length !== 2 || !words.every((word) => word.length > 2 && isCommonName(word))) return null;
  return { value: titleCase(words.join(" ").toUpperCase()), confidence: 0.2 };
}
