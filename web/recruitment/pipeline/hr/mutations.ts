import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { NewDocumentRequest } from "#contract/core/document-requests.ts";
import type {
  HiringFile,
  NewInterview,
  RecordedReply,
  StaffInterview,
} from "#contract/recruitment/hiring.ts";
import type { newMessage, ScheduledMessage } from "#contract/recruitment/scheduled-messages.ts";
import type { ScorecardInput } from "#contract/recruitment/scorecards.ts";
import { api } from "#web/lib/api.ts";
import { useAttemptKey } from "#web/lib/attempt-key.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import type { Return } from "#web/ui/documents/ask-again-form.tsx";
import { usePartChange } from "./part-change.ts";
import { hiringQuery, scorecardsQuery } from "./queries.ts";

/**
 * Something that staff do with the candidate of an application.
 * @param title of the toast that says it is done
 */
const useHiringMutation = <Input>(
  id: string,
  title: string,
  send: (input: Input) => Promise<HiringFile>,
  description = "An email to the candidate is on its way.",
) => usePartChange(id, hiringQuery(id), () => ({ title, description }), send);

/**
 * Writes to the candidate, at once or at a time ahead.
 * @param scheduled the mail that waits so far and is written anew
 * @param later whether it is to wait
 */
export function useSendMessage(
  id: string,
  { scheduled, later }: { scheduled?: ScheduledMessage; later: boolean },
) {
  const key = useAttemptKey();
  return useHiringMutation(
    id,
    later ? "Email Scheduled" : "Email Sent",
    (body: Omit<z.infer<typeof newMessage>, "key">) =>
      scheduled
        ? api.hiring.changeScheduled({
            params: { id: scheduled.id },
            body: { ...body, expectedVersion: scheduled.version },
          })
        : api.hiring.sendMessage({ params: { id }, body: { ...body, key } }),
    later ? "It leaves at its time, and can be changed or cancelled until then." : undefined,
  );
}

/** Cancels a mail that waits, or puts one aside that did not leave. */
export function useCancelScheduled(id: string, messageId: string) {
  const queries = useQueryClient();
  const read = () => {
    void queries.invalidateQueries({ queryKey: applicationKeys.detail(id), exact: true });
    void queries.invalidateQueries({ queryKey: hiringQuery(id).queryKey });
  };
  return useMutation({
    mutationFn: () => api.hiring.cancelScheduled({ params: { id: messageId } }),
    onSuccess: (answer) => queries.setQueryData(hiringQuery(id).queryKey, answer),
    onSettled: read,
  });
}

/** Records what the candidate answered elsewhere. */
export function useRecordReply(id: string) {
  const key = useAttemptKey();
  return useHiringMutation(
    id,
    "Answer recorded",
    (body: Omit<RecordedReply, "key">) => api.hiring.recordReply({ params: { id }, body: { ...body, key } }),
    "Your colleagues read it in the thread. The candidate does not see it.",
  );
}

/** Asks the candidate for a document. */
export function useRequestDocument(id: string) {
  const key = useAttemptKey();
  return useHiringMutation(id, "Document requested", (body: NewDocumentRequest) =>
    api.hiring.requestDocument({ params: { id }, body: { ...body, key } }),
  );
}

/** Accepts the document that came. */
export function useAcceptDocument(id: string, requestId: string) {
  return useHiringMutation<void>(
    id,
    "Document accepted",
    () => api.hiring.reviewDocument({ params: { id: requestId }, body: { decision: "accept" } }),
    "The candidate sees it in the portal.",
  );
}

/** Asks for the document once more, and says what is missing. */
export function useReturnDocument(id: string, requestId: string) {
  return useHiringMutation(id, "Document requested again", (body: Return) =>
    api.hiring.reviewDocument({ params: { id: requestId }, body: { decision: "ask_again", ...body } }),
  );
}

/** Takes a request for a document back. */
export function useCancelDocumentRequest(id: string, requestId: string) {
  return useHiringMutation<void>(id, "Request taken back", () =>
    api.hiring.cancelDocumentRequest({ params: { id: requestId } }),
  );
}

/** Schedules an interview, or changes the one that is given. */
export function useSaveInterview(id: string, interview: StaffInterview | undefined) {
  const key = useAttemptKey();
  return useHiringMutation(
    id,
    interview ? "Interview changed" : "Interview scheduled",
    (plan: NewInterview) =>
      interview
        ? api.hiring.changeInterview({
            params: { id: interview.id },
            body: { ...plan, expectedSequence: interview.sequence },
          })
        : api.hiring.scheduleInterview({ params: { id }, body: { ...plan, key } }),
  );
}

/** Cancels an interview that lies ahead. */
export function useCancelInterview(id: string, interviewId: string) {
  return useHiringMutation<void>(id, "Interview called off", () =>
    api.hiring.cancelInterview({ params: { id: interviewId } }),
  );
}

/** Notes that the candidate's messages have been opened. */
export function useMarkMessagesRead(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.hiring.readMessages({ params: { id } }),
    // Where it cannot be noted, the message stays new; that harms nobody.
    onSuccess: () => queries.invalidateQueries({ queryKey: applicationKeys.detail(id), exact: true }),
  });
}

/** Gives one's scorecard, or changes it. What others think may show up with the answer. */
export const useGiveScorecard = (id: string) =>
  usePartChange(
    id,
    scorecardsQuery(id),
    () => ({
      title: "Scorecard saved",
      description: "It is in the history that you gave it, never what is in it.",
    }),
    (body: ScorecardInput) => api.scorecards.give({ params: { id }, body }),
  );
