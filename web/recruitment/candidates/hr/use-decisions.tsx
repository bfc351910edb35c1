import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { CandidateDecision, HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { decisionText } from "./decision-words.ts";
import { decideOnCandidate, undoRejection } from "./mutations.ts";

type Person = Pick<HrCandidate, "id" | "name" | "status">;

/** What can be done with the people of the page. */
interface Decisions {
  /** @throws what the server refuses it with */
  decide(person: Person, status: CandidateDecision, withApplications?: boolean): Promise<void>;
  undo(person: Pick<Person, "id" | "name">): Promise<void>;
}

const DecisionsContext = createContext<Decisions | null>(null);

/** The decisions of the page around. */
export function useDecisions(): Decisions {
  const decisions = use(DecisionsContext);
  if (!decisions) throw new Error("Decisions are made within <DecisionsProvider>");
  return decisions;
}

/** A rejection that can still be undone. */
interface Waiting {
  id: string;
  name: string;
  until: string;
}

/** Makes decisions, and shows above `children` which of them can be undone for how long. */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const revalidator = useRevalidator();
  const language = useLanguage();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const drop = (id: string) => setWaiting((all) => all.filter((one) => one.id !== id));

  const decisions: Decisions = {
    async decide({ id, name, status: expectedStatus }, status, withApplications = false) {
      const { mail, undoUntil } = await decideOnCandidate(id, { status, withApplications, expectedStatus });
      drop(id);
      if (undoUntil) setWaiting((all) => [...all, { id, name, until: undoUntil }]);
      toast.success("Status Updated", {
        description: decisionText(status, mail),
        ...(undoUntil && { action: { label: "Undo", onClick: () => void decisions.undo({ id, name }) } }),
      });
      await revalidator.revalidate();
    },
    async undo({ id, name }) {
      try {
        await undoRejection(id);
        toast.success("Rejection undone", { description: `No email has gone to ${name}.` });
      } catch (error) {
        toast.error("The rejection was not undone", { description: errorMessage(error, language) });
      }
      drop(id);
      await revalidator.revalidate();
    },
  };
  return (
    <DecisionsContext value={decisions}>
      <div role="status">
        {waiting.map((one) => (
          <WaitingNotice key={one.id} waiting={one} onUndo={decisions.undo} onOver={() => drop(one.id)} />
        ))}
      </div>
      {children}
    </DecisionsContext>
  );
}

function WaitingNotice({
  waiting,
  onUndo,
  onOver,
}: {
  waiting: Waiting;
  onUndo: (person: Waiting) => Promise<void>;
  onOver: () => void;
}) {
  const [undoing, setUndoing] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => over(), Math.max(0, Date.parse(waiting.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [waiting.until]);
  const undo = async () => {
    setUndoing(true);
    await onUndo(waiting);
  };
  return (
    <Alert tone="warning" className="mb-3 items-center">
      <span className="flex flex-wrap items-center justify-between gap-2">
        {waiting.name} is rejected. Nothing has been sent yet: you have one minute to undo it.
        <Button size="sm" variant="secondary" loading={undoing} onClick={() => void undo()}>
          Undo
          <span className="sr-only"> rejecting {waiting.name}</span>
        </Button>
      </span>
    </Alert>
  );
}
