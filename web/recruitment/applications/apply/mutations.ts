import type { Draft, DraftContent } from "#contract/recruitment/drafts.ts";
import { api } from "#web/lib/api.ts";
import type { DraftTransport } from "#web/ui/wizard/draft-saver.ts";
import { keptDraft } from "#web/ui/wizard/kept-draft.ts";
import { type ApplicationValues, toSubmission } from "./application-values.ts";
import type { ChosenCv } from "./cv-choice.ts";
import { loadDraft } from "./queries.ts";

/** The way of one job's draft to the server and back. */
export const draftTransport = (jobId: string): DraftTransport<DraftContent, Draft> => ({
  save: (body, { keepalive }) => api.candidate.drafts.save({ params: { id: jobId }, body, keepalive }),
  load: () => loadDraft(jobId),
  endsWith: ["already_applied", "not_found"],
});

/** Where what has not reached the server of one job's draft waits. */
export const unsentDraft = (jobId: string) => keptDraft<DraftContent>(`application:${jobId}`);

/** Deletes what was entered for a job. */
export function discardDraft(jobId: string) {
  return api.candidate.drafts.discard({ params: { id: jobId } });
}

/**
 * Sends an application.
 * @param key the same for every attempt at it: what arrives twice is one application
 */
export function submitApplication(
  values: ApplicationValues,
  { jobId, cv, key }: { jobId: string; cv: ChosenCv | null; key: string },
) {
  return api.applications.create({
    form: toSubmission(values, jobId, cv?.resume?.id ?? null),
    files: { cvFile: cv && !cv.resume ? cv.file : undefined },
    headers: { "idempotency-key": key },
  });
}
