import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FirstDaysFile, FirstDaysItemChange, ItemAudience } from "#contract/recruitment/first-days.ts";
import { api } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.ts";
import { firstDaysQuery } from "./queries.ts";

/** A change of a checklist; what the server answers is shown at once. */
function useListChange<Input>(applicationId: string, send: (input: Input) => Promise<FirstDaysFile>) {
  const queries = useQueryClient();
  const { queryKey } = firstDaysQuery(applicationId);
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError(error) {
      toast.error("Not saved", { description: errorMessage(error) });
      void queries.invalidateQueries({ queryKey });
    },
  });
}

/** Makes the checklist. */
export const useStartFirstDays = (id: string) =>
  useListChange(id, (startDate: string) => api.firstDays.start({ params: { id }, body: { startDate } }));

/** Adds an item for this person. */
export const useAddItem = (id: string) =>
  useListChange(id, (body: { title: string; audience: ItemAudience; dueDate: string }) =>
    api.firstDays.add({ params: { id }, body }),
  );

/** Ticks an item off, or gives it another owner or day. */
export const useChangeItem = (id: string, itemId: string) =>
  useListChange(id, (body: FirstDaysItemChange) => api.firstDays.change({ params: { id: itemId }, body }));

/** Removes an item. */
export const useRemoveItem = (id: string, itemId: string) =>
  useListChange<void>(id, () => api.firstDays.remove({ params: { id: itemId } }));
