import { identityCheckCalls } from "./checks.ts";
import { comparisonCalls } from "./comparison.calls.ts";
import { identityDocumentCalls } from "./documents.ts";
import { faceCalls } from "./faces.ts";
import { livenessCalls } from "./liveness.ts";
import { registryCalls } from "./registry.ts";
import { screeningCalls } from "./screening.ts";

/** Checks of a person's identity, and what was kept of them. */
export const identityCalls = {
  checks: identityCheckCalls,
  documents: identityDocumentCalls,
  ...comparisonCalls,
  ...faceCalls,
  ...livenessCalls,
  ...registryCalls,
  ...screeningCalls,
};
