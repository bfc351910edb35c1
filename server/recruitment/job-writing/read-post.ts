import { checkWording } from "#contract/recruitment/fair-wording.ts";
import { readTitle } from "../match/titles.ts";
import { placeNamed } from "./places.ts";
import type { Role } from "./roles/role.ts";
import { knownRoles } from "./roles/roles.ts";
import { type Sector, sectors } from "./roles/sectors.ts";

/** From an intern (0) over an assistant, an officer and a supervisor to a manager (4). */
export type Rank = 0 | 1 | 2 | 3 | 4;

/** What a title says about a post. */
export interface ReadPost {
  title: string;
  /** The post itself or the nearest one; null when nothing like it is known. */
  role: Role | null;
  /** The title is that of the role, word for word. */
  exact: boolean;
  rank: Rank;
  sectors: readonly Sector[];
  /** A place that the title names. */
  place: string | null;
  /** Words of the title that say something which is not known. */
  rest: string;
}

/** Words of a title that say nothing of the work. */
const idle = new Set(["branch", "office", "deputy", "position", "vacancy", "vacancie", "post"]);

const abbreviations = /^(?:ict|it|hr|ceo|cfo|fosa|bosa|atm|sme|kyc|aml|pr|m-pesa)$/i;
const small = /^(?:and|of|for|the|in|to|at)$/i;

/** A title in capitals where it was typed in small letters. */
function tidyTitle(typed: string): string {
  const title = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (/\p{Lu}/u.test(title)) return title;
  return title
    .split(" ")
    .map((word, index) => {
      if (abbreviations.test(word)) return word.toUpperCase();
      return index > 0 && small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(" ");
}

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, "") : word);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => singular(word));

/** Where a phrase stands among words; -1 if nowhere. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, from) => phrase.every((word, index) => words[from + index] === word));
}

interface Found<Known> {
  known: Known;
  from: number;
  length: number;
}

/** The longest of the phrases by which something is known, the last in the title of equals. */
function foundIn<Known extends { knownBy: readonly string[] }>(
  known: Known,
  words: readonly string[],
): Found<Known>[] {
  const [best] = known.knownBy
    .map((phrase) => {
      const phraseWords = wordsOf(phrase);
      return { known, from: placeOf(phraseWords, words), length: phraseWords.length };
    })
    .filter(({ from }) => from >= 0)
    .sort((one, other) => other.length - one.length || other.from - one.from);
  return best ? [best] : [];
}

export function rankOf(title: string): Rank {
  if (/\b(?:intern|internship|attach[eé]e?|attachment|pupil)\b/i.test(title)) return 0;
  if (/\b(?:deputy|assistant)\b.*\b(?:manager|head|director|ceo)\b/i.test(title)) return 3;
  const { rank } = readTitle(title);
  if (rank < 3 && /\b(?:coordinator|principal|leader)\b/i.test(title)) return 3;
  return rank as Rank;
}

function nearestRole(words: readonly string[], rank: Rank): Found<Role> | undefined {
  return knownRoles
    .flatMap((role) => foundIn(role, words))
    .map((found) => ({ ...found, rank: rankOf(found.known.title) }))
    .sort(
      (one, other) =>
        other.length - one.length ||
        // What a post is stands at the end of its title: a branch cleaner cleans.
        other.from - one.from ||
        Math.abs(one.rank - rank) - Math.abs(other.rank - rank) ||
        one.rank - other.rank,
    )[0];
}

/** Reads a title as HR typed it: the post behind it, its rank, sector and place, and what is left. */
export function readPost(typed: string): ReadPost {
  const title = tidyTitle(typed) || "Staff Member";
  const rank = rankOf(title);
  const place = placeNamed(title);
  const same = knownRoles.find((role) => role.title.toLowerCase() === title.toLowerCase());
  if (same) return { title, role: same, exact: true, rank, sectors: [], place, rest: "" };

  const words = wordsOf(title);
  const role = nearestRole(words, rank);
  const used = new Set(role ? words.slice(role.from, role.from + role.length) : []);
  const placeWords = new Set(place ? wordsOf(place) : []);
  const fields = sectors.flatMap((sector) =>
    foundIn(
      sector,
      words.filter((word) => !used.has(word)),
    ),
  );
  const said = new Set(fields.flatMap(({ known }) => known.knownBy.flatMap(wordsOf)));
  const near = fields.flatMap(({ known }) => knownRoles.filter((one) => one.title === known.near))[0];
  const fair = checkWording(title).reduce((left, { text }) => left.replace(text, " "), title);
  const rest = fair
    .replace(/\([^()]*\)/g, " ")
    .split(/[\s,()/–—-]+/)
    .filter((word) => {
      const plain = wordsOf(word)[0] ?? "";
      const unknown = !used.has(plain) && !said.has(plain) && !placeWords.has(plain) && !idle.has(plain);
      return unknown && plain.length > 1 && readTitle(word).subject.size > 0;
    });
  return {
    title,
    role: role?.known ?? near ?? null,
    exact: false,
    rank,
    sectors: fields.map(({ known }) => known),
    place,
    rest: rest.join(" "),
  };
}
