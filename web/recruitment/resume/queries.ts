import { queryOptions } from "@tanstack/react-query";
import type { KeptResume } from "#contract/recruitment/candidate.ts";
import { api } from "#web/lib/api.ts";

/** The CVs that the person keeps, the latest first. */
export function loadResumes(signal?: AbortSignal): Promise<KeptResume[]> {
  return api.candidate.resumes.list({ signal });
}

/** The text of a Word document. */
export const resumeTextQuery = (id: string) =>
  queryOptions({
    queryKey: ["portal", "resumes", id, "text"],
    queryFn: ({ signal }) => api.candidate.resumes.text({ params: { id }, signal }),
  });
