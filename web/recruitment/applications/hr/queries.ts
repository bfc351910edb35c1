import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { type ApplicationFilters, listQuery } from "./filters.ts";

/**
 * One page of the list. While another page or filter is on its way the last one stays.
 * @param client in a loader the client of the request
 */
export function applicationsQuery(filters: ApplicationFilters, client = api) {
  return queryOptions({
    queryKey: [...applicationKeys.lists, filters],
    queryFn: ({ signal }) => client.hr.applications.list({ query: listQuery(filters), signal }),
    placeholderData: keepPreviousData,
  });
}

/** Who of the team can be named in a note. */
export function colleaguesQuery() {
  return queryOptions({
    queryKey: ["hr", "colleagues"],
    queryFn: ({ signal }) => api.hr.colleagues({ signal }),
  });
}

/** One application with everything that staff may see of it. */
export function applicationQuery(id: string, client = api) {
  return queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: ({ signal }) => client.hr.applications.get({ params: { id }, signal }),
  });
}

/** Its CV as plain text; asking for it counts as a view in the audit trail. */
export function cvTextQuery(id: string) {
  return queryOptions({
    queryKey: [...applicationKeys.detail(id), "cv-text"],
    queryFn: ({ signal }) => api.hr.applications.cvText({ params: { id }, signal }),
  });
}

/** Milliseconds until a reading that is not there yet is asked for again. */
const readingPause = 3000;

/** What was read from its CV; asked for again while the reader is still at it. */
export function cvReadingQuery(id: string) {
  return queryOptions({
    queryKey: [...applicationKeys.detail(id), "cv-reading"],
    queryFn: ({ signal }) => api.hr.applications.cvReading({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.reading === null ? readingPause : false),
  });
}
