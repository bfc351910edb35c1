import type { Language } from "#contract/core/language.ts";
import type { ApplicationDocumentKind, CaptureQuality } from "#contract/onboarding/application-documents.ts";
import type { ApplicationPart, RejectionReason } from "#contract/onboarding/decisions.ts";
import { applicantForms, type CaseName } from "../content/applicant-forms.ts";

/** An application that was sent with pictures, and how far its case is. */
export interface DemoCase {
  /** How long ago it was sent. */
  hoursAgo: number;
  language?: Language;
  /** What a picture was accepted with after two tries. */
  accepted?: Partial<Record<ApplicationDocumentKind, CaptureQuality["notices"]>>;
  /** Whether an officer filled it in and held the camera. */
  assisted?: boolean;
  /** Whether an officer has taken the case. */
  assigned?: boolean;
  /** What that officer wrote down. */
  note?: string;
  rejected?: { reason: string; reasons: RejectionReason[]; parts: ApplicationPart[] };
  /** Whether it is confirmed, and waits for the first payments. */
  approved?: boolean;
}

export const demoCases: Record<CaseName, DemoCase> = {
  matched: { hoursAgo: 5 },
  "married-name": {
    hoursAgo: 26,
    assigned: true,
    note: "Called her: she married in August and has applied for a new card.",
  },
  "registry-differs": { hoursAgo: 20 },
  "registry-away": { hoursAgo: 3, language: "sw", accepted: { "id-back": ["blurred"] } },
  "face-unsure": { hoursAgo: 30, assigned: true },
  "same-face": { hoursAgo: 2 },
  "screening-hit": { hoursAgo: 28, assigned: true },
  "passport-expired": { hoursAgo: 44 },
  assisted: { hoursAgo: 8, language: "sw", assisted: true },
  reopened: {
    hoursAgo: 70,
    assigned: true,
    rejected: {
      reason: "The KRA certificate is somebody else's. Please send your own.",
      reasons: ["kra_mismatch"],
      parts: ["kra-pin"],
    },
  },
  approved: { hoursAgo: 96, assigned: true, approved: true },
};

/** Everything of a case has the same id in every demo: what was recorded of one names another. */
const idOf = (name: CaseName, part: number): string => {
  const place = Object.keys(applicantForms).indexOf(name) + 1;
  return `0199a000-0000-7000-8000-00000000${part}${String(place).padStart(3, "0")}`;
};
export const memberIdOf = (name: CaseName): string => idOf(name, 1);
export const applicationIdOf = (name: CaseName): string => idOf(name, 2);
