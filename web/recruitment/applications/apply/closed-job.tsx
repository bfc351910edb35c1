import { useState } from "react";
import type { Draft, DraftSummary } from "#contract/recruitment/drafts.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { closedMessages } from "./apply.messages.ts";
import { loadDraft } from "./queries.ts";

/** Above and below the form of a job that closed while it was being filled in. */
export function JobClosed() {
  const t = useMessages(closedMessages);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t.hasClosed}
      actions={
        <ButtonLink to="/jobs" variant="secondary" size="sm">
          {t.seeOpen}
        </ButtonLink>
      }
    >
      {t.hasClosedText}
    </Alert>
  );
}

/** Offers what was entered for a job that has closed, when one begins an application for another. */
export function ClosedJobDraft({ draft, onUse }: { draft: DraftSummary; onUse: (draft: Draft) => void }) {
  const language = useLanguage();
  const t = useMessages(closedMessages);
  const [stage, setStage] = useState<"offered" | "loading" | "used" | "declined">("offered");
  const use = async () => {
    setStage("loading");
    try {
      const kept = await loadDraft(draft.jobId);
      if (kept) onUse(kept);
      setStage(kept ? "used" : "declined");
    } catch (error) {
      setStage("offered");
      toast.error(t.error, { description: errorMessage(error, language) });
    }
  };
  if (stage === "declined") return null;
  if (stage === "used") {
    return (
      <Alert role="status" title={t.filledIn({ job: draft.jobTitle })}>
        {t.lookAtSteps}
      </Alert>
    );
  }
  return (
    <Alert
      title={t.useBefore}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={use} loading={stage === "loading"}>
            {t.useHere}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStage("declined")}>
            {t.noThanks}
          </Button>
        </>
      }
    >
      {t.began({ job: draft.jobTitle, organization: draft.organization })}
    </Alert>
  );
}
