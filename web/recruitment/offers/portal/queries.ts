import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "#web/ui/live-updates.tsx";

/** The offers of one of one's own applications, kept up to date while its page is open. */
export const ownOffersQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["portal", "applications", applicationId, "offers"],
    queryFn: ({ signal }) => api.offers.mine.list({ params: { id: applicationId }, signal }),
    refetchInterval: pollInterval,
  });
