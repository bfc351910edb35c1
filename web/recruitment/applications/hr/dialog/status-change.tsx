import { ArrowRight } from "lucide-react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { ChangeDetails } from "#web/ui/history.tsx";

/** One change of an application: its status where that changed, its stage, and the message to the candidate. */
export function StatusChange({ entry }: { entry: HrApplicationDetail["history"][number] }) {
  const { fromStatus, toStatus, stage } = entry;
  return (
    <ChangeDetails
      change={entry}
      words={[{ label: "Message to the candidate", text: entry.messageToCandidate }]}
    >
      {fromStatus && fromStatus !== toStatus && (
        <>
          <StatusBadge status={fromStatus} />
          <ArrowRight aria-hidden className="size-4 text-muted" />
          <span className="sr-only">to</span>
        </>
      )}
      {fromStatus !== toStatus && <StatusBadge status={toStatus} />}
      <span className="text-sm text-muted">Stage {stage}</span>
    </ChangeDetails>
  );
}
