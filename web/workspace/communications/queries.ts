import { queryOptions } from "@tanstack/react-query";
import type { TemplateText } from "#contract/workspace/templates.ts";
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

/** What a reader gets of a text as it is kept. */
export const previewQuery = (id: string, { language, subject, body }: TemplateText, client = api) =>
  queryOptions({
    queryKey: ["workspace", "templates", id, "preview", language, subject, body],
    queryFn: ({ signal }) =>
      client.workspace.templates.preview({ params: { id }, body: { language, subject, body }, signal }),
    // It is made of the words alone, and they are its key.
    staleTime: Number.POSITIVE_INFINITY,
  });
