import { api } from "#web/lib/api.ts";

/** Invites a general applicant to apply for a job. */
export const proposeJob = (id: string, jobId: string) =>
  api.general.propose({ params: { id }, body: { jobId } });
