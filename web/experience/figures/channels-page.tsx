import { formatNumber } from "#contract/core/numbers.ts";
import { type ExperienceChannel, experienceChannelLabels } from "#contract/experience/channels.ts";
import type { ChannelReport } from "#contract/experience/figures.ts";
import type { Period } from "#web/lib/period.ts";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { HowToStart } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";
import { cesText, csatText, npsText, responseText, shareText } from "./texts.ts";

/** The Channel Tracker tab: where members reach the SACCO, how long they wait there and how content they are. */
export function ChannelsPage({ figures, period }: { figures: ChannelReport; period: Period }) {
  const { channels, before } = figures;
  const rows = useRowsBehind();
  const behind = (channel: ExperienceChannel) =>
    rows.interactions({ from: period.from, to: period.to, channel: [channel] });
  const used = channels.filter(
    ({ now, past }) => now.interactions + past.interactions + now.csat.answers + now.nps.answers > 0,
  );
  return (
    <FiguresFrame title="Channel Tracker" period={period} before={before}>
      {used.length === 0 ? (
        <EmptyState title="No channel was used in these days" actions={<HowToStart />}>
          Record or import calls, visits and messages, and each channel shows what comes by it.
        </EmptyState>
      ) : (
        <>
          <Chart
            title="Interactions by channel"
            unit="interactions"
            dimension="Channel"
            kind="bars"
            series={["in these days", "in the days before"]}
            points={used.map(({ channel, now, past }) => ({
              label: experienceChannelLabels[channel],
              values: [now.interactions, past.interactions],
              to: behind(channel),
            }))}
          />
          <Channels channels={used} behind={behind} />
        </>
      )}
    </FiguresFrame>
  );
}

function Channels({
  channels,
  behind,
}: {
  channels: ChannelReport["channels"];
  behind: (channel: ExperienceChannel) => string | undefined;
}) {
  return (
    <Section
      title="Channel by channel"
      level={3}
      description="Response time is counted in business hours, to the first answer."
    >
      <FiguresTable
        caption="Channels"
        head={["Channel", "Interactions", "Response time", "Resolved", "CSAT", "NPS", "CES"]}
        rows={channels.map(({ channel, now, past }) => ({
          label: experienceChannelLabels[channel],
          to: behind(channel),
          cells: [
            { now: formatNumber(now.interactions), past: formatNumber(past.interactions) },
            { now: responseText(now.response), past: responseText(past.response) },
            { now: shareText(now.closed, now.interactions), past: shareText(past.closed, past.interactions) },
            { now: csatText(now), past: csatText(past) },
            { now: npsText(now), past: npsText(past) },
            { now: cesText(now), past: cesText(past) },
          ],
        }))}
      />
    </Section>
  );
}
