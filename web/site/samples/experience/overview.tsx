import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { countBars } from "../count-bars.ts";
import { ExperienceMetrics } from "./experience-metrics.tsx";
import { npsOf } from "./metrics.ts";
import { channels, type ExperienceSample } from "./sample.ts";

/** The three figures, who is behind the NPS, and where members reached the SACCO. */
export function Overview({ sample }: { sample: ExperienceSample }) {
  const nps = npsOf(sample.recommendations);
  return (
    <div className="space-y-4">
      <ExperienceMetrics sample={sample} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title="Would recommend us" level={3}>
          {nps ? (
            <BarTable
              caption="Would recommend us"
              head={["Answer", "Members asked"]}
              bars={countBars([
                ["Promoters (9 or 10)", nps.promoters],
                ["Passives (7 or 8)", nps.passives],
                ["Detractors (0 to 6)", nps.detractors],
              ])}
            />
          ) : (
            <p className="text-sm text-muted">No figures yet.</p>
          )}
        </Section>
        <Section title="Interactions by channel" level={3}>
          <BarTable
            caption="Interactions by channel"
            head={["Channel", "This month"]}
            bars={countBars(channels.map((channel) => [channel, sample.interactions[channel]]))}
          />
        </Section>
      </div>
    </div>
  );
}
