import { Hourglass, Star, Undo2, UserX } from "lucide-react";
import { useState } from "react";
import {
  type CandidateDecision,
  candidateDecisions,
  type HrCandidate,
} from "#contract/recruitment/hr-candidates.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/choice.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { useDecisions } from "./use-decisions.ts";

const looks = {
  shortlisted: { label: "Shortlist", icon: Star },
  suspense: { label: "Suspense", icon: Hourglass },
  rejected: { label: "Reject", icon: UserX },
} as const;

/**
 * Shortlist, Suspense and Reject, but for what the person is already, and Undo while a rejection waits.
 * @param onDone when a decision was made
 */
export function CandidateActions({
  candidate,
  compact = false,
  onDone,
}: {
  candidate: HrCandidate;
  /** Icons alone, for a row of a list. */
  compact?: boolean;
  onDone?: () => void;
}) {
  const { decide, undo } = useDecisions();
  const [busy, setBusy] = useState<CandidateDecision | "undo">();
  const [asking, setAsking] = useState(false);

  const act = async (status: CandidateDecision) => {
    if (status === "rejected") return setAsking(true);
    setBusy(status);
    try {
      await decide(candidate, status);
      onDone?.();
    } catch {
      // Said where it was tried; the list shows how it is.
    }
    setBusy(undefined);
  };
  const takeBack = async () => {
    setBusy("undo");
    await undo(candidate);
    setBusy(undefined);
    onDone?.();
  };
  return (
    <span className="flex flex-wrap gap-1">
      {candidateDecisions
        .filter((status) => status !== candidate.status)
        .map((status) => (
          <Button
            key={status}
            size="sm"
            variant={compact ? "ghost" : "secondary"}
            icon={looks[status].icon}
            title={compact ? looks[status].label : undefined}
            loading={busy === status}
            onClick={() => void act(status)}
          >
            <span className={compact ? "sr-only" : undefined}>{looks[status].label}</span>
            <span className="sr-only"> {candidate.name}</span>
          </Button>
        ))}
      {candidate.undoUntil && (
        <Button
          size="sm"
          variant="secondary"
          icon={Undo2}
          loading={busy === "undo"}
          onClick={() => void takeBack()}
        >
          Undo
          <span className="sr-only"> rejecting {candidate.name}</span>
        </Button>
      )}
      {asking && <RejectQuestion candidate={candidate} onClose={() => setAsking(false)} onDone={onDone} />}
    </span>
  );
}

/** Asks before somebody is rejected; open applications may be covered. */
function RejectQuestion({
  candidate,
  onClose,
  onDone,
}: {
  candidate: HrCandidate;
  onClose: () => void;
  onDone: (() => void) | undefined;
}) {
  const { decide } = useDecisions();
  const { name, openApplications } = candidate;
  const [covers, setCovers] = useState(openApplications > 0);
  const open = openApplications === 1 ? "the open application" : `all ${openApplications} open applications`;
  return (
    <Confirm
      open
      onOpenChange={(next) => !next && onClose()}
      title={`Reject ${name}?`}
      confirmLabel="Reject"
      onConfirm={async () => {
        await decide(candidate, "rejected", covers);
        onDone?.();
      }}
    >
      <p>
        They move to the Rejected list, and a feedback email leaves in one minute. Until then you can undo it.
      </p>
      {openApplications > 0 && (
        <Checkbox
          className="mt-2 text-ink"
          label={`Reject ${open} too`}
          hint="Otherwise they stay in the pipeline."
          checked={covers}
          onChange={(event) => setCovers(event.target.checked)}
        />
      )}
    </Confirm>
  );
}
