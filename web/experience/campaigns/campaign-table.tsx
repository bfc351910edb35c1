import type { ReactNode } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { CampaignRow } from "#contract/experience/campaigns.ts";
import { formatDate, formatDateTime } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { campaignChannelLabels, campaignStateLooks } from "./labels.ts";
import { campaignPath } from "./paths.ts";

/** Where a campaign stands, as text, colour and icon. */
export function CampaignBadge({ state }: Pick<CampaignRow, "state">) {
  const { label, tone, icon } = campaignStateLooks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}

function when({ state, scheduledFor, startedAt, endedAt, createdAt }: CampaignRow): string {
  if (endedAt) return `Ended ${formatDateTime(endedAt)}`;
  if (startedAt) return `Began ${formatDateTime(startedAt)}`;
  if (scheduledFor && state === "scheduled") return `For ${formatDateTime(scheduledFor)}`;
  return `Written ${formatDate(createdAt)}`;
}

const figure = (campaign: CampaignRow, value: number) => (campaign.startedAt ? formatNumber(value) : "–");

const columnsFor = (linked: boolean): readonly Column<CampaignRow>[] => [
  {
    key: "name",
    header: "Campaign",
    cell: ({ id, name, segment, channels }) => (
      <>
        {linked ? (
          <Link
            to={campaignPath(id)}
            className="inline-flex min-h-6 items-center text-brand-ink underline wrap-anywhere"
          >
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        )}
        <span className="block text-xs font-normal text-muted wrap-anywhere">
          {segment}, by {channels.map((channel) => campaignChannelLabels[channel]).join(" and ")}
        </span>
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: (campaign) => (
      <>
        <CampaignBadge state={campaign.state} />
        <span className="mt-1 block text-xs whitespace-nowrap text-muted">{when(campaign)}</span>
      </>
    ),
  },
  {
    key: "sent",
    header: "Sent",
    numeric: true,
    cell: (row) => figure(row, row.results.sent + row.results.queued),
  },
  { key: "failed", header: "Failed", numeric: true, cell: (row) => figure(row, row.results.failed) },
  { key: "skipped", header: "Left out", numeric: true, cell: (row) => figure(row, row.results.skipped) },
  {
    key: "visitors",
    header: "Opened the link",
    numeric: true,
    cell: (row) => figure(row, row.results.visitors),
  },
  { key: "answered", header: "Answered", numeric: true, cell: (row) => figure(row, row.results.answered) },
  { key: "stopped", header: "Stopped", numeric: true, cell: (row) => figure(row, row.results.unsubscribed) },
];

/** Campaigns with what came of each. @param linked whether each opens */
export function CampaignTable({
  campaigns,
  linked,
  empty,
}: {
  campaigns: readonly CampaignRow[];
  linked: boolean;
  empty: ReactNode;
}) {
  return (
    <Table
      caption="Campaigns"
      columns={columnsFor(linked)}
      rows={campaigns}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
