import type { Draft } from "#contract/recruitment/drafts.ts";
import { api } from "#web/lib/api.ts";
import { ifThere } from "#web/lib/failure.ts";

/**
 * What was entered for a job earlier; null when nothing was.
 * @param client in a loader the client of the request
 */
export function loadDraft(jobId: string, client = api): Promise<Draft | null> {
  return ifThere(client.candidate.drafts.get({ params: { id: jobId } }));
}
