import { findAddress } from "./address.ts";
import { type Found, findEmails, findPhones } from "./contact.ts";
import { findName, type Sure } from "./name.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

export interface PersonalInfo {
  name: Sure<string> | null;
  email: Sure<string> | null;
  phone: Sure<string> | null;
  address: Sure<string> | null;
}

/** Reads the owner's own details. Referees and employers have phones and e-mails too; theirs are never taken. */
export function readPersonal(sections: Section[], links: string[]): PersonalInfo {
  const own = sections.filter((section) => section.kind === "top" || section.kind === "personal");
  const ownLines = own.flatMap((section) => section.lines);
  const otherLines = sections
    .filter(
      (section) =>
        !own.includes(section) && ["summary", "other", "languages", "skills"].includes(section.kind),
    )
    .flatMap((section) => section.lines);
  const email = pick(ownLines, otherLines, findEmails, emailRank) ?? linkedEmail(links);
  const phone = pick(ownLines, otherLines, findPhones, phoneRank) ?? linkedPhone(links);
  const name = findName(sections, email?.value ?? null);
  return { name, email, phone, address: findAddress(ownLines) };
}

type Finder = (text: string) => Found[];
type Rank = (before: string, line: ResumeLine) => number;

/** Somebody else's contact: an employer's, a supervisor's, next of kin's. */
const others =
  /\b(?:next of kin|emergency|referee|reference|supervisor|employer|spouse|company|school|office|fax|kazini|guardian|c\/o)\b/i;

const phoneRank: Rank = (before) => {
  if (others.test(before)) return -2;
  return /(?:mobile|cell|phone|tel|simu|whatsapp|rununu|contact|no\.?)[^\p{L}]*$/iu.test(before) ? 1 : 0;
};
const emailRank: Rank = (before) =>
  others.test(before) ? -2 : /(?:e-?mail|barua ?pepe)/i.test(before) ? 1 : 0;

function pick(own: ResumeLine[], other: ResumeLine[], find: Finder, rank: Rank): Sure<string> | null {
  for (const [lines, trust] of [
    [own, 1],
    [other, 0.7],
  ] as const) {
    const found = lines.flatMap((line) =>
      find(line.text).map((hit) => ({ value: hit.value, rank: rank(line.text.slice(0, hit.index), line) })),
    );
    const best = found.toSorted((a, b) => b.rank - a.rank)[0];
    if (!best || best.rank < 0) continue;
    const rivals = new Set(found.filter((hit) => hit.rank === best.rank).map((hit) => hit.value)).size;
    return { value: best.value, confidence: trust * (rivals > 1 ? 0.85 : best.rank > 0 ? 0.98 : 0.95) };
  }
  return null;
}

function linkedEmail(links: string[]): Sure<string> | null {
  const address = links.find((link) => /^mailto:/i.test(link));
  const found = address ? findEmails(decodeURIComponentSafely(address.slice(7)))[0] : undefined;
  return found ? { value: found.value, confidence: 0.75 } : null;
}

function linkedPhone(links: string[]): Sure<string> | null {
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
