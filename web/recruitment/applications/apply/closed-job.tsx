import { useState } from "react";
import type { Draft, DraftSummary } from "#contract/recruitment/drafts.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { loadDraft } from "./queries.ts";

/** Above and below the form of a job that closed while it was being filled in. */
export function JobClosed() {
  return (
    <Alert
      tone="warning"
      role="alert"
      title="This position has closed"
      actions={
        <ButtonLink to="/jobs" variant="secondary" size="sm">
          See open positions
        </ButtonLink>
      }
    >
      It no longer takes applications. What you entered here is kept: choose another position, and you can use
      it there.
    </Alert>
  );
}

/** Offers what was entered for a job that has closed, when one begins an application for another. */
export function ClosedJobDraft({ draft, onUse }: { draft: DraftSummary; onUse: (draft: Draft) => void }) {
  const [stage, setStage] = useState<"offered" | "loading" | "used" | "declined">("offered");
  const use = async () => {
    setStage("loading");
    try {
      const kept = await loadDraft(draft.jobId);
      if (kept) onUse(kept);
      setStage(kept ? "used" : "declined");
    } catch (error) {
      setStage("offered");
      toast.error("Error", { description: errorMessage(error) });
    }
  };
  if (stage === "declined") return null;
  if (stage === "used") {
    return (
      <Alert role="status" title={`Filled in from your application for ${draft.jobTitle}`}>
        Please look at every step, above all at the cover letter: you wrote it for another position.
      </Alert>
    );
  }
  return (
    <Alert
      title="You can use what you entered before"
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={use} loading={stage === "loading"}>
            Use it here
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStage("declined")}>
            No, thank you
          </Button>
        </>
      }
    >
      You began an application for {draft.jobTitle} at {draft.organization}, which has closed.
    </Alert>
  );
}
