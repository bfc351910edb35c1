import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListName } from "#contract/core/list.ts";
import type { SavedView } from "#contract/core/saved-views.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { ifThere } from "#web/lib/failure.ts";
import { toast } from "#web/ui/toast.ts";
import { savedViewsQuery } from "./queries.ts";
import type { NewView } from "./saved-views-panel.tsx";

function useViewChange<Input>(list: ListName, send: (input: Input) => Promise<string>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (done) => toast.success(done),
    onError: (error) => toast.error("Error", { description: errorMessage(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey }),
  });
}

/** Saves a list as it is filtered and sorted, in place of the view of that name. */
export function useSaveView(list: ListName) {
  return useViewChange(list, async (view: NewView) => {
    const { name } = await api.views.save({ body: { ...view, list } });
    return `The view ${name} is saved.`;
  });
}

/** Deletes a saved view. */
export function useRemoveView(list: ListName) {
  return useViewChange(list, async ({ id, name }: SavedView) => {
    await ifThere(api.views.remove({ params: { id } }));
    return `The view ${name} is deleted.`;
  });
}
