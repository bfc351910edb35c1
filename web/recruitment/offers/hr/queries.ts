import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/** The offers of an application, and what can be done with them. */
export const offerFileQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(applicationId), "offers"],
    queryFn: ({ signal }) => api.offers.get({ params: { id: applicationId }, signal }),
  });
