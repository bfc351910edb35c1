import { useQuery } from "@tanstack/react-query";
import { deliveryDays } from "#contract/core/limits.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import { deliveryErrors, deliveryList, type WebhookDelivery } from "#contract/workspace/webhooks.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { type DeliveryFilters, deliveriesQuery, isBeingSent } from "./queries.ts";

const states = {
  queued: { tone: "info", label: "Waiting" },
  delivered: { tone: "success", label: "Delivered" },
  failed: { tone: "danger", label: "Failed" },
} as const;

function StateBadge(delivery: WebhookDelivery) {
  const { state, attempts } = delivery;
  if (isBeingSent(delivery)) return <Badge tone="info">Sending</Badge>;
  const { tone, label } = states[state];
  return (
    <>
      <Badge tone={tone}>{state === "queued" ? "Tried, waiting" : label}</Badge>
      {attempts > 1 && <span className="mt-1 block text-sm text-muted">{attempts} attempts</span>}
    </>
  );
}

function Details({ body, responseExcerpt, error }: WebhookDelivery) {
  return (
    <>
      {error && <p className="text-sm">{deliveryErrors[error]}.</p>}
      <Disclosure label="Sent and answered">
        <dl className="space-y-2 pb-2 text-left text-sm">
          <dt className="font-semibold">Sent</dt>
          <dd>
            <pre className="max-w-full font-mono text-xs whitespace-pre-wrap wrap-anywhere">{body}</pre>
          </dd>
          <dt className="font-semibold">Answered</dt>
          <dd>
            <pre className="max-w-full font-mono text-xs whitespace-pre-wrap wrap-anywhere">
              {responseExcerpt || "Nothing"}
            </pre>
          </dd>
        </dl>
      </Disclosure>
    </>
  );
}

const columnsOf = (canResend: boolean): readonly Column<WebhookDelivery>[] => [
  {
    key: "type",
    header: "Event",
    cell: ({ type, createdAt }) => (
      <>
        <span className="block wrap-anywhere">{type}</span>
        <time dateTime={createdAt} className="block text-sm font-normal text-muted">
          {formatDateTime(createdAt)}
        </time>
      </>
    ),
  },
  { key: "state", header: "State", cell: (delivery) => <StateBadge {...delivery} /> },
  {
    key: "answer",
    header: "Status",
    cell: ({ responseStatus, durationMs }) => (
      <>
        <span className="block">{responseStatus ?? <span className="text-muted">None</span>}</span>
        {durationMs !== null && (
          <span className="block text-sm whitespace-nowrap text-muted">{formatNumber(durationMs)} ms</span>
        )}
      </>
    ),
  },
  {
    key: "details",
    header: "Details",
    hideHeader: true,
    cell: (delivery) => <Details {...delivery} />,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (delivery) =>
      canResend &&
      !isBeingSent(delivery) && (
        <ActionButton intent="resend" values={{ id: delivery.id }}>
          <span className="whitespace-nowrap">Send again</span>
        </ActionButton>
      ),
  },
];

/** What went to a webhook and how its receiver answered, newest first. */
export function DeliveryLog({
  id,
  filters,
  loadedAt,
  first,
  canResend,
}: {
  id: string;
  filters: DeliveryFilters;
  loadedAt: number;
  /** As the page was loaded with it. */
  first: Page<WebhookDelivery>;
  canResend: boolean;
}) {
  const { data } = useQuery({ ...deliveriesQuery(id, filters, loadedAt), initialData: first });
  return (
    <section aria-labelledby="log">
      <h2 id="log" className="text-xl">
        Log
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        Of the last {deliveryDays} days. Events may come twice: receivers know them by their id.
      </p>
      <Table
        caption="Deliveries"
        columns={columnsOf(canResend)}
        rows={data.rows}
        rowKey={(delivery) => delivery.id}
        empty={
          <ListEmpty list={deliveryList} state={filters} words={{ many: "deliveries" }} matching={data.total}>
            <EmptyState title="Nothing was sent yet">Send a test event to see how it goes.</EmptyState>
          </ListEmpty>
        }
      />
      <Pagination page={filters.page} pageSize={deliveryList.pageSize} total={data.total} className="mt-4" />
    </section>
  );
}
