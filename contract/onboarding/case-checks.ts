import { z } from "zod";

/** The checks of a member's case in the order in which they run: the applicant watches the first three. */
export const caseCheckKinds = [
  "text_extraction",
  "registry",
  "face_match",
  "liveness",
  "duplicates",
  "screening",
  "expiry",
] as const;
export type CaseCheckKind = (typeof caseCheckKinds)[number];

/** The checks that Finish shows, in the order of the specification (000, section 4). */
export const shownChecks = ["text_extraction", "registry", "face_match"] as const;

export const caseCheckStatuses = ["waiting", "running", "done", "unavailable"] as const;

/** What a check came to; null until it is done. Nothing here decides: a person does. */
export const caseCheckOutcomes = ["matched", "mismatch", "uncertain", "not_found", "not_applicable"] as const;

/** How far one check of a case is, as the applicant sees it too. */
export const caseCheckState = z.object({
  kind: z.enum(caseCheckKinds),
  status: z.enum(caseCheckStatuses),
  outcome: z.enum(caseCheckOutcomes).nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type CaseCheckState = z.infer<typeof caseCheckState>;
