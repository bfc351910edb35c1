import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/** The first days of somebody who was hired. */
export const firstDaysQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(applicationId), "first-days"],
    queryFn: ({ signal }) => api.firstDays.get({ params: { id: applicationId }, signal }),
  });
