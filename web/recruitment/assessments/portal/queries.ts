import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "#web/ui/live-updates.tsx";

/** One's own assessment. */
export const ownAttemptQuery = (id: string) =>
  queryOptions({
    queryKey: ["portal", "assessments", id],
    queryFn: ({ signal }) => api.assessments.mine.get({ params: { id }, signal }),
  });

/** The assessments of one of one's own applications, kept up to date while its page is open. */
export const ownAssessmentsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["portal", "applications", applicationId, "assessments"],
    queryFn: ({ signal }) => api.assessments.mine.list({ params: { id: applicationId }, signal }),
    refetchInterval: pollInterval,
  });
