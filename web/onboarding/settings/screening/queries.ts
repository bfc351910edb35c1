import { queryOptions } from "@tanstack/react-query";
import { maxScreeningLists, type ScreeningList } from "#contract/onboarding/screening.ts";
import { api } from "#web/lib/api.ts";

export const screeningKey = ["screening lists"] as const;

/** Milliseconds until lists are looked at again while members are looked for in one. */
const pause = 2000;
/** Milliseconds in which a large register is looked through. */
const longest = 3_600_000;

/** Whether members are looked for in a list just now; one that came long ago waits for somebody to mend the server. */
const isUnderWay = ({ screenedAt, createdAt }: ScreeningList): boolean =>
  screenedAt === null && Date.now() - Date.parse(createdAt) < longest;

/** All lists of the organisation: there are a few. @param client in a loader the client of the request */
export const screeningListsQuery = (client = api) =>
  queryOptions({
    queryKey: screeningKey,
    queryFn: ({ signal }) =>
      client.identity.screeningLists.list({ query: { pageSize: maxScreeningLists }, signal }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? pause : false),
  });
