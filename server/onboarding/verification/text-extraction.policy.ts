import type { CaseCheckOutcome } from "#contract/onboarding/case-checks.ts";
import {
  comparisonReasons,
  type DetailsComparison,
  type FieldComparison,
  type PersonDetails,
} from "#contract/onboarding/comparison.ts";
import {
  type DocumentReading,
  type IdentityDocumentKind,
  matchedThreshold,
} from "#contract/onboarding/documents.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";

/** A document that was read, and how it compares with what was typed. */
export interface ReadDocument {
  kind: IdentityDocumentKind;
  reading: DocumentReading;
  comparison: DetailsComparison;
}

type ComparedField = keyof PersonDetails;

export const documentNames: Record<IdentityDocumentKind, string> = {
  "id-front": "Front of the ID",
  "id-back": "Back of the ID",
  passport: "Passport",
  "kra-pin": "KRA PIN certificate",
};

const fieldNames = {
  fullName: "name",
  dateOfBirth: "date of birth",
  sex: "sex",
  idNumber: "ID number",
  documentNumber: "passport number",
  serialNumber: "serial number",
  kraPin: "KRA PIN",
} satisfies Record<ComparedField, string>;

/** How staff read the name of a field. */
export const fieldLabel = (field: ComparedField): string => fieldNames[field];

/** What a document of a kind has to say; its other fields count where they were read. */
const needed: Record<IdentityDocumentKind, readonly ComparedField[]> = {
  "id-front": ["fullName", "idNumber"],
  "id-back": [],
  passport: ["fullName", "documentNumber"],
  "kra-pin": ["kraPin"],
};

/** What a reading says of those details that were typed, and the typed ones that such a document can confirm. */
export function sidesOf(
  kind: IdentityDocumentKind,
  typed: PersonDetails,
  { fields }: DocumentReading,
): { typed: PersonDetails; read: PersonDetails } {
  const confirmed = (Object.keys(fieldNames) as ComparedField[]).filter(
    (field) => typed[field] && (needed[kind].includes(field) || fields[field]),
  );
  const of = (value: (field: ComparedField) => string | undefined): PersonDetails =>
    Object.fromEntries(confirmed.flatMap((field) => (value(field) ? [[field, value(field)]] : [])));
  return { typed: of((field) => typed[field]), read: of((field) => fields[field]?.value) };
}

/** A name may be written shorter, or in another spelling; that is for nobody to look at. */
const harmless = ["equal", "initial", "name_missing", "other_spelling"];

type Judged = "fine" | "doubtful" | "contradicted";

function judge({ outcome, reasons }: FieldComparison, confidence: number): Judged {
  if (outcome === "same") return "fine";
  if (outcome === "likely") return reasons.every(({ code }) => harmless.includes(code)) ? "fine" : "doubtful";
  return outcome === "differs" && confidence >= matchedThreshold ? "contradicted" : "doubtful";
}

/** Why, without the names and digits that it is about. */
const because = ({ reasons }: FieldComparison): string =>
  reasons.map(({ code }) => comparisonReasons[code].toLowerCase()).join(", ");

interface Found {
  judged: Judged;
  flag: RaisedFlag;
}

/** What is wrong with the picture itself. */
function pictureFlag({ kind, reading: { fields, notices, quality } }: ReadDocument): RaisedFlag | null {
  const name = documentNames[kind];
  if (Object.keys(fields).length === 0) {
    const why = notices.includes("no_document") ? "no document was found in it" : "nothing could be read";
    return { code: "document_unread", subject: kind, detail: `${name}: ${why}.` };
  }
  if (notices.includes("wrong_kind")) {
    return { code: "document_unread", subject: kind, detail: `${name}: it looks like another document.` };
  }
  if (quality.verdict !== "poor") return null;
  const detail = `${name}: the picture is poor, so what was read may be wrong.`;
  return { code: "document_poor", subject: kind, detail };
}

function fieldFlag(
  { kind, reading }: ReadDocument,
  field: ComparedField,
  compared: FieldComparison,
): Found | null {
  const read = reading.fields[field];
  const judged = judge(compared, read?.confidence ?? 0);
  if (judged === "fine") return null;
  const subject = `${kind}.${field}`;
  const about = `${documentNames[kind]}: the ${fieldNames[field]}`;
  if (!read) return { judged, flag: { code: "document_unread", subject, detail: `${about} was not found.` } };
  const differs = judged === "contradicted" ? "differs" : "may differ";
  const detail = `${about} ${differs} (${because(compared)}).`;
  return { judged, flag: { code: "document_mismatch", subject, detail } };
}

function findingsOf(document: ReadDocument): Found[] {
  const picture = pictureFlag(document);
  const found: Found[] = picture ? [{ judged: "doubtful", flag: picture }] : [];
  // Of what cannot be read at all one flag says enough.
  if (Object.keys(document.reading.fields).length === 0) return found;
  const compared = Object.entries(document.comparison) as [ComparedField, FieldComparison][];
  return [...found, ...compared.flatMap(([field, one]) => fieldFlag(document, field, one) ?? [])];
}

/** What reading the documents and comparing them with what was typed came to. */
export function judgeDocuments(documents: readonly ReadDocument[]): {
  outcome: CaseCheckOutcome;
  flags: RaisedFlag[];
} {
  const found = documents.flatMap(findingsOf);
  const contradicted = found.some(({ judged }) => judged === "contradicted");
  const uncertain = found.length > 0 || documents.length === 0;
  return {
    outcome: contradicted ? "mismatch" : uncertain ? "uncertain" : "matched",
    flags: found.map(({ flag }) => flag),
  };
}
