import { nairobiDay } from "#contract/core/clock.ts";
import type { DocumentFieldName, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { type Candidate, unlabelled } from "./candidates.ts";
import type { DocumentText } from "./document-text.ts";
import { takenApart } from "./find-values.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { numberOf, readDate, readKraPin, readSex, type ValueReader } from "./values.ts";

/** A letter by itself may be anything. */
const readSexWord: ValueReader = (text) => (/^\p{L}{4,}$/u.test(text) ? readSex(text) : null);

/** Fields that are recognised by their form alone, where no label could be read. Dates are told apart afterwards. */
const forms: Record<IdentityDocumentKind, readonly [DocumentFieldName, ValueReader][]> = {
  "id-front": [
    ["serialNumber", numberOf(9, 9)],
    ["idNumber", numberOf(7, 8)],
    ["sex", readSexWord],
  ],
  "id-back": [],
  passport: [["sex", readSexWord]],
  "kra-pin": [["kraPin", readKraPin]],
};

/** What stands on the document without a label that could be read, for fields that are still missing. */
export function looseValues(
  kind: IdentityDocumentKind,
  { lines }: DocumentText,
  known: readonly Candidate[],
): Candidate[] {
  const taken = known.flatMap(({ again }) => again?.pieces ?? []);
  const free = takenApart(lines).texts.filter((text) => !taken.some((piece) => overlaps(piece, text)));
  const found: Candidate[] = [];
  const has = (name: DocumentFieldName) => known.some((one) => one.name === name);
  for (const [name, read] of forms[kind]) {
    // A card of the newer kind has a number of its own that looks the same.
    if (has(name) || (name === "serialNumber" && has("documentNumber"))) continue;
    for (const text of free.flatMap(endings)) {
      if (found.some(({ again }) => again?.pieces.some((piece) => overlaps(piece, text)))) continue;
      const candidate = unlabelled(name, text, read);
      if (!candidate) continue;
      found.push(candidate);
      break;
    }
  }
  if (kind === "id-front" || kind === "passport") found.push(...looseDates(free, [...known, ...found]));
  return found;
}

/** Dates without labels: the earliest is the birth, one to come the expiry, and another that is past the issue. */
function looseDates(free: readonly Piece[], known: readonly Candidate[]): Candidate[] {
  const today = nairobiDay(new Date());
  const knownValue = (name: DocumentFieldName) => known.find((one) => one.name === name)?.value;
  const dates = free
    .flatMap((text) => endings(text).slice(0, 3))
    .flatMap((text) => unlabelled("dateOfBirth", text, readDate) ?? [])
    .filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)
    .toSorted((a, b) => a.value.localeCompare(b.value));
  const adult = `${Number(today.slice(0, 4)) - 16}${today.slice(4)}`;
  const found: Candidate[] = [];
  for (const date of dates) {
    const [birth, issue, expiry] = ["dateOfBirth", "dateOfIssue", "dateOfExpiry"] as const;
    const born = knownValue(birth) ?? found.find(({ name }) => name === birth)?.value;
    if (date.value > today && !knownValue(expiry)) found.push({ ...date, name: expiry });
    else if (!born && date.value < adult && date.value < (knownValue(issue) ?? today))
      found.push({ ...date, name: birth });
    else if (born && date.value > born && date.value <= today && !knownValue(issue))
      found.push({ ...date, name: issue });
  }
  return found;
}

/** A text and its last words: a label that could not be read may stand before the value. */
function endings(text: Piece): Piece[] {
  const starts = text.characters.flatMap(({ spaceBefore, text: character }, index) =>
    index > 0 &&
    (spaceBefore > 0.06 ||
      /[:/.]/.test(text.characters[index - 1]?.text ?? "") ||
      isTurn(text, index, character))
      ? [index]
      : [],
  );
  return [text, ...starts.map((start) => pieceOf(text.line, text.from + start, text.to))];
}

/** Where letters end and digits begin: `DTE F20.09.1991`. */
const isTurn = (text: Piece, index: number, character: string) =>
  /\d/.test(character) && /\p{L}/u.test(text.characters[index - 1]?.text ?? "");

const overlaps = (a: Piece, b: Piece) => a.line === b.line && a.from < b.to && b.from < a.to;
