import { useSubmit } from "react-router";
import type { Page } from "#contract/core/paging.ts";
import { formerSecretHours, type Webhook, type WebhookDelivery } from "#contract/workspace/webhooks.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { ActionButton, ActionForm } from "#web/ui/action-form.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { Confirm } from "#web/ui/confirm.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { IntegrationAnswer } from "./answer.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { Outcome } from "./outcome.tsx";
import { webhooksPath } from "./paths.ts";
import type { DeliveryFilters } from "./queries.ts";
import { type EventChoice, WebhookFields } from "./webhook-fields.tsx";
import { WebhookTrouble } from "./webhook-state.tsx";

/** One webhook: its log, what it gets, its secret. */
export function WebhookPage({
  webhook,
  events,
  log,
  filters,
  loadedAt,
  readOnly,
  answer,
}: {
  webhook: Webhook;
  events: readonly EventChoice[];
  log: Page<WebhookDelivery>;
  filters: DeliveryFilters;
  loadedAt: number;
  /** The trial is over: it can only be read and removed. */
  readOnly: boolean;
  answer: IntegrationAnswer | undefined;
}) {
  const own = answerTo("change", answer);
  const isOn = webhook.disabledAt === null;
  const { host } = new URL(webhook.url);
  return (
    <>
      <PageHeader
        title={host}
        lead={<span className="wrap-anywhere">{webhook.url}</span>}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: "Settings", to: "/dashboard/settings" },
              { label: "Webhooks", to: webhooksPath },
              { label: host },
            ]}
          />
        }
        actions={!readOnly && isOn && <ActionButton intent="test">Send a test event</ActionButton>}
      />
      <Outcome answer={answer} secretLabel="Signing secret" />
      <WebhookTrouble {...webhook} />
      <div className="space-y-8">
        <DeliveryLog
          id={webhook.id}
          filters={filters}
          loadedAt={loadedAt}
          first={log}
          canResend={isOn && !readOnly}
        />
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3 md:items-start">
          {!readOnly && (
            <Section title="Address and events">
              <ActionForm
                intent="change"
                keptAs={`webhook.${webhook.id}`}
                refusal={own?.failure?.fields && own.failure}
                saved={own?.saved !== undefined}
                submitLabel="Save the changes"
              >
                <WebhookFields events={events} webhook={webhook} errors={own?.failure?.fields ?? {}} />
              </ActionForm>
            </Section>
          )}
          {!readOnly && (
            <Section
              title="Signing secret"
              description={`A new one replaces it at once; the former one signs beside it for ${formerSecretHours} hours.`}
            >
              <ReplaceSecretButton />
            </Section>
          )}
          <Section title="Switch off or remove" description="Its receiver then gets nothing more.">
            <div className="flex flex-wrap gap-2">
              {!readOnly && (
                <ActionButton intent={isOn ? "disable" : "enable"} variant={isOn ? "secondary" : "primary"}>
                  {isOn ? "Switch off" : "Switch on"}
                </ActionButton>
              )}
              <RemoveButton host={host} />
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

function ReplaceSecretButton() {
  const submit = useSubmit();
  return (
    <Confirm
      trigger={
        <Button size="sm" variant="secondary">
          Replace the secret
        </Button>
      }
      title="Replace the signing secret?"
      confirmLabel="Replace the secret"
      variant="primary"
      onConfirm={() => submit({ intent: "secret" }, { method: "post" })}
    >
      Give the new one to the receiver within {formerSecretHours} hours. Until then both sign.
    </Confirm>
  );
}

function RemoveButton({ host }: { host: string }) {
  const submit = useSubmit();
  return (
    <Confirm
      trigger={
        <Button size="sm" variant="danger">
          Remove
        </Button>
      }
      title={`Remove the webhook to ${host}?`}
      confirmLabel="Remove the webhook"
      onConfirm={() => submit({ intent: "remove" }, { method: "post" })}
    >
      Its log goes with it. This cannot be undone.
    </Confirm>
  );
}
