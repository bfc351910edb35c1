import { BarChart } from "../bar-chart.tsx";
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
        <BarChart
          title="Would recommend us"
          unit="Members asked"
          category="Answer"
          bars={
            nps
              ? [
                  { label: "Promoters (9 or 10)", value: nps.promoters },
                  { label: "Passives (7 or 8)", value: nps.passives },
                  { label: "Detractors (0 to 6)", value: nps.detractors },
                ]
              : []
          }
        />
        <BarChart
          title="Interactions by channel"
          unit="This month"
          category="Channel"
          bars={channels.map((channel) => ({ label: channel, value: sample.interactions[channel] }))}
        />
      </div>
    </div>
  );
}
