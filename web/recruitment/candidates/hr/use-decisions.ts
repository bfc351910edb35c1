import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import type { CandidateDecision, HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { useWaitingRejections } from "#web/recruitment/pipeline/hr/waiting-rejections.tsx";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { decisionText } from "./decision-words.ts";
import { decideOnCandidate, undoRejection } from "./mutations.ts";

type Person = Pick<HrCandidate, "id" | "name" | "status">;

/** What can be done with the people of the page. */
interface Decisions {
  /** Says that it failed, reads the people again, whom somebody else may have changed. @throws what it failed with */
  decide(person: Person, status: CandidateDecision, withApplications?: boolean): Promise<void>;
  undo(person: Pick<Person, "id" | "name">): Promise<void>;
}

/** Makes decisions on people; a rejection can be undone above the page for a minute. */
export function useDecisions(): Decisions {
  const revalidator = useRevalidator();
  const queries = useQueryClient();
  const language = useLanguage();
  const waiting = useWaitingRejections();
  const readAgain = async () => {
    // A rejection may cover applications, which other pages keep.
    void queries.invalidateQueries({ queryKey: applicationKeys.lists });
    await revalidator.revalidate();
  };

  const decisions: Decisions = {
    async decide({ id, name, status: expectedStatus }, status, withApplications = false) {
      const change = { status, withApplications, expectedStatus };
      const { mail, undoUntil } = await decideOnCandidate(id, change).catch(async (error: unknown) => {
        // A question that is open has the reason in it; a press in a row has no other place for it.
        const reason = status === "rejected" ? "" : `. ${errorMessage(error, language)}`;
        toast.error("Error", { description: `Failed to update candidate status${reason}` });
        await readAgain();
        throw error;
      });
      const undo = () => decisions.undo({ id, name });
      waiting.drop(id);
      if (undoUntil) {
        waiting.add({ key: id, what: name, until: undoUntil, undo, onOver: () => void readAgain() });
      }
      toast.success("Status Updated", {
        description: decisionText(status, mail),
        ...(undoUntil && { action: { label: "Undo", onClick: () => void undo() } }),
      });
      await readAgain();
    },
    async undo({ id, name }) {
      try {
        await undoRejection(id);
        toast.success("Rejection undone", { description: `No email has gone to ${name}.` });
      } catch (error) {
        toast.error("The rejection was not undone", { description: errorMessage(error, language) });
      }
      waiting.drop(id);
      await readAgain();
    },
  };
  return decisions;
}
