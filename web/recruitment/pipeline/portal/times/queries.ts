import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "#web/ui/live-updates.tsx";

/** The times that one was offered for an interview, kept up to date while the page is open. */
export const ownSlotsQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["portal", "applications", applicationId, "interview-slots"],
    queryFn: ({ signal }) => api.interviewSlots.mine.list({ params: { id: applicationId }, signal }),
    refetchInterval: pollInterval,
  });
