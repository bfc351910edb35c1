import { findAddress } from "./address.ts";
import { type Found, findEmails, findPhones } from "./contact.ts";
import { type Confident, findName } from "./name.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

export interface PersonalInfo {
  name: Confident<string> | null;
  email: Confident<string> | null;
  phone: Confident<string> | null;
  address: Confident<string> | null;
}

/** Reads the owner's own details. Referees and employers have phones and e-mails too; theirs are never taken. */
export function readPersonal(sections: Section[], links: string[]): PersonalInfo {
  const ownSections = sections.filter((section) => section.kind === "top" || section.kind === "personal");
  const ownLines = ownSections.flatMap((section) => section.lines);
  const otherLines = sections
    .filter(
      (section) =>
        !ownSections.includes(section) && ["summary", "other", "languages", "skills"].includes(section.kind),
    )
    .flatMap((section) => section.lines);
  const email = pick(ownLines, otherLines, findEmails, emailRank) ?? linkedEmail(links);
  const phone = pick(ownLines, otherLines, findPhones, phoneRank) ?? linkedPhone(links);
  const name = findName(sections, email?.value ?? null);
  return { name, email, phone, address: findAddress(ownLines) };
}

type Finder = (text: string) => Found[];
/** How likely a contact is the owner's, by the text before and after it. */
type Rank = (hit: Found, before: string, after: string) => number;

/** Somebody else's contact: an employer's, a supervisor's, next of kin's. */
const others =
  /\b(?:next of kin|emergency|referee|reference|supervisor|employer|spouse|company|school|office|fax|kazini|guardian|c\/o)\b/i;
const own = /(?:mobile|cell|phone|tel|simu|whatsapp|rununu|contact|no\.?)[^\p{L}]*$/iu;

const phoneRank: Rank = (hit, before, after) => {
  if (others.test(before)) return -2;
  if (/^[\s(,–-]*(?:office|work|fax|land ?line|kazini)\b/i.test(after)) return -1;
  const personal = /^[\s(,–-]*(?:mobile|cell|personal|whatsapp)\b/i.test(after) || own.test(before);
  // A person's own number in Kenya is a mobile one: 07... or 01...
  return (personal ? 1 : 0) + (/^\+254[17]/.test(hit.value) ? 0.2 : 0);
};
const emailRank: Rank = (_, before) =>
  others.test(before) ? -2 : /(?:e-?mail|barua ?pepe)/i.test(before) ? 1 : 0;

function pick(
  ownLines: ResumeLine[],
  otherLines: ResumeLine[],
  find: Finder,
  rank: Rank,
): Confident<string> | null {
  for (const [lines, trust] of [
    [ownLines, 1],
    [otherLines, 0.7],
  ] as const) {
    const found = lines.flatMap((line) => ranked(line.text, find(line.text), rank));
    const best = found.toSorted((a, b) => b.rank - a.rank)[0];
    if (!best || best.rank <= -2) continue;
    const rivals = new Set(found.filter((hit) => hit.rank === best.rank).map((hit) => hit.value)).size;
    return { value: best.value, confidence: trust * (rivals > 1 ? 0.85 : best.rank >= 1 ? 0.98 : 0.95) };
  }
  return null;
}

/** Ranks the contacts of a line; what is before one reaches back to the one before it. */
function ranked(text: string, hits: Found[], rank: Rank): { value: string; rank: number }[] {
  return hits.map((hit, index) => {
    const previous = hits[index - 1];
    const from = previous ? previous.index + previous.length : 0;
    // What a bar or a dot sets apart is about something else: `School of Nursing • jane@...`.
    const before = text
      .slice(from, hit.index)
      .replace(/^\s*\([^)]*\)/, "")
      .replace(/^.*[|•·;\t]/s, "");
    return { value: hit.value, rank: rank(hit, before, text.slice(hit.index + hit.length)) };
  });
}

function linkedEmail(links: string[]): Confident<string> | null {
  const address = links.find((link) => /^mailto:/i.test(link));
  const found = address ? findEmails(decodeURIComponentSafely(address.slice(7)))[0] : undefined;
  return found ? { value: found.value, confidence: 0.75 } : null;
}

function linkedPhone(links: string[]): Confident<string> | null {
  const number = links.find((link) => /^tel:/i.test(link));
  const found = number ? findPhones(decodeURIComponentSafely(number.slice(4)))[0] : undefined;
  return found ? { value: found.value, confidence: 0.75 } : null;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
