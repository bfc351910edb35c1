import type { CaseCheckKind } from "./case-checks.ts";

/** The checks that run by themselves, as the desk counts them. */
export const shownFeatures = [
  "text_extraction",
  "registry",
  "face_match",
  "screening",
] as const satisfies readonly CaseCheckKind[];
