import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/** Interviews, messages and documents of an application. */
export const hiringQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(id), "hiring"],
    queryFn: ({ signal }) => api.hiring.get({ params: { id }, signal }),
  });

/**
 * The organisation's texts for mails.
 * @param client in a loader the client of the request
 */
export const templatesQuery = (client = api) =>
  queryOptions({
    queryKey: ["hr", "email-templates"],
    queryFn: ({ signal }) => client.hiring.templates.list({ signal }),
  });

/** Times that suit for a mail. */
export const sendTimesQuery = () =>
  queryOptions({
    queryKey: ["hr", "send-times"],
    queryFn: ({ signal }) => api.hiring.sendTimes({ signal }),
  });

/** What the team thinks of the candidate, as far as this person may see it. */
export const scorecardsQuery = (id: string) =>
  queryOptions({
    queryKey: [...applicationKeys.detail(id), "scorecards"],
    queryFn: ({ signal }) => api.scorecards.get({ params: { id }, signal }),
  });
