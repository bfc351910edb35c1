import { CodedError } from "#contract/core/errors.ts";
import type { Draft } from "#contract/recruitment/drafts.ts";
import { api } from "#web/lib/api.ts";

/**
 * What was entered for a job earlier; null when nothing was.
 * @param client in a loader the client of the request
 */
export function loadDraft(jobId: string, client = api): Promise<Draft | null> {
  return client.candidate.drafts.get({ params: { id: jobId } }).catch((error: unknown) => {
    if (error instanceof CodedError && error.code === "not_found") return null;
    throw error;
  });
}
