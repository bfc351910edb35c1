import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import type { BulkMessage, BulkResult, BulkStatusChange } from "#contract/recruitment/triage.ts";
import { api } from "#web/lib/api.ts";
import { formatCount } from "#web/lib/format.ts";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { applicationQuery } from "../queries.ts";
import { useRejections } from "../use-rejections.ts";
import { outcomeOf } from "./outcome.ts";

/** Called with the applications with which nothing was done, and why. */
export type OnLeftOver = (left: HrApplication[], words: string | null) => void;

/**
 * After something was done with several applications: says so, and reads again what is shown of them. Those that were
 * left are handed on as they are now, so that it can be tried again knowing what a colleague did. What was
 * rejected can be undone together for a minute.
 */
function useOutcome(selected: readonly HrApplication[], title: string, onDone: OnLeftOver) {
  const queries = useQueryClient();
  const rejections = useRejections();
  return async (results: BulkResult, rejects = false) => {
    const { done, left, leftOver } = outcomeOf(selected, results);
    void queries.invalidateQueries({ queryKey: applicationKeys.lists });
    if (leftOver.length < results.length) {
      const undoable = selected.filter((one) => !leftOver.includes(one) && one.status !== "rejected");
      const news = rejects && undoable.length > 0 ? rejections.noted(undoable) : null;
      const description = [`${done}.`, news?.words].filter(Boolean).join(" ");
      toast.success(title, { description, ...(news && { action: news.action }) });
    }
    const read = leftOver.map((one) =>
      queries.fetchQuery({ ...applicationQuery(one.id), staleTime: 0 }).catch(() => one),
    );
    onDone(await Promise.all(read), left);
  };
}

/** Adds tags to the candidates of the selected applications. */
export function useTagCandidates(selected: readonly HrApplication[], onDone: () => void) {
  return useMutation({
    mutationFn: (tags: string[]) =>
      api.tags.add({ body: { applicationIds: selected.map(({ id }) => id), tags } }),
    onSuccess({ candidates }) {
      toast.success("Tags added", {
        description: `${formatCount(candidates, "candidate")} can be found by them.`,
      });
      onDone();
    },
  });
}

/** Moves the selected applications on. */
export function useStatusUpdates(selected: readonly HrApplication[], onDone: OnLeftOver) {
  const onSuccess = useOutcome(selected, "Status Updated", onDone);
  return useMutation({
    mutationFn: (change: Omit<BulkStatusChange, "applications">) => {
      const applications = selected.map(({ id, version }) => ({ id, expectedVersion: version }));
      return api.triage.updateStatuses({ body: { ...change, applications } });
    },
    onSuccess: (results, { status }) => onSuccess(results, status === "rejected"),
  });
}

/**
 * Writes to the candidates of the selected applications.
 * @param keys one for each application, the same however often it is tried
 * @param later whether they leave at a time ahead
 */
export function useSendMessages(
  selected: readonly HrApplication[],
  keys: ReadonlyMap<string, string>,
  later: boolean,
  onDone: OnLeftOver,
) {
  const onSuccess = useOutcome(selected, later ? "Emails scheduled" : "Emails sent", onDone);
  return useMutation({
    mutationFn: (mail: Omit<BulkMessage, "applications">) => {
      const applications = selected.flatMap(({ id }) => {
        const key = keys.get(id);
        return key ? [{ id, key }] : [];
      });
      return api.triage.sendMessages({ body: { ...mail, applications } });
    },
    onSuccess: (results) => onSuccess(results),
  });
}
