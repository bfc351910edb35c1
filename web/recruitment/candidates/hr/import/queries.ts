import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Milliseconds until a running import is looked at again. */
const pause = 1_000;

/**
 * An import, followed while it runs.
 * @param client in a loader the client of the request
 */
export const importQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: ["hr", "candidate-imports", id],
    queryFn: ({ signal }) => client.hr.candidateImports.get({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? pause : false),
  });
