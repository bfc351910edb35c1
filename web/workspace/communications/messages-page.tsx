import type { Page } from "#contract/core/paging.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { type OutgoingMessage, outgoingList } from "#contract/workspace/communications.ts";
import { formatDateTime } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { outboxStates } from "../outbox-states.ts";
import { CommunicationTabs } from "./communication-tabs.tsx";

export type MessageKind = "mail" | "sms";

const wordsOf = (kind: MessageKind): ListWords<typeof outgoingList> => ({
  one: kind === "mail" ? "mail" : "SMS",
  many: kind === "mail" ? "mails" : "SMS",
  search: kind === "mail" ? "Address or subject" : "Number",
  filters: { state: { label: "State", option: (state) => outboxStates[state].label } },
});

/** What an SMS is about, by its topic: `campaign.message`. */
const topicText = (topic: string) => {
  const words = topic.replace(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const columnsOf = (kind: MessageKind): readonly Column<OutgoingMessage>[] => [
  {
    key: "about",
    header: kind === "mail" ? "Subject" : "About",
    cell: ({ about }) => <span className="wrap-anywhere">{kind === "mail" ? about : topicText(about)}</span>,
  },
  {
    key: "to",
    header: "To",
    cell: ({ to }) => <span className="wrap-anywhere">{kind === "mail" ? to : readablePhone(to)}</span>,
  },
  {
    key: "state",
    header: "State",
    cell: ({ state, lastError }) => {
      const { label, tone, icon } = outboxStates[state];
      return (
        <>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
          {state === "failed" && lastError && (
            <span className="mt-1 block text-xs text-muted wrap-anywhere">{lastError}</span>
          )}
        </>
      );
    },
  },
  { key: "at", header: "Queued", cell: ({ queuedAt }) => formatDateTime(queuedAt) },
  { key: "done", header: "Done", cell: ({ doneAt }) => (doneAt ? formatDateTime(doneAt) : "Not yet") },
];

/** The organisation's outgoing mail or SMS, newest first. @param campaigns whether campaigns are theirs to open */
export function MessagesPage({
  kind,
  found,
  state,
  campaigns,
}: {
  kind: MessageKind;
  found: Page<OutgoingMessage>;
  state: ListState<typeof outgoingList>;
  campaigns: boolean;
}) {
  const words = wordsOf(kind);
  const described = { list: outgoingList, state, words, matching: found.total };
  return (
    <>
      <PageHeader
        title="Communications"
        lead="What goes out in your SACCO's name and how far it came. Texts are not kept once they are sent."
      />
      <CommunicationTabs campaigns={campaigns} />
      <div className="mt-4">
        <FilterBar {...described} />
        <Table
          caption={kind === "mail" ? "Mail" : "SMS"}
          columns={columnsOf(kind)}
          rows={found.rows}
          rowKey={({ id }) => id}
          empty={
            <ListEmpty {...described}>
              <EmptyState title={kind === "mail" ? "No mail yet" : "No SMS yet"}>
                What your desk sends to members, applicants and candidates is listed here for a year.
              </EmptyState>
            </ListEmpty>
          }
        />
        <Pagination page={state.page} pageSize={outgoingList.pageSize} total={found.total} className="mt-4" />
      </div>
    </>
  );
}
