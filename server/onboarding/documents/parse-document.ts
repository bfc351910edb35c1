import type { IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import { type Candidate, candidateOf } from "./candidates.ts";
import type { DocumentText } from "./document-text.ts";
import { type Found, findValues, type Wanted } from "./find-values.ts";
import { looseValues } from "./loose-values.ts";
import { fullName, nameCandidate, wholeName } from "./names.ts";
import { wholePlace } from "./places.ts";
import {
  numberOf,
  readDate,
  readDocumentNumber,
  readKraPin,
  readName,
  readPlace,
  readSex,
} from "./values.ts";
import type { Zone } from "./zone.ts";
import { zoneCandidates } from "./zone-candidates.ts";

const idNumber = { name: "idNumber", read: numberOf(6, 9) } as const;
const serialNumber = { name: "serialNumber", read: numberOf(8, 10) } as const;
const birth = { name: "dateOfBirth", read: readDate } as const;
const sex = { name: "sex", read: readSex } as const;
const issue = { name: "dateOfIssue", read: readDate } as const;
const expiry = { name: "dateOfExpiry", read: readDate } as const;
const district = { name: "district", read: readPlace, free: true } as const;
const placeOfIssue = { name: "placeOfIssue", read: readPlace, free: true } as const;
const documentNumber = { name: "documentNumber", read: readDocumentNumber } as const;
const names: readonly Wanted[] = [
  { name: "surname", read: readName, free: true },
  { name: "givenNames", read: readName, free: true },
  { name: "fullName", read: readName, free: true },
];

/** What is looked for on each kind of document. */
export const wanted: Record<IdentityDocumentKind, readonly Wanted[]> = {
  "id-front": [
    idNumber,
    serialNumber,
    documentNumber,
    birth,
    issue,
    expiry,
    sex,
    ...names,
    district,
    placeOfIssue,
  ],
  "id-back": [idNumber, serialNumber, birth, issue, expiry, sex, district, placeOfIssue],
  passport: [documentNumber, idNumber, birth, issue, expiry, sex, ...names, placeOfIssue],
  "kra-pin": [{ name: "kraPin", read: readKraPin }, issue, { name: "fullName", read: readName, free: true }],
};

export interface ParsedDocument {
  candidates: Candidate[];
  zone: Zone | null;
}

/** Finds the fields of a document of a kind in what was read on it. */
export function parseDocument(kind: IdentityDocumentKind, text: DocumentText): ParsedDocument {
  const found = findValues(text.lines, wanted[kind]);
  const readers = new Map(wanted[kind].map(({ name, read }) => [name, read]));
  const candidates: Candidate[] = [];
  for (const one of found) {
    const read = readers.get(one.name);
    if (!read || one.name === "surname" || one.name === "givenNames" || one.name === "fullName") continue;
    if (one.name === "other") continue;
    const isPlace = one.name === "district" || one.name === "placeOfIssue";
    const whole = isPlace ? wholePlace(one, text.lines, takenByOthers(found, one)) : one;
    candidates.push(candidateOf(one.name, whole, read));
  }
  const name = nameIn(found, text);
  if (name) candidates.push(nameCandidate(name));
  candidates.push(...looseValues(kind, text, candidates));
  const zone = kind === "id-back" || kind === "passport" ? zoneCandidates(text) : null;
  return { candidates: [...candidates, ...(zone?.candidates ?? [])], zone: zone?.zone ?? null };
}

function nameIn(found: readonly Found[], { lines }: DocumentText) {
  const of = (name: Found["name"]) => {
    const one = found.find((value) => value.name === name);
    return one ? wholeName(one, lines, takenByOthers(found, one)) : null;
  };
  return of("fullName") ?? fullName(of("givenNames"), of("surname"));
}

const takenByOthers = (found: readonly Found[], one: Found) =>
  found.flatMap((other) => (other === one ? [] : other.passage.pieces));
