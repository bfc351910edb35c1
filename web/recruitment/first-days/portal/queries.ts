import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** What one has to do for one's first days; null before one is hired. */
export const ownFirstDaysQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ["portal", "applications", applicationId, "first-days"],
    queryFn: ({ signal }) => api.firstDays.mine.get({ params: { id: applicationId }, signal }),
  });
