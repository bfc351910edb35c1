import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewOffer, Offer, OfferFile } from "#contract/recruitment/offers.ts";
import { api } from "#web/lib/api.ts";
import { useAttemptKey } from "#web/lib/attempt-key.ts";
import { usePartChange } from "#web/recruitment/pipeline/hr/part-change.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { offerFileQuery } from "./queries.ts";

/**
 * A change of an application's offers, which its history and its thread follow.
 * @param done what a toast says of it
 */
const useOfferChange = <Input>(
  id: string,
  done: (file: OfferFile) => { title: string; description?: string },
  send: (input: Input) => Promise<OfferFile>,
) => usePartChange(id, offerFileQuery(id), done, send, { othersFollow: true });

/** Writes an offer, or replaces the one that is given. */
export function useSaveOffer(applicationId: string, offer: Offer | undefined) {
  const key = useAttemptKey();
  return useOfferChange(
    applicationId,
    () => ({ title: "Offer saved", description: "Nothing has been sent yet." }),
    (input: Omit<NewOffer, "key">) =>
      offer
        ? api.offers.update({ params: { id: offer.id }, body: { ...input, expectedVersion: offer.version } })
        : api.offers.create({ params: { id: applicationId }, body: { ...input, key } }),
  );
}

/** The offer as the person sees it: what a colleague has made of it meanwhile is shown before it is acted on. */
type Seen = Pick<Offer, "id" | "version">;

/** Sends an offer, or asks for its approval first. */
export const useSendOffer = (applicationId: string, { id, version: expectedVersion }: Seen) =>
  useOfferChange<void>(
    applicationId,
    ({ offers }) =>
      offers.find((one) => one.id === id)?.state === "sent"
        ? { title: "Offer sent", description: "An email to the candidate is on its way." }
        : { title: "Approval asked for", description: "The owner has been notified." },
    () => api.offers.send({ params: { id }, body: { expectedVersion } }),
  );

/** Agrees to an offer. */
export const useApproveOffer = (applicationId: string, { id, version: expectedVersion }: Seen) =>
  useOfferChange<void>(
    applicationId,
    () => ({ title: "Offer approved", description: "Whoever wrote it has been notified." }),
    () => api.offers.approve({ params: { id }, body: { expectedVersion } }),
  );

/** Gives an offer back to be changed. */
export const useReturnOffer = (applicationId: string, { id, version: expectedVersion }: Seen) =>
  useOfferChange<string>(
    applicationId,
    () => ({ title: "Offer given back", description: "Whoever wrote it has been notified." }),
    (reason) => api.offers.giveBack({ params: { id }, body: { reason, expectedVersion } }),
  );

/** Takes an offer back; one that was not sent is thrown away. */
export const useWithdrawOffer = (applicationId: string, offer: Seen & Pick<Offer, "sentAt">) =>
  useOfferChange<string>(
    applicationId,
    () => (offer.sentAt ? { title: "Offer taken back" } : { title: "Offer thrown away" }),
    (reason) =>
      api.offers.withdraw({ params: { id: offer.id }, body: { reason, expectedVersion: offer.version } }),
  );

/** Moves an application whose offer was accepted to accepted. */
export function useHire(applicationId: string, expectedVersion: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.hr.applications.updateStatus({
        params: { id: applicationId },
        body: { status: "accepted", expectedVersion },
      }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: applicationKeys.lists });
      toast.success("Hired", { description: "A congratulations email is on its way." });
    },
    // Read again also when somebody else was faster.
    onSettled: () => queries.invalidateQueries({ queryKey: applicationKeys.detail(applicationId) }),
  });
}
