import { z } from "zod";
import { required } from "../core/fields.ts";

/** What staff should look at before they decide. A flag is never a refusal. */
export const flagCodes = [
  "document_mismatch",
  "document_unread",
  "document_poor",
  "document_expired",
  "document_expires_soon",
  "registry_mismatch",
  "registry_not_found",
  "registry_unavailable",
  "face_mismatch",
  "face_uncertain",
  "liveness_doubtful",
  "duplicate_person",
  "same_face",
  "blocklisted",
  "screening_hit",
  "high_risk",
] as const;
export type FlagCode = (typeof flagCodes)[number];

/** Something that staff should look at, and what came of it. */
export const memberFlag = z.object({
  id: z.uuid(),
  code: z.enum(flagCodes),
  /** What it is about in plain words for staff: which field, which list. */
  detail: z.string(),
  raisedAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  /** Null where nobody resolved it yet, and where the account is gone. */
  resolvedBy: z.string().nullable(),
  /** What whoever resolved it found. */
  resolution: z.string(),
});
export type MemberFlag = z.infer<typeof memberFlag>;

/** Most characters of what somebody found out about a flag. */
const maxResolution = 1000;

/** What came of looking into a flag. */
export const flagResolution = z.object({ resolution: z.string().trim().min(1, required).max(maxResolution) });

export const riskRatings = ["low", "medium", "high"] as const;
export type RiskRating = (typeof riskRatings)[number];
