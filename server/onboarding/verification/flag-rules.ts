import type { CaseCheckKind } from "#contract/onboarding/case-checks.ts";
import type { FlagCode } from "#contract/onboarding/flags.ts";

/** Which flags each check raises. When it is made again, those that it does not raise any more are settled. */
export const flagsOfCheck: Record<CaseCheckKind, readonly FlagCode[]> = {
  text_extraction: ["document_mismatch", "document_unread", "document_poor"],
  registry: ["registry_mismatch", "registry_not_found", "registry_unavailable"],
  face_match: ["face_mismatch", "face_uncertain"],
  liveness: ["liveness_doubtful"],
  duplicates: ["duplicate_person", "same_face"],
  screening: ["blocklisted", "screening_hit"],
  expiry: ["document_expired", "document_expires_soon"],
};
