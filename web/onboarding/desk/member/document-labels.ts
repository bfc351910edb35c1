import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";

/** What the documents of an application are called. */
export const documentLabels: Record<ApplicationDocumentKind, string> = {
  "passport-photo": "Passport photo",
  "id-front": "ID, front",
  "id-back": "ID, back",
  passport: "Passport",
  "kra-pin": "KRA PIN certificate",
};
