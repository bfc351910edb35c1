import { queryOptions } from "@tanstack/react-query";
import type { Client } from "#contract/core/client.ts";
import type { importCalls } from "#contract/core/import.calls.ts";

/** Milliseconds until a running import is looked at again. */
const pause = 1_000;

/** An import, followed while it runs. @param calls those of its kind */
export const runQuery = (
  queryKey: readonly string[],
  id: string,
  calls: Pick<Client<ReturnType<typeof importCalls>>, "get">,
) =>
  queryOptions({
    queryKey: [...queryKey, id],
    queryFn: ({ signal }) => calls.get({ params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? pause : false),
  });

export type RunQuery = ReturnType<typeof runQuery>;
