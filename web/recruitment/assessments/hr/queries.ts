import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/**
 * The organisation's questions and the assessments made of them.
 * @param client in a loader the client of the request
 */
export const bankQuery = (client = api) =>
  queryOptions({
    queryKey: ["hr", "assessments"],
    queryFn: ({ signal }) => client.assessments.bank({ signal }),
  });

/** What the candidate of an application was sent, and what came of it. */
export const assessmentFileQuery = (applicationId: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(applicationId), "assessments"],
    queryFn: ({ signal }) => api.assessments.get({ params: { id: applicationId }, signal }),
  });
