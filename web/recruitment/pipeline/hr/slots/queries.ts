import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/** The times that the candidate of an application was offered. */
export const slotFileQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(applicationId), "interview-slots"],
    queryFn: ({ signal }) => api.interviewSlots.get({ params: { id: applicationId }, signal }),
  });
