import { queryOptions } from "@tanstack/react-query";
import { minSearchLength } from "#contract/workspace/workspace.ts";
import { api } from "#web/lib/api.ts";

/** What the workspace holds for these words; nothing is asked before they are long enough. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ["workspace search", words],
    queryFn: ({ signal }) => api.workspace.search({ query: { q: words }, signal }),
    enabled: words.length >= minSearchLength,
    // Others add to the workspace all the time.
    staleTime: 0,
  });
