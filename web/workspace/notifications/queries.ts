import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Milliseconds until the bell looks again whether there is something new. */
const pollInterval = 60_000;

/**
 * How many notifications are unread.
 * @param client in a loader the client of the request
 */
export function unreadQuery(client = api) {
  return queryOptions({
    queryKey: ["notifications", "unread"],
    queryFn: ({ signal }) => client.notifications.unread({ signal }),
    refetchInterval: pollInterval,
    refetchOnWindowFocus: true,
    // Drawn with every page of the server; asking again at once would only repeat that.
    staleTime: pollInterval / 2,
  });
}
