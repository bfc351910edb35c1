import type { Webhook } from "#contract/workspace/webhooks.ts";
import { answerTo } from "#web/lib/form-answer.ts";
import { formatDate } from "#web/lib/format.ts";
import { ActionForm } from "#web/ui/action-form.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import type { IntegrationAnswer } from "./answer.ts";
import { Outcome } from "./outcome.tsx";
import { webhookPath } from "./paths.ts";
import { type EventChoice, WebhookFields } from "./webhook-fields.tsx";
import { WebhookBadge } from "./webhook-state.tsx";

const columns: readonly Column<Webhook>[] = [
  {
    key: "url",
    header: "Address",
    cell: ({ id, url }) => (
      <Link
        to={webhookPath(id)}
        className="inline-flex min-h-6 items-center text-brand-ink underline wrap-anywhere"
      >
        {url}
      </Link>
    ),
  },
  {
    key: "events",
    header: "Events",
    cell: ({ events }) => <span className="wrap-anywhere">{events.join(", ")}</span>,
  },
  { key: "state", header: "State", cell: (webhook) => <WebhookBadge {...webhook} /> },
  {
    key: "since",
    header: "Since",
    cell: ({ createdAt, createdBy }) => (
      <>
        <span className="whitespace-nowrap">{formatDate(createdAt)}</span>
        {createdBy && <span className="block text-sm text-muted">{createdBy}</span>}
      </>
    ),
  },
];

/** Where the organisation's events go. */
export function WebhooksPage({
  webhooks,
  events,
  readOnly,
  answer,
}: {
  webhooks: Webhook[];
  events: readonly EventChoice[];
  /** The trial is over: nothing can be registered. */
  readOnly: boolean;
  answer: IntegrationAnswer | undefined;
}) {
  const own = answerTo("create", answer);
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Tell another program what happens, as it happens. Each message is signed."
        breadcrumb={
          <Breadcrumb items={[{ label: "Settings", to: "/dashboard/settings" }, { label: "Webhooks" }]} />
        }
      />
      <Outcome answer={answer} secretLabel="Signing secret" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <Table
          caption="Webhooks"
          columns={columns}
          rows={webhooks}
          rowKey={(webhook) => webhook.id}
          empty={
            <EmptyState title="No webhooks yet">Register the address of a program that listens.</EmptyState>
          }
        />
        {!readOnly && (
          <Section
            title="New webhook"
            description="Messages hold ids, a position's title and a status; no name and no address of a person."
          >
            <ActionForm
              intent="create"
              keptAs="webhook"
              refusal={own?.failure?.fields && own.failure}
              saved={own?.saved !== undefined}
              emptied
              submitLabel="Register the webhook"
            >
              <WebhookFields events={events} errors={own?.failure?.fields ?? {}} />
            </ActionForm>
          </Section>
        )}
      </div>
    </>
  );
}
