import type { FieldComparison } from "#contract/onboarding/comparison.ts";
import { type NameTokens, nameTokens } from "#server/platform/names/name-tokens.ts";
import { spellingOf } from "#server/platform/names/spellings.ts";
import { reason } from "../reasons.ts";
import { isLetterSlip } from "./letter-slip.ts";

/** What the names of two sides have in common, and what only one of them has. */
interface Pairing {
  equal: string[];
  /** Each with the other side's. */
  spelled: [string, string][];
  slipped: [string, string][];
  initials: [string, string][];
  restOfTyped: string[];
  restOfRead: string[];
}

/** Takes the first pair that fits out of both lists. */
function takePair(
  typed: string[],
  read: string[],
  fits: (one: string, other: string) => boolean,
): [string, string] | null {
  for (const [place, one] of typed.entries()) {
    const there = read.findIndex((other) => fits(one, other));
    if (there < 0) continue;
    typed.splice(place, 1);
    const [other = ""] = read.splice(there, 1);
    return [one, other];
  }
  return null;
}

function takePairs(
  typed: string[],
  read: string[],
  fits: (one: string, other: string) => boolean,
  max = Number.POSITIVE_INFINITY,
): [string, string][] {
  const taken: [string, string][] = [];
  while (taken.length < max) {
    const pair = takePair(typed, read, fits);
    if (!pair) break;
    taken.push(pair);
  }
  return taken;
}

/** Puts two names of one side together where the other side writes them as one: Abdul Rahman, Abdulrahman. */
function joinWritten(parts: string[], whole: readonly string[]): void {
  const isWhole = (word: string) => whole.some((other) => spellingOf(other) === spellingOf(word));
  for (const [place, first] of parts.entries()) {
    for (const [there, second] of parts.entries()) {
      if (place === there || first.length < 2 || second.length < 2 || !isWhole(first + second)) continue;
      const rest = parts.filter((_, index) => index !== place && index !== there);
      parts.splice(0, parts.length, ...rest, first + second);
      return;
    }
  }
}

const isInitialOf = (one: string, other: string): boolean =>
  (one.length === 1 || other.length === 1) && one.length !== other.length && one[0] === other[0];

/** Pairs the names of both sides, the surest first. At most one letter slip is believed. */
function pair(typedNames: readonly string[], readNames: readonly string[]): Pairing {
  // Sorted, so that the order in which somebody writes their names changes nothing.
  const [typed, read] = [typedNames.toSorted(), readNames.toSorted()];
  const equal = takePairs(typed, read, (one, other) => one === other).map(([name]) => name);
  const sameName = (one: string, other: string) => spellingOf(one) === spellingOf(other);
  const spelled = takePairs(typed, read, sameName);
  joinWritten(typed, read);
  joinWritten(read, typed);
  spelled.push(...takePairs(typed, read, sameName));
  const slipped = takePairs(typed, read, isLetterSlip, 1);
  const initials = takePairs(typed, read, isInitialOf);
  return { equal, spelled, slipped, initials, restOfTyped: typed, restOfRead: read };
}

/** Both sides' names, with a title counted as one where both have it. */
function namesOf(typed: NameTokens, read: NameTokens): [string[], string[]] {
  const shared = typed.titles.filter((title) => [...read.titles, ...read.names].includes(title));
  const sharedByRead = read.titles.filter((title) => [...typed.titles, ...typed.names].includes(title));
  return [
    [...typed.names, ...shared],
    [...read.names, ...sharedByRead],
  ];
}

const weights = { spelled: 0.97, slipped: 0.85, initial: 0.8, missing: 0.06 };

/** Above it names are taken for one person's. */
const likelyFrom = 0.75;

const capital = (name: string): string => name.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
const listed = (names: readonly string[]): string => names.map(capital).join(", ");
const facing = (pairs: readonly [string, string][]): string =>
  pairs.map(([one, other]) => `${capital(one)} and ${capital(other)}`).join(", ");

/** Why both are not one person's name; null where nothing speaks against it. */
function contradiction(typed: NameTokens, read: NameTokens, found: Pairing) {
  const { restOfTyped, restOfRead, slipped, initials } = found;
  if (typed.generation && read.generation && typed.generation !== read.generation) {
    return reason("other_generation");
  }
  if (restOfTyped.length > 0 && restOfRead.length > 0) {
    return reason("other_names", `${listed(restOfTyped)} against ${listed(restOfRead)}`);
  }
  const whole = found.equal.filter((name) => name.length > 1).length + found.spelled.length;
  const rest = restOfTyped.length + restOfRead.length;
  const isAll = rest + slipped.length + initials.length === 0;
  // A slip is believed where the rest agrees; one name in common is many people's.
  const needed = slipped.length > 0 && rest + initials.length === 0 ? 1 : 2;
  if (whole >= needed || (isAll && whole > 0)) return null;
  return reason("too_little_in_common", whole > 0 ? listed(found.equal) : undefined);
}

function reasonsFor({ spelled, slipped, initials, restOfTyped, restOfRead }: Pairing) {
  const rest = [...restOfTyped, ...restOfRead];
  return [
    ...(spelled.length > 0 ? [reason("other_spelling", facing(spelled))] : []),
    ...(slipped.length > 0 ? [reason("letter_slip", facing(slipped))] : []),
    ...(initials.length > 0 ? [reason("initial", facing(initials))] : []),
    ...(rest.length > 0 ? [reason("name_missing", listed(rest))] : []),
  ];
}

/**
 * Compares two written names as sets: order, capitals, marks, apostrophes and titles do not matter. Two names that
 * Kenyans bear are never merged for looking alike; see `spellings.ts` and `letter-slip.ts`.
 */
export function compareNames(typedText: string, readText: string): FieldComparison {
  const [typed, read] = [nameTokens(typedText), nameTokens(readText)];
  const [typedNames, readNames] = namesOf(typed, read);
  if (typedNames.length === 0 || readNames.length === 0) {
    return { outcome: "not_comparable", score: 0, reasons: [reason("nothing_to_compare")] };
  }
  const found = pair(typedNames, readNames);
  const { equal, spelled, slipped, initials } = found;
  const agreed =
    equal.length +
    spelled.length * weights.spelled +
    slipped.length * weights.slipped +
    initials.length * weights.initial;
  const against = contradiction(typed, read, found);
  if (against) {
    const share = agreed / Math.max(typedNames.length, readNames.length);
    const reasons = [against, ...reasonsFor({ ...found, restOfTyped: [], restOfRead: [] })];
    return { outcome: "differs", score: rounded(Math.min(share, 1) * 0.7), reasons };
  }
  const missing = found.restOfTyped.length + found.restOfRead.length;
  const pairs = equal.length + spelled.length + slipped.length + initials.length;
  const score = rounded(Math.max(agreed / pairs - missing * weights.missing, likelyFrom));
  const isSame = missing + slipped.length + initials.length === 0;
  const reasons = reasonsFor(found);
  return {
    outcome: isSame ? "same" : "likely",
    score,
    reasons: reasons.length > 0 ? reasons : [reason("equal")],
  };
}

const rounded = (score: number): number => Math.round(score * 100) / 100;
