import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { v4 } from "uuid";
import type { NewSlotOffer, SlotFile } from "#contract/recruitment/interview-slots.ts";
import { api } from "#web/lib/api.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { slotFileQuery } from "./queries.ts";

function useSlotChange<Input>(
  applicationId: string,
  done: string,
  send: (input: Input) => Promise<SlotFile>,
) {
  const queries = useQueryClient();
  const { queryKey } = slotFileQuery(applicationId);
  return useMutation({
    mutationFn: send,
    onSuccess(answer) {
      queries.setQueryData(queryKey, answer);
      // The history has a line more, and the next action may be another.
      void queries.invalidateQueries({ queryKey: applicationKeys.detail(applicationId), exact: true });
      void queries.invalidateQueries({ queryKey: applicationKeys.lists });
      toast.success(done, { description: "An email to the candidate is on its way." });
    },
    // The candidate may have chosen meanwhile, which is why it was refused.
    onError: () => void queries.invalidateQueries({ queryKey: applicationKeys.detail(applicationId) }),
  });
}

/** Offers the candidate several times to choose from. */
export function useOfferSlots(applicationId: string) {
  // The same for every attempt of one form: what arrives twice is sent once.
  const key = useRef(v4()).current;
  return useSlotChange(applicationId, "Times offered", (body: Omit<NewSlotOffer, "key">) =>
    api.interviewSlots.offer({ params: { id: applicationId }, body: { ...body, key } }),
  );
}

/** Takes times back. */
export const useCancelSlots = (applicationId: string, id: string) =>
  useSlotChange<void>(applicationId, "Times taken back", () => api.interviewSlots.cancel({ params: { id } }));
