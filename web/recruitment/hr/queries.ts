import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import { type ApplicationFilters, listQuery } from "./list/filters.ts";

type Api = Client<Calls>;

/** What cached answers are filed under; a key stands for everything below it. */
export const queryKeys = {
  lists: ["hr", "applications", "list"],
  details: ["hr", "applications", "detail"],
} as const;

/**
 * One page of the list. While another page or filter is on its way the last one stays.
 * @param api in a loader the client of the request, in the browser `#web/lib/api.ts`
 */
export function applicationsQuery(api: Api, filters: ApplicationFilters) {
  return queryOptions({
    queryKey: [...queryKeys.lists, filters],
    queryFn: ({ signal }) => api.hr.applications.list({ query: listQuery(filters), signal }),
    placeholderData: keepPreviousData,
  });
}

/** One application with everything that staff may see of it. */
export function applicationQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.details, id],
    queryFn: ({ signal }) => api.hr.applications.get({ params: { id }, signal }),
  });
}

/** Its CV as plain text; asking for it counts as a view in the audit trail. */
export function cvTextQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.details, id, "cv-text"],
    queryFn: ({ signal }) => api.hr.applications.cvText({ params: { id }, signal }),
  });
}

/** Milliseconds until a reading that is not there yet is asked for again. */
const readingPause = 3000;

/** What was read from its CV; asked for again while the reader is still at it. */
export function cvReadingQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.details, id, "cv-reading"],
    queryFn: ({ signal }) => api.hr.applications.cvReading({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.reading === null ? readingPause : false),
  });
}
