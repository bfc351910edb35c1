import { formatNumber } from "#contract/core/numbers.ts";
import type { EngagementFigures } from "#contract/experience/campaigns.ts";
import { formatCount } from "#web/lib/format.ts";
import { Stat, StatGroup } from "#web/ui/stat.tsx";

const percent = (part: number, whole: number) =>
  whole === 0 ? null : `${formatNumber((part / whole) * 100, 1)}%`;

/** Whom the SACCO can write to, and what came of the messages of the last thirty days. */
export function EngagementStats({ figures }: { figures: EngagementFigures }) {
  const { members, agreed, campaigns, messages, visitors, unsubscribed, answered } = figures;
  return (
    <StatGroup>
      <Stat
        label="Agreed to news and offers"
        value={percent(agreed, members)}
        note={`${formatNumber(agreed)} of ${formatCount(members, "person", "people")}`}
      />
      <Stat
        label="Messages in 30 days"
        value={formatNumber(messages)}
        note={`in ${formatCount(campaigns, "campaign")}`}
      />
      <Stat
        label="Opened the link"
        value={percent(visitors, messages)}
        note={formatCount(visitors, "person", "people")}
      />
      <Stat
        label="Answered the survey after it"
        value={percent(answered, messages)}
        note={formatCount(answered, "person", "people")}
      />
      <Stat
        label="Stopped the messages"
        value={percent(unsubscribed, messages)}
        note={formatCount(unsubscribed, "person", "people")}
      />
    </StatGroup>
  );
}
