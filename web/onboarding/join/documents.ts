import type { Language } from "#contract/core/language.ts";
import {
  type ApplicationDocument,
  type ApplicationDocumentKind,
  neededDocuments,
} from "#contract/onboarding/application-documents.ts";
import type { missingMessages } from "./wizard.messages.ts";

type Words = (typeof missingMessages)[Language];

/** Which of the three documents a picture belongs to (specification 000, section 3). */
const nameOf = (kind: ApplicationDocumentKind, t: Words): string =>
  kind === "passport-photo" ? t.passportPhoto : kind === "kra-pin" ? t.kraPinCertificate : t.identityDocument;

/** The names of the documents that have not arrived, each once and in order. */
export function missingDocuments(
  identityDocument: string,
  arrived: readonly Pick<ApplicationDocument, "kind">[],
  t: Words,
): string[] {
  const missing = neededDocuments(identityDocument).filter(
    (kind) => !arrived.some((document) => document.kind === kind),
  );
  return [...new Set(missing.map((kind) => nameOf(kind, t)))];
}
