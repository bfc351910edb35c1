import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { api } from "#web/lib/api.ts";
import { pollInterval } from "./live-badge.tsx";

const queryKey = (id: string) => ["/api/applications", id];

/** One of the candidate's applications, kept up to date while the page is open. */
export function useMyApplication(loaded: MyApplicationDetail, now: Date) {
  const { id } = loaded;
  const query = useQuery({
    queryKey: queryKey(id),
    queryFn: ({ signal }) => api.applications.get({ params: { id }, signal }),
    initialData: loaded,
    initialDataUpdatedAt: now.getTime(),
    refetchInterval: pollInterval,
  });
  // Whoever has the page open reads what comes in.
  const unread = query.data.unreadMessages > 0;
  useEffect(() => {
    if (unread) api.applications.readMessages({ params: { id } }).catch(() => undefined);
  }, [unread, id]);
  return query;
}

/** Something that the candidate does with an application; what the server answers is shown at once. */
export function useMyChange<Input>(id: string, send: (input: Input) => Promise<MyApplicationDetail>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(queryKey(id), answer),
    // Somebody else may have changed it meanwhile, which is why it was refused.
    onError: () => void queries.invalidateQueries({ queryKey: queryKey(id) }),
  });
}
