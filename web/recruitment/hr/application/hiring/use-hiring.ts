import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import { api } from "#web/lib/api.ts";
import { toast } from "#web/ui/toast.ts";
import { applicationQuery, queryKeys } from "../../queries.ts";

/** Interviews, messages and documents of an application. */
export const hiringQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.details, id, "hiring"],
    queryFn: ({ signal }) => api.hiring.get({ params: { id }, signal }),
  });

/** The organisation's texts for mails. */
export const templatesQuery = queryOptions({
  queryKey: ["hr", "email-templates"],
  queryFn: ({ signal }) => api.hiring.templates.list({ signal }),
});

/**
 * Something that staff do with the candidate of an application. What the server answers is shown at once, and
 * the next action of the application is read again.
 * @param done title of the toast that says it is done
 */
export function useHiringChange<Input>(
  id: string,
  done: string,
  send: (input: Input) => Promise<HiringFile>,
  description = "An email to the candidate is on its way.",
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess(answer) {
      queries.setQueryData(hiringQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: applicationQuery(api, id).queryKey, exact: true });
      void queries.invalidateQueries({ queryKey: queryKeys.lists });
      toast.success(done, { description });
    },
    // Somebody else may have changed it meanwhile, which is why it was refused.
    onError: () => void queries.invalidateQueries({ queryKey: hiringQuery(id).queryKey }),
  });
}
