import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";
import type { NewNote } from "#contract/core/notes.ts";
import type { HrApplicationDetail, snooze, statusChange } from "#contract/recruitment/hr.ts";
import { api } from "#web/lib/api.ts";
import { formatDate } from "#web/lib/format.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { applicationQuery } from "./queries.ts";

/** What somebody else did meanwhile. */
const changedMeanwhile: readonly ErrorCode[] = ["stale", "application_withdrawn"];

/** Reads an application again, and the lists, where a refusal says that it was changed meanwhile: it is to be seen. */
async function readAgainIfChanged(queries: QueryClient, id: string, error: unknown): Promise<void> {
  if (!(error instanceof CodedError && changedMeanwhile.includes(error.code))) return;
  void queries.invalidateQueries({ queryKey: applicationKeys.lists });
  await queries.invalidateQueries({ queryKey: applicationKeys.detail(id), exact: true });
}

/**
 * Sends a change of status. Success refreshes the list and calls `onDone`, which says so; when someone else was faster, or the
 * candidate withdrew, the application is read again, so that their change can be shown.
 */
export function useStatusChange(id: string, onDone: (answer: HrApplicationDetail) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof statusChange>) =>
      api.hr.applications.updateStatus({ params: { id }, body }),
    onSuccess(answer) {
      void queries.invalidateQueries({ queryKey: applicationKeys.lists });
      onDone(answer);
    },
    async onError(error) {
      toast.error("Error", { description: "Failed to update application status" });
      await readAgainIfChanged(queries, id, error);
    },
  });
}

/**
 * Puts the application aside until a day, or back among the others for null. What a colleague did meanwhile is read, so
 * that it is seen.
 */
export function useSnooze(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof snooze>) => api.triage.snooze({ params: { id }, body }),
    onSuccess(answer) {
      queries.setQueryData(applicationQuery(id).queryKey, answer);
      void queries.invalidateQueries({ queryKey: applicationKeys.lists });
      const { snoozedUntil, candidateName } = answer;
      if (snoozedUntil) {
        toast.success("Put aside", {
          description: `${candidateName} is back in the list on ${formatDate(snoozedUntil)}.`,
        });
      }
    },
    onError: (error) => readAgainIfChanged(queries, id, error),
  });
}

/** Adds a note to the history, where it stands at once; the application stays as it is. */
export function useNewNote(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewNote) => api.hr.applications.addNote({ params: { id }, body }),
    onSuccess(answer) {
      queries.setQueryData(applicationQuery(id).queryKey, answer);
      toast.success("Note saved", { description: "It stands in the history of this application." });
    },
  });
}

/** Takes rejections back whose mail has not left. */
export const undoRejections = (ids: string[]) => api.triage.undoRejections({ body: { ids } });

/** Notes that this person has looked at an application. That it failed is worth no word: it stays marked as new. */
export const lookAt = (id: string): Promise<unknown> =>
  api.triage.look({ params: { id }, keepalive: true }).catch(() => undefined);
