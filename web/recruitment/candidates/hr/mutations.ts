import type { CandidateStatusChange } from "#contract/recruitment/hr-candidates.ts";
import { api } from "#web/lib/api.ts";

/** Decides on a candidate. */
export const decideOnCandidate = (id: string, body: CandidateStatusChange) =>
  api.hr.candidates.decide({ params: { id }, body });

/** Takes a rejection back whose mail has not left. */
export const undoRejection = (id: string) => api.hr.candidates.undo({ params: { id } });
