import type { NewSlotOffer, SlotFile } from "#contract/recruitment/interview-slots.ts";
import { api } from "#web/lib/api.ts";
import { useAttemptKey } from "#web/lib/attempt-key.ts";
import { usePartChange } from "../part-change.ts";
import { slotFileQuery } from "./queries.ts";

/** A change of the times that a candidate chooses from. @param title of the toast that says it is done */
const useSlotChange = <Input>(id: string, title: string, send: (input: Input) => Promise<SlotFile>) =>
  usePartChange(
    id,
    slotFileQuery(id),
    () => ({ title, description: "An email to the candidate is on its way." }),
    send,
    // A candidate who has chosen meanwhile has an interview.
    { othersFollow: true },
  );

/** Offers the candidate several times to choose from. */
export function useOfferSlots(applicationId: string) {
  const key = useAttemptKey();
  return useSlotChange(applicationId, "Times offered", (body: Omit<NewSlotOffer, "key">) =>
    api.interviewSlots.offer({ params: { id: applicationId }, body: { ...body, key } }),
  );
}

/** Takes times back. */
export const useCancelSlots = (applicationId: string, id: string) =>
  useSlotChange<void>(applicationId, "Times taken back", () => api.interviewSlots.cancel({ params: { id } }));
