import type { CandidateStatusChange } from "#contract/recruitment/hr-candidates.ts";
import { api } from "#web/lib/api.ts";

/** Decides on a candidate. */
export const decideOnCandidate = (id: string, body: CandidateStatusChange) =>
  api.hr.candidates.decide({ params: { id }, body });

/** Replaces the tags of a candidate. */
export const replaceTags = (id: string, tags: string[]) =>
  api.tags.replace({ params: { id }, body: { tags } });

/** Takes a rejection back whose mail has not left. */
export const undoRejection = (id: string) => api.hr.candidates.undo({ params: { id } });
