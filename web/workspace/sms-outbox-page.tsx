import type { z } from "zod";
import type { Page } from "#contract/core/paging.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { outboxList, type outboxSms } from "#contract/workspace/outbox.ts";
import { formatDateTime } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { OutboxKinds } from "./outbox-kinds.tsx";
import { outboxStates } from "./outbox-states.ts";

type Sms = z.infer<typeof outboxSms>;

/** SMS that a demo keeps instead of sending, whole and newest first. */
export function SmsOutboxPage({ found, state }: { found: Page<Sms>; state: ListState<typeof outboxList> }) {
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title="Outbox"
        lead="Demo mode sends no SMS. Everything that would have been sent is here."
      />
      <OutboxKinds />
      {found.rows.length === 0 ? (
        <Card>
          <ListEmpty list={outboxList} state={state} words={{ many: "SMS" }} matching={found.total}>
            <EmptyState title="No SMS yet">Apply to join a SACCO, and look again.</EmptyState>
          </ListEmpty>
        </Card>
      ) : (
        <>
          <ul aria-label="SMS" className="max-w-2xl space-y-4">
            {found.rows.map((sms) => (
              <li key={sms.id}>
                <SmsCard sms={sms} />
              </li>
            ))}
          </ul>
          <Pagination page={state.page} pageSize={outboxList.pageSize} total={found.total} className="mt-6" />
        </>
      )}
    </div>
  );
}

function SmsCard({ sms }: { sms: Sms }) {
  const { label, tone, icon } = outboxStates[sms.state];
  return (
    <Card className="space-y-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="font-semibold text-ink">{readablePhone(sms.to)}</span>
        <span>{formatDateTime(sms.queuedAt)}</span>
      </p>
      <p className="wrap-anywhere">{sms.text ? <LinkedText text={sms.text} /> : "The text is gone."}</p>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        <span>{sms.topic}</span>
        <span>{sms.parts === 1 ? "1 message" : `${sms.parts} messages`}</span>
        {sms.lastError && <span>{sms.lastError}</span>}
      </p>
    </Card>
  );
}

/** The text as a phone shows it: what is an address opens. */
function LinkedText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
      <a key={index} href={part} className="font-semibold text-brand-ink underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
