import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { ownFirstDaysQuery } from "./queries.ts";

/** Ticks one's own item off, or takes that back. */
export function useTickItem(applicationId: string, id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (done: boolean) => api.firstDays.mine.change({ params: { id }, body: { done } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ownFirstDaysQuery(applicationId).queryKey }),
  });
}
