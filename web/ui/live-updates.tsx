import { Radio, WifiOff } from "lucide-react";
import { useOnline } from "#web/lib/connection.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** Milliseconds between two looks at the server (specification 001, section 9). */
export const pollInterval = 30_000;

/** Says that the page keeps itself up to date, or that it cannot while there is no network. */
export function LiveUpdates() {
  const online = useOnline();
  return (
    <span role="status" className="noscript:hidden">
      {online ? (
        <Badge tone="success" icon={Radio}>
          Live Updates
        </Badge>
      ) : (
        <Badge tone="warning" icon={WifiOff}>
          Offline
        </Badge>
      )}
    </span>
  );
}

/** Says that it does not at the moment, and of when the shown state is. */
export function LiveInterrupted({ since }: { since: Date }) {
  return (
    <Alert tone="warning" role="status" title="Live updates are interrupted" className="mb-5">
      You see the state of {formatDateTime(since)}. We keep trying.
    </Alert>
  );
}
