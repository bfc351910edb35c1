import { ArrowRight } from "lucide-react";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { ChangeDetails } from "#web/ui/history.tsx";

/** One change of an application: its status and stage, and the message to the candidate. */
export function StatusChange({ entry }: { entry: HrApplicationDetail["history"][number] }) {
  return (
    <ChangeDetails
      change={entry}
      words={[{ label: "Message to the candidate", text: entry.messageToCandidate }]}
    >
      {entry.fromStatus && entry.fromStatus !== entry.toStatus && (
        <>
          <StatusBadge status={entry.fromStatus} />
          <ArrowRight aria-hidden className="size-4 text-muted" />
          <span className="sr-only">to</span>
        </>
      )}
      <StatusBadge status={entry.toStatus} />
      <span className="text-sm text-muted">Stage {entry.stage}</span>
    </ChangeDetails>
  );
}
