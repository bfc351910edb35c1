import { type DataTag, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";

/**
 * A change of a part of an application: its offers, say. What the server answers is shown at once; the application,
 * whose history has a line more, and the lists, where its next action may be another, are read again. Where it is
 * refused, somebody may have changed the part meanwhile, and it is read again.
 * @param part what the part is filed under, below its application
 * @param done what a toast says of it
 * @param othersFollow whether other parts of the application change with it, and are read again, too
 */
export function usePartChange<Part, Input>(
  applicationId: string,
  part: { queryKey: DataTag<QueryKey, Part, Error> },
  done: (answer: Part) => { title: string; description?: string | undefined },
  send: (input: Input) => Promise<Part>,
  { othersFollow = false }: { othersFollow?: boolean } = {},
) {
  const queries = useQueryClient();
  const whole = applicationKeys.detail(applicationId);
  return useMutation({
    mutationFn: send,
    onSuccess(answer) {
      queries.setQueryData(part.queryKey, answer);
      void queries.invalidateQueries({ queryKey: whole, exact: !othersFollow });
      void queries.invalidateQueries({ queryKey: applicationKeys.lists });
      const { title, description } = done(answer);
      toast.success(title, { description });
    },
    onError: () => void queries.invalidateQueries({ queryKey: othersFollow ? whole : part.queryKey }),
  });
}
