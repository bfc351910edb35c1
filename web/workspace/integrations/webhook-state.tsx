import { disabledReasons, type Webhook } from "#contract/workspace/webhooks.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";

/** Whether a webhook works, in a word. */
export function WebhookBadge({ disabledAt, failingSince }: Webhook) {
  if (disabledAt) return <Badge tone="danger">Switched off</Badge>;
  return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">Active</Badge>;
}

/** Why a webhook does not work, and since when. Nothing for one that does. */
export function WebhookTrouble({ disabledAt, disabledReason, failingSince }: Webhook) {
  if (disabledAt && disabledReason) {
    return (
      <Alert tone="warning" title={`Switched off since ${formatDateTime(disabledAt)}`} className="mb-5">
        {disabledReasons[disabledReason]}. It gets no events until you switch it on; events of the meantime
        are not sent later.
      </Alert>
    );
  }
  if (!failingSince) return null;
  return (
    <Alert tone="warning" title={`Failing since ${formatDateTime(failingSince)}`} className="mb-5">
      The log says why. Each event is tried nine times within a day.
    </Alert>
  );
}
