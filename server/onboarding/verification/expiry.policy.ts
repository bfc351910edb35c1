import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { RaisedFlag } from "../members/raised-flag.ts";

/** Days before the end of a document at which staff are told. */
export const noticeDays = 60;

export interface Expiry {
  kind: ApplicationDocumentKind;
  /** `2027-01-02` */
  expiresOn: string;
}

const name = (kind: ApplicationDocumentKind) => (kind === "passport" ? "The passport" : "The ID card");

/** What staff are told of a document's last day. @param soon the first day that is far enough away */
export function expiryFlag({ kind, expiresOn }: Expiry, today: string, soon: string): RaisedFlag | null {
  // The same document with another day is another matter: one was replaced, or read anew.
  const subject = `${kind} ${expiresOn}`;
  if (expiresOn < today) {
    return { code: "document_expired", subject, detail: `${name(kind)} expired on ${expiresOn}.` };
  }
  if (expiresOn >= soon) return null;
  return { code: "document_expires_soon", subject, detail: `${name(kind)} expires on ${expiresOn}.` };
}
