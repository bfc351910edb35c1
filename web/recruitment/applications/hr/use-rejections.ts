import { useQueryClient } from "@tanstack/react-query";
import { undoSeconds } from "#contract/recruitment/hr-candidates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { formatCount } from "#web/lib/format.ts";
import { useLanguage } from "#web/lib/language.ts";
import { useWaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { undoRejections, useStatusChange } from "./mutations.ts";

type Rejected = readonly { id: string; candidateName: string }[];

/** Who or how many they are, in words. */
const nameOf = (rejected: Rejected): string =>
  rejected.length === 1 ? (rejected[0]?.candidateName ?? "") : formatCount(rejected.length, "application");

/**
 * What becomes of rejected applications: they can be undone for a minute, above the page, in the toast and in their rows.
 */
export function useRejections() {
  const queries = useQueryClient();
  const language = useLanguage();
  const waiting = useWaitingRejections();
  const readAgain = async () => {
    void queries.invalidateQueries({ queryKey: applicationKeys.lists });
    await queries.invalidateQueries({ queryKey: applicationKeys.details });
  };
  const keyOf = (rejected: Rejected) => rejected.map(({ id }) => id).join(" ");

  const undo = async (rejected: Rejected): Promise<void> => {
    const what = nameOf(rejected);
    try {
      const results = await undoRejections(rejected.map(({ id }) => id));
      const late = results.filter(({ refusal }) => refusal);
      if (late.length === 0) {
        toast.success("Rejection undone", {
          description: rejected.length === 1 ? `No email has gone to ${what}.` : `No email has gone out.`,
        });
      } else {
        const some = late.length === results.length ? "" : `For ${late.length} of ${results.length}: `;
        toast.error("The rejection was not undone", {
          description: `${some}the minute is over, or somebody else was faster.`,
        });
      }
    } catch (error) {
      toast.error("The rejection was not undone", { description: errorMessage(error, language) });
    }
    waiting.drop(keyOf(rejected));
    await readAgain();
  };

  return {
    undo,
    undoLast: waiting.undoLast,
    /** Notes that applications were rejected a moment ago. @returns the words and the button of a toast */
    noted(rejected: Rejected) {
      const again = () => undo(rejected);
      waiting.add({
        key: keyOf(rejected),
        what: nameOf(rejected),
        several: rejected.length > 1,
        until: new Date(Date.now() + undoSeconds * 1000).toISOString(),
        undo: again,
        onOver: () => void readAgain(),
      });
      return {
        words:
          rejected.length === 1
            ? "The email leaves in one minute, unless you undo it."
            : "The emails leave in one minute, unless you undo it.",
        action: { label: "Undo", onClick: () => void again() },
      };
    },
  };
}

/**
 * Moves an application on and says so; a rejection can be undone for a minute. Calls `onDone` when it is done.
 */
export function useStatusUpdate(id: string, onDone: () => void) {
  const rejections = useRejections();
  return useStatusChange(id, (answer) => {
    const news = answer.undoUntil ? rejections.noted([answer]) : null;
    toast.success("Status Updated", {
      description: ["Application status has been updated successfully.", news?.words]
        .filter(Boolean)
        .join(" "),
      ...(news && { action: news.action }),
    });
    onDone();
  });
}
