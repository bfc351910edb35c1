import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { v4 } from "uuid";
import type { MyApplicationDetail } from "#contract/recruitment/hiring.ts";
import { api } from "#web/lib/api.ts";
import { myApplicationQuery } from "./queries.ts";

/** Something that the candidate does with an application; what the server answers is shown at once. */
export function useMyApplicationMutation<Input>(
  id: string,
  send: (input: Input) => Promise<MyApplicationDetail>,
) {
  const queries = useQueryClient();
  const { queryKey } = myApplicationQuery(id);
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    // Somebody else may have changed it meanwhile, which is why it was refused.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}

/** Answers the SACCO. */
export function useReply(id: string) {
  // The same for every attempt at one message: what arrived twice is stored once.
  const key = useRef<string>(undefined);
  return useMyApplicationMutation(id, async (body: string) => {
    key.current ??= v4();
    const answer = await api.applications.reply({ params: { id }, body: { body, key: key.current } });
    key.current = undefined;
    return answer;
  });
}

/** Sends a document that was asked for. */
export function useUploadDocument(id: string, requestId: string) {
  return useMyApplicationMutation(id, (document: File) =>
    api.applications.uploadDocument({ params: { id: requestId }, form: {}, files: { document } }),
  );
}

/** Notes that the SACCO's messages have been opened. Where it cannot be noted they stay new; that harms nobody. */
export function useMarkMessagesRead(id: string) {
  return useMutation({ mutationFn: () => api.applications.readMessages({ params: { id } }) });
}
