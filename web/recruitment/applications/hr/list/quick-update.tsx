import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { applicationQuery } from "../queries.ts";
import { RejectionWords } from "../rejection-words.tsx";
import { useStatusUpdate } from "../use-rejections.ts";

/** An application, as it was in the list, and the status that was chosen for it. */
export interface Move {
  application: HrApplication;
  status: StatusChoice;
}

/**
 * Asks before a status that was chosen in the list is set, since an email goes out. When somebody else was
 * faster, it says so, shows what the application has become, and leaves the choice.
 * @param now the application as the list has it now; absent when it has left the list
 */
export function QuickUpdate({
  move: { application: then, status },
  now = then,
  onClose,
}: {
  move: Move;
  now?: HrApplication;
  onClose: () => void;
}) {
  const update = useStatusUpdate(now.id, onClose);
  const rejects = status === "rejected";
  const [withOthers, setWithOthers] = useState(false);
  const { data: details } = useQuery({ ...applicationQuery(now.id), enabled: rejects });
  const stage = stageAfter(status, now);
  const stageName = now.timeline[stage - 1]?.stage;
  const name = statusLabel(status);
  return (
    <Confirm
      open
      onOpenChange={(open) => !open && onClose()}
      title={rejects ? `Reject ${now.candidateName}?` : `Move ${now.candidateName} to ${name.toLowerCase()}?`}
      confirmLabel={rejects ? "Reject" : "Update Status"}
      variant={rejects ? "danger" : "primary"}
      onConfirm={() => update.mutateAsync({ status, stage, withOthers, expectedVersion: now.version })}
    >
      {now.version !== then.version && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-ink">
          It was <StatusBadge status={then.status} /> and is now <StatusBadge status={now.status} />
        </p>
      )}
      {rejects ? (
        <RejectionWords
          jobTitle={now.jobTitle}
          openBeside={details?.openBeside ?? []}
          withOthers={withOthers}
          onWithOthers={setWithOthers}
        />
      ) : (
        <p>
          Stage {stage} of {now.totalStages}
          {stageName && `: ${stageName}`}. An email tells the candidate at once.
        </p>
      )}
      <p className="mt-2">To add a note or a message, open the details instead.</p>
    </Confirm>
  );
}
