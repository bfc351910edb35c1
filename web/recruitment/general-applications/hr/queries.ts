import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** The organisation's open jobs, which can be proposed. */
export const openJobsQuery = queryOptions({
  queryKey: ["hr", "open jobs"],
  queryFn: ({ signal }) => api.referrals.jobs({ signal }),
});
