import { type ReactNode, useEffect, useRef } from "react";
import { errorMessages } from "#contract/core/errors.messages.ts";
import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { stageAfter } from "#contract/recruitment/stage.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { changesSince } from "#web/ui/changes-since.ts";
import { StatusChange } from "./status-change.tsx";

/**
 * What others did to the application meanwhile, beside what this person saw and wants. It takes the focus,
 * since saving waits until one of the two is chosen.
 * @param read the application as it was when the person began
 * @param now the application as it is
 * @param chosen the status that the person was about to set, if one was chosen
 */
export function ConcurrentChanges({
  read,
  now,
  chosen,
  onKeep,
  onDiscard,
}: {
  read: HrApplicationDetail;
  now: HrApplicationDetail;
  chosen: StatusChoice | undefined;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={errorMessages.en.stale}
      actions={
        <>
          <Button size="sm" onClick={onKeep}>
            Keep my change
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            Discard my change
          </Button>
        </>
      }
    >
      <dl className="mt-2 space-y-2">
        <Standing term="When you opened it" status={read.status} stage={read.currentStage} />
        <Standing term="Now" status={now.status} stage={now.currentStage} />
        {chosen && <Standing term="Your change" status={chosen} stage={stageAfter(chosen, now)} />}
      </dl>
      <p className="mt-4 font-semibold">What was changed, by whom</p>
      <ul className="mt-2 space-y-3">
        {changesSince(read.history, now.history).map((entry) => (
          <li key={entry.id}>
            <StatusChange entry={entry} />
          </li>
        ))}
      </ul>
      <p className="mt-3">What you typed is still here. Keep it to save it on top of theirs.</p>
    </Alert>
  );
}

function Standing({ term, status, stage }: { term: ReactNode; status: string; stage: number }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-2">
        <StatusBadge status={status} /> Stage {stage}
      </dd>
    </div>
  );
}
