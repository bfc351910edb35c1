import { useEffect, useRef } from "react";
import { errorCodes } from "#contract/core/errors.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Change, type HistoryEntry } from "./history.tsx";

/** What others did to the application meanwhile. It takes the focus, since saving waits until it is read. */
export function OthersChanges({ changes, onRead }: { changes: readonly HistoryEntry[]; onRead: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={errorCodes.stale.message}
      actions={
        <Button size="sm" variant="secondary" onClick={onRead}>
          I have read it
        </Button>
      }
    >
      <p>What you typed is still here.</p>
      <ul className="mt-3 space-y-3">
        {changes.map((entry) => (
          <li key={entry.id}>
            <Change entry={entry} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
