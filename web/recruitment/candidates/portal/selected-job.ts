import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import type { JobDetails } from "#contract/recruitment/job-terms.ts";
import { ifThere } from "#web/lib/failure.ts";
import { selectedJobId } from "#web/recruitment/jobs/paths.ts";

/** For loaders: the job that the address selects (`?job=<id>`); null when there is none, or none any more. */
export async function selectedJob(api: Client<Calls>, search: URLSearchParams): Promise<JobDetails | null> {
  const id = selectedJobId(search);
  if (!id) return null;
  return ifThere(api.jobs.get({ params: { id } }));
}
