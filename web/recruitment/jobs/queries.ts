import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { api } from "#web/lib/api.ts";

/** A job in full. */
export const readJob = (id: string): Promise<JobDetails> => api.jobs.get({ params: { id } });
