import { clsx } from "clsx";
import { Paperclip } from "lucide-react";
import type { z } from "zod";
import type { Page } from "#contract/core/paging.ts";
import { outboxList, type outboxMail } from "#contract/workspace/outbox.ts";
import { formatDateTime } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DescriptionList } from "#web/ui/description-list.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { MailFrame } from "#web/ui/mail-frame.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { mailSearch } from "./outbox.ts";
import { OutboxKinds } from "./outbox-kinds.tsx";
import { outboxStates } from "./outbox-states.ts";

type Mail = z.infer<typeof outboxMail>;

/** Mail that a demo keeps instead of sending: the list, and the chosen one as its reader would see it. */
export function OutboxPage({
  found,
  state,
  chosen,
}: {
  found: Page<Mail>;
  state: ListState<typeof outboxList>;
  chosen: Mail | undefined;
}) {
  const { page } = state;
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title="Outbox"
        lead="Demo mode sends no mail. Everything that would have been sent is here."
      />
      <OutboxKinds />
      {found.rows.length === 0 ? (
        <Card>
          <ListEmpty list={outboxList} state={state} words={{ many: "mails" }} matching={found.total}>
            <EmptyState title="No mail yet">
              Register an account or apply for a job, and look again.
            </EmptyState>
          </ListEmpty>
        </Card>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_1fr]">
          <nav aria-label="Mails">
            <ul className="divide-y divide-line rounded-card border border-line bg-card">
              {found.rows.map((mail) => (
                <li key={mail.id}>
                  <MailLink mail={mail} page={page} current={mail.id === chosen?.id} />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageSize={outboxList.pageSize} total={found.total} className="mt-4" />
          </nav>
          {chosen && <MailView mail={chosen} />}
        </div>
      )}
    </div>
  );
}

function MailLink({ mail, page, current }: { mail: Mail; page: number; current: boolean }) {
  const state = outboxStates[mail.state];
  return (
    <Link
      to={{ search: mailSearch(mail.id, page), hash: "mail" }}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className={clsx(
        "block border-l-4 px-4 py-3 focus-visible:-outline-offset-2",
        current ? "border-brand bg-brand-tint" : "border-transparent hover:bg-sand",
      )}
    >
      <span className="block font-semibold wrap-anywhere">{mail.subject}</span>
      <span className={clsx("block truncate text-sm", current ? "text-ink" : "text-muted")}>{mail.to}</span>
      <span className="mt-1.5 flex items-center justify-between gap-3 text-sm">
        <Badge tone={state.tone} icon={state.icon}>
          {state.label}
        </Badge>
        <span className={current ? "text-ink" : "text-muted"}>{formatDateTime(mail.queuedAt)}</span>
      </span>
    </Link>
  );
}

function MailView({ mail }: { mail: Mail }) {
  return (
    <Card id="mail" className="min-w-0 scroll-mt-20 space-y-5">
      <h2 className="text-xl wrap-anywhere">{mail.subject}</h2>
      <DescriptionList
        columns={3}
        items={[
          { term: "To", value: mail.to },
          { term: "State", value: outboxStates[mail.state].label },
          { term: "Time", value: formatDateTime(mail.queuedAt) },
        ]}
      />
      {mail.lastError && (
        <Alert tone="danger" title="The last attempt failed">
          {mail.lastError}
        </Alert>
      )}
      <MailFrame key={mail.id} title={`Mail: ${mail.subject}`} html={mail.html} />
      {mail.attachments.length > 0 && (
        <ul aria-label="Attachments" className="flex flex-wrap gap-2">
          {mail.attachments.map(({ filename, contentType, content }) => (
            <li key={filename}>
              <a
                href={`data:${contentType.split(";")[0]};base64,${content}`}
                download={filename}
                className={buttonClass("secondary", "sm")}
              >
                <Paperclip aria-hidden className="size-4.5" />
                {filename}
              </a>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="flex min-h-11 items-center font-semibold">Text version</summary>
        <pre className="overflow-x-auto rounded-input bg-sand p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
          {mail.text}
        </pre>
      </details>
    </Card>
  );
}
