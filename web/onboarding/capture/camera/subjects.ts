import type { ApplicationDocumentKind } from "#contract/onboarding/application-documents.ts";
import type { PictureSubject } from "../quality/judge-picture.ts";
import type { Facing } from "./use-camera.ts";

/** How a document is photographed. */
export interface Subject {
  subject: PictureSubject;
  facing: Facing;
  /** Width of the frame by its height: that of the paper. */
  ratio: number;
  /** Whether a file may be a PDF as well. */
  pdf: boolean;
}

const card: Subject = { subject: "document", facing: "environment", ratio: 85.6 / 54, pdf: true };

/** By the kind of document. */
export const subjects: Record<ApplicationDocumentKind, Subject> = {
  "passport-photo": { subject: "face", facing: "user", ratio: 3 / 4, pdf: false },
  "id-front": card,
  "id-back": card,
  passport: { ...card, ratio: 125 / 88 },
  "kra-pin": { ...card, ratio: 210 / 297 },
};
