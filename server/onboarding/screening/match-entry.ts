import {
  type ScreeningHit,
  type ScreeningQuestion,
  screeningReasons,
} from "#contract/onboarding/screening.ts";
import { compareDates } from "../comparison/compare-dates.ts";
import { compareNames } from "../comparison/names/compare-names.ts";
import { nameKeys, numberKey, type ScreeningEntry } from "./entry.ts";

type Reason = ScreeningHit["reasons"][number];
type Matched = Pick<ScreeningHit, "score" | "reasons">;

/** Below it nobody is bothered: a name that only sounds alike, of somebody born on another day, one name shorter. */
const minScore = 0.4;

const scores = { exact: 0.95, fuzzy: 0.9, phonetic: 0.7, missing: 0.05, otherName: 0.8 };
const birthDate = { same: 0.05, otherOfName: 0.6, otherOfNumber: 0.9 };

const reason = (code: Reason["code"], about: string): Reason => ({
  code,
  words: about ? `${screeningReasons[code]}: ${about}.` : `${screeningReasons[code]}.`,
});

/** Names one of which is the other's by ear: at least two sounds in common, and only one side has more. */
function phoneticScore(one: string, other: string): number {
  const [shorter = [], longer = []] = [nameKeys(one), nameKeys(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  const rest = [...longer];
  for (const key of shorter) {
    const place = rest.indexOf(key);
    if (place < 0) return 0;
    rest.splice(place, 1);
  }
  return shorter.length < 2 ? 0 : scores.phonetic - rest.length * scores.missing;
}

function matchName(fullName: string, name: string): Matched | null {
  const { outcome, score } = compareNames(fullName, name);
  if (outcome === "same") return { score: scores.exact, reasons: [reason("exact_name", name)] };
  if (outcome === "likely") return { score: score * scores.fuzzy, reasons: [reason("fuzzy_name", name)] };
  const heard = phoneticScore(fullName, name);
  return heard > 0 ? { score: heard, reasons: [reason("phonetic_name", name)] } : null;
}

const bestOf = (matches: readonly (Matched | null)[]): Matched | null =>
  matches.reduce((best, match) => (match && match.score > (best?.score ?? 0) ? match : best), null);

function matchNumber(question: ScreeningQuestion, numbers: readonly string[]): string | undefined {
  const asked = [question.idNumber, question.passport, question.kraPin].map((number) =>
    numberKey(number ?? ""),
  );
  return numbers.find((number) => asked.filter(Boolean).includes(numberKey(number)));
}

/** What the birth dates do to a score, and say. */
function withBirthDate(match: Matched, asked: string, listed: string, isNumber: boolean): Matched {
  const { outcome } = compareDates(asked, listed);
  const { score, reasons } = match;
  if (outcome === "not_comparable") return match;
  if (outcome === "same") {
    return {
      score: Math.min(1, score + birthDate.same),
      reasons: [...reasons, reason("same_birth_date", "")],
    };
  }
  if (outcome === "likely") return { score, reasons: [...reasons, reason("near_birth_date", listed)] };
  const factor = isNumber ? birthDate.otherOfNumber : birthDate.otherOfName;
  return { score: score * factor, reasons: [...reasons, reason("other_birth_date", listed)] };
}

/** Why an entry may mean the person; null where it hardly does. */
export function matchEntry(question: ScreeningQuestion, entry: ScreeningEntry): Matched | null {
  const { fullName = "", dateOfBirth = "" } = question;
  const named = fullName ? bestOf(entry.names.map((name) => matchName(fullName, name))) : null;
  const number = matchNumber(question, entry.numbers);
  const match = ((): Matched | null => {
    if (number === undefined) return named;
    const found = reason("number", number);
    if (named) return { score: 1, reasons: [found, ...named.reasons] };
    if (!fullName || entry.names.length === 0) return { score: 1, reasons: [found] };
    return { score: scores.otherName, reasons: [found, reason("other_name", entry.names.join("; "))] };
  })();
  if (!match) return null;
  const { score, reasons } = withBirthDate(match, dateOfBirth, entry.dateOfBirth, number !== undefined);
  return score < minScore ? null : { score: Math.round(score * 100) / 100, reasons };
}
