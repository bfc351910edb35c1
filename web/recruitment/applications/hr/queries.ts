import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { applicationList } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { neighboursOf } from "#web/lib/list-neighbours.ts";
import { filterQuery, type ListState, listQuery } from "#web/lib/list-state.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";

/**
 * One page of the list. While another page or filter is on its way the last one stays.
 * @param client in a loader the client of the request
 */
export function applicationsQuery(state: ListState<typeof applicationList>, client = api) {
  return queryOptions({
    queryKey: [...applicationKeys.lists, state],
    queryFn: ({ signal }) =>
      client.hr.applications.list({ query: listQuery(applicationList, state), signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same applications in a column for each status. While another filter is on its way the last board stays. */
export function boardQuery(state: ListState<typeof applicationList>, client = api) {
  const { status: _, ...query } = filterQuery(applicationList, state);
  return queryOptions({
    queryKey: [...applicationKeys.lists, "board", query],
    queryFn: ({ signal }) => client.triage.board({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What is before and after an application in the list below its dialog; pages that were read are not read again. */
export function applicationNeighboursQuery(state: ListState<typeof applicationList>, id: string) {
  return queryOptions({
    queryKey: [...applicationKeys.detail(id), "neighbours", state],
    queryFn: ({ client }) =>
      neighboursOf(applicationList, state, id, (page) => client.fetchQuery(applicationsQuery(page))),
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

/** Notes that this person has come to the applications, and answers what is new to them; asked again with the lists. */
export const visitQuery = () =>
  queryOptions({
    queryKey: [...applicationKeys.lists, "visit"],
    queryFn: ({ signal }) => api.triage.visit({ signal }),
  });
