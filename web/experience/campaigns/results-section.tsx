import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type Campaign,
  type CampaignRecipient,
  recipientList,
  skipReasons,
} from "#contract/experience/campaigns.ts";
import { formatCount, formatDateTime } from "#web/lib/format.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { campaignChannelLabels, recipientStateLooks } from "./labels.ts";

/** What came of a campaign, in figures. */
export function ResultStats({ results }: Pick<Campaign, "results">) {
  const { people, sent, queued, failed, waiting, visitors, unsubscribed, answered } = results;
  const handed = sent + queued + failed;
  const share = (part: number) => (handed === 0 ? null : `${formatNumber((part / handed) * 100, 1)}%`);
  return (
    <StatGroup>
      <Stat
        label="Sent"
        value={formatNumber(sent)}
        note={
          waiting + queued > 0
            ? `${formatNumber(waiting + queued)} to go`
            : `of ${formatCount(people, "person", "people")}`
        }
      />
      <Stat
        label="Failed"
        value={formatNumber(failed)}
        note={share(failed)}
        tone={failed > 0 ? "danger" : "neutral"}
      />
      <Stat label="Opened the link" value={formatNumber(visitors)} note={share(visitors)} />
      <Stat label="Answered the survey" value={formatNumber(answered)} note={share(answered)} />
      <Stat label="Stopped the messages" value={formatNumber(unsubscribed)} note={share(unsubscribed)} />
    </StatGroup>
  );
}

/** Why some got nothing. */
export function ReasonsSection({ reasons }: Pick<Campaign, "reasons">) {
  if (reasons.length === 0) return null;
  return (
    <Section title="Why some were left out">
      <BarTable
        caption="People left out, by reason"
        head={["Reason", "People"]}
        bars={reasons.map(({ reason, people }) => ({
          label: skipReasons[reason],
          value: people,
          max: Math.max(...reasons.map((one) => one.people)),
          texts: [formatNumber(people)],
        }))}
      />
    </Section>
  );
}

const words: ListWords<typeof recipientList> = {
  one: "person",
  many: "people",
  filters: {
    state: { label: "How it went", option: (state) => recipientStateLooks[state].label },
    reason: { label: "Left out because", option: (reason) => skipReasons[reason] },
  },
};

const moment = (label: string, at: string | null) => (at ? `${label} ${formatDateTime(at)}` : null);

const columns: readonly Column<CampaignRecipient>[] = [
  {
    key: "name",
    header: "Person",
    cell: ({ fullName, memberNumber }) => (
      <>
        <span className="wrap-anywhere">{fullName}</span>
        {memberNumber && <span className="block text-xs font-normal text-muted">{memberNumber}</span>}
      </>
    ),
  },
  {
    key: "state",
    header: "How it went",
    cell: ({ state, reason }) => (
      <>
        <Badge tone={recipientStateLooks[state].tone}>{recipientStateLooks[state].label}</Badge>
        {reason && <span className="mt-1 block text-xs text-muted">{skipReasons[reason]}</span>}
      </>
    ),
  },
  {
    key: "sent",
    header: "Message",
    cell: ({ channel, sentAt }) =>
      channel && sentAt ? `${campaignChannelLabels[channel]}, ${formatDateTime(sentAt)}` : "None",
  },
  {
    key: "after",
    header: "Afterwards",
    cell: ({ visitedAt, unsubscribedAt }) =>
      [moment("Opened the link", visitedAt), moment("Stopped the messages", unsubscribedAt)]
        .filter(Boolean)
        .join("; ") || "Nothing yet",
  },
];

/** Whom the campaign was meant for, one by one. */
export function RecipientsSection({
  found,
  state,
}: {
  found: Page<CampaignRecipient>;
  state: ListState<typeof recipientList>;
}) {
  const described = { list: recipientList, state, words, matching: found.total };
  return (
    <section aria-labelledby="recipients">
      <h2 id="recipients" className="mb-3 text-xl">
        People
      </h2>
      <FilterBar {...described} />
      <Table
        caption="People"
        columns={columns}
        rows={found.rows}
        rowKey={({ memberId }) => memberId}
        empty={
          <ListEmpty {...described}>
            <EmptyState title="Nobody yet">
              They are written down the moment that the campaign begins.
            </EmptyState>
          </ListEmpty>
        }
      />
      <Pagination page={state.page} pageSize={recipientList.pageSize} total={found.total} className="mt-4" />
    </section>
  );
}
