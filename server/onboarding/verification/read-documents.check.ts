import { CodedError } from "#contract/core/errors.ts";
import { calendarDay } from "#contract/core/fields.ts";
import type { ApplicationForm } from "#contract/onboarding/application-form.ts";
import type { PersonDetails } from "#contract/onboarding/comparison.ts";
import type { DocumentReading, IdentityDocumentKind } from "#contract/onboarding/documents.ts";
import type { CheckOutcome } from "../checks/checks.service.ts";
import { comparisonCheck } from "../comparison/comparison.service.ts";
import { readingCheck } from "../documents/documents.service.ts";
import type { CaseDocument, MakeCheck } from "./case.ts";
import type { Expiry } from "./expiry.policy.ts";
import { replaceExpiries } from "./expiry.queries.ts";
import { judgeDocuments, type ReadDocument, sidesOf } from "./text-extraction.policy.ts";

/** The typed details as documents name them: who shows a passport typed its number where others type that of the ID. */
function typedBy({
  identityDocument,
  idNumber,
  fullName,
  dateOfBirth,
  gender,
  kraPin,
}: ApplicationForm): PersonDetails {
  return {
    fullName,
    dateOfBirth,
    sex: gender,
    kraPin,
    ...(identityDocument === "passport" ? { documentNumber: idNumber } : { idNumber }),
  };
}

/** What is answered of a file that nothing can be read from, whatever is wrong with it. */
const unread: DocumentReading = {
  fields: {},
  quality: { width: 0, height: 0, blur: 1, glare: 0, rotation: 0, framing: "not_found", verdict: "poor" },
  notices: ["nothing_found"],
};

type ReadableDocument = CaseDocument & { kind: IdentityDocumentKind };
const isReadable = (document: CaseDocument): document is ReadableDocument =>
  document.kind !== "passport-photo";

/** Reads the documents, and compares each with what was typed. */
export const readDocuments: MakeCheck = async (
  { files },
  { documents: reader },
  { form, documents, memberId },
) => {
  const typed = typedBy(form);
  const readOne = async ({
    kind,
    fileKey,
    contentType,
  }: ReadableDocument): Promise<ReadDocument & { evidence: CheckOutcome[] }> => {
    const bytes = await files.get(fileKey);
    const format = contentType === "application/pdf" ? "pdf" : "picture";
    const reading = await reader.read({ bytes, kind, format }).catch((error: unknown) => {
      if (error instanceof CodedError && error.code !== "unavailable") return unread;
      throw error;
    });
    const sides = sidesOf(kind, typed, reading);
    const comparison = comparisonCheck(sides.typed, sides.read);
    // Which of the documents it was compared with.
    const compared = { ...comparison, evidence: { ...comparison.evidence, documentKind: kind } };
    return {
      kind,
      reading,
      comparison: comparison.result,
      evidence: [readingCheck(kind, bytes, reading), compared],
    };
  };
  // As many at a time as the reader takes; a certificate takes the longest.
  const longestFirst = documents
    .filter(isReadable)
    .toSorted((a, b) => Number(b.kind === "kra-pin") - Number(a.kind === "kra-pin"));
  const read = await Promise.all(longestFirst.map(readOne));
  return {
    ...judgeDocuments(read),
    evidence: read.flatMap(({ evidence }) => evidence),
    write: (scope) => replaceExpiries(scope, memberId, read.flatMap(expiryOf)),
  };
};

/** The last day of a document, where one was read on it. */
function expiryOf({ kind, reading: { fields } }: ReadDocument): Expiry[] {
  const expiresOn = calendarDay.safeParse(fields.dateOfExpiry?.value).data;
  return expiresOn ? [{ kind, expiresOn }] : [];
}
