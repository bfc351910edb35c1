import { chunksOf, commaParts, type EntryLine } from "./chunks.ts";
import { isDepartment } from "./lexicon/departments.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace, isTownInRegion } from "./lexicon/places.ts";
import { isTitleWord, titleScore } from "./lexicon/titles.ts";

/** A piece of a job's header that may be a field of its own. */
export interface Part {
  text: string;
  title: number;
  company: number;
  place: boolean;
  /** It follows a comma: more about what is before it. */
  tail: boolean;
  /** It was in brackets. */
  bracket: boolean;
  /** Row, side of the page and turn within it, the same for all headers that are set alike. */
  slot: string;
  /** Parts of one chunk carry the same number. */
  chunk: number;
}

/** `Meneja wa Benki`: in Kiswahili the post comes before what it is about. */
const swahiliPost = (text: string) => {
  const [head = "", joint = ""] = text.split(" ");
  return /^(?:wa|ya|za|cha|la)$/.test(joint) && isTitleWord(head);
};

/** A part of an employer names it less than the employer does: `Department of Finance`. */
const employerPart = /^(?:department|directorate|section|division) of\b/i;

/** A text with what its words say. */
export function partOf(text: string, tail = false): Part {
  const title = titleScore(text);
  const most = swahiliPost(text) ? 0 : employerPart.test(text) ? 1 : 3;
  const company = Math.min(most, organisationScore(text));
  return {
    text,
    tail,
    title,
    // `Head of Technology`: what a post is about may end like an organisation.
    company: title === 2.5 && / of /.test(text) ? Math.min(company, 1) : company,
    place: isPlace(text),
    bracket: false,
    slot: "",
    chunk: 0,
  };
}

/** The parts of a header in order of reading, as fine as their words allow. */
export function partsOf(header: EntryLine[]): Part[] {
  return header
    .filter((row) => row.rest !== "")
    .flatMap((row, index) =>
      partsOfRow(row).map((part) => ({
        ...part,
        slot: `${index}${part.slot}`,
        chunk: 100 * index + part.chunk,
      })),
    );
}

function partsOfRow(row: EntryLine): Part[] {
  const parts: Part[] = [];
  for (const [chunk, text] of chunksOf(joinTitles(row.rest)).entries()) {
    const [first, ...more] = splitChunk(text.replace(/^(?:role|position|company|employer)\s*:\s*/i, ""));
    const side = standsRight(row, text) ? "right" : "left";
    const last = parts.at(-1);
    // `Attaché – Finance Department`: the department goes with the post before it.
    const department = last && last.title >= 2 && !last.tail && first && isDepartment(first.text);
    if (department) Object.assign(last, { text: `${last.text} - ${first.text}` });
    const found = (department || !first ? more : [first, ...more]).filter((part) => /\p{L}/u.test(part.text));
    for (const [turn, part] of found.entries())
      parts.push({ ...part, chunk, slot: `${side}${chunk}.${turn}` });
  }
  return parts;
}

/** Whether a text is set at the right edge, beside the others of its line. */
const standsRight = ({ line }: EntryLine, text: string) =>
  line.segments
    .slice(1)
    .some((segment) => segment.width > 0 && segment.x > 0.5 * line.pageWidth && segment.text.includes(text));

/** `Secretary / Typist` is one post. */
const joinTitles = (text: string) =>
  text.replace(
    /([^\t|,;:/–—]+?)\s*\/\s+([^\t|,;:/–—]+?)(?=\s-\s|[\t|,;:/–—]|$)/gu,
    (hit, first: string, second: string) =>
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
    return [...commaList(bracket[1]), { ...partOf(bracket[2]), bracket: true }];
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

/** `Cupertino, CA` is a place and no employer, unless nothing else in the header can be the employer. */
export function withoutTowns(parts: Part[]): Part[] {
  const chunks = [...new Set(parts.map((part) => part.chunk))];
  const ofChunk = (chunk: number) => parts.filter((part) => part.chunk === chunk);
  const likely = chunks.filter((chunk) => {
    const own = ofChunk(chunk);
    const telling = own.some((part) => !part.place && (part.title >= 2 || part.company >= 1.5));
    return !telling && isTownInRegion(own.map((part) => part.text).join(", "));
  });
  const others = parts.filter(
    (part) => !likely.includes(part.chunk) && !part.place && !part.tail && !part.bracket,
  );
  const titles = others.filter((part) => part.title >= 2 && part.title > part.company);
  const named = others.some((part) => !titles.includes(part) && !isDepartment(part.text));
  // Of two that look like places, the one at the right edge is.
  const aside = likely.filter((chunk) => ofChunk(chunk)[0]?.slot.includes("right"));
  const towns = named || titles.length >= 2 ? likely : aside.length < likely.length ? aside : [];
  return [
    ...parts.filter((part) => !towns.includes(part.chunk)),
    ...towns.map((chunk) => {
      const text = ofChunk(chunk).map((part) => part.text);
      return { ...partOf(text.join(", ")), place: true, chunk };
    }),
  ];
}
