import { Radio, WifiOff } from "lucide-react";
import { useOnline } from "#web/lib/connection.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { liveUpdateMessages } from "./live-updates.messages.ts";

/** Milliseconds between two looks at the server (specification 001, section 9). */
export const pollInterval = 30_000;

/** Says that the page keeps itself up to date, or that it cannot while there is no network. */
export function LiveUpdates() {
  const t = useMessages(liveUpdateMessages);
  const online = useOnline();
  return (
    <span role="status" className="noscript:hidden">
      {online ? (
        <Badge tone="success" icon={Radio}>
          {t.liveUpdates}
        </Badge>
      ) : (
        <Badge tone="warning" icon={WifiOff}>
          {t.offline}
        </Badge>
      )}
    </span>
  );
}

/** Says that it does not at the moment, and of when the shown state is. */
export function LiveInterrupted({ since }: { since: Date }) {
  const t = useMessages(liveUpdateMessages);
  const language = useLanguage();
  return (
    <Alert tone="warning" role="status" title={t.updatesInterrupted} className="mb-5">
      {t.stateOf({ time: formatDateTime(since, language) })}
    </Alert>
  );
}
