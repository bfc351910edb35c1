import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * A text in each language.
 * @param client in a loader the client of the request
 */
export const templateQuery = (id: string, client = api) =>
  queryOptions({
    queryKey: ["workspace", "templates", id],
    queryFn: ({ signal }) => client.workspace.templates.get({ params: { id }, signal }),
  });
