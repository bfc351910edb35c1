import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "#web/ui/live-updates.tsx";

/** One of the candidate's applications, kept up to date while its page is open. */
export const myApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ["portal", "applications", id],
    queryFn: ({ signal }) => api.applications.get({ params: { id }, signal }),
    refetchInterval: pollInterval,
  });
