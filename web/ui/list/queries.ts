import { queryOptions } from "@tanstack/react-query";
import type { ListName } from "#contract/core/list.ts";
import { api } from "#web/lib/api.ts";

/** The views that the person has saved of a list. */
export function savedViewsQuery(list: ListName) {
  return queryOptions({
    queryKey: ["views", list],
    queryFn: ({ signal }) => api.views.list({ query: { list }, signal }),
  });
}
