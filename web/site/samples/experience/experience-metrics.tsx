import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { csatOf, npsOf } from "./metrics.ts";
import type { ExperienceSample } from "./sample.ts";

/** CSAT, NPS and the number of interactions, computed from the answers of the sample. */
export function ExperienceMetrics({ sample }: { sample: ExperienceSample }) {
  const csat = csatOf(sample.ratings);
  const nps = npsOf(sample.recommendations);
  const interactions = Object.values(sample.interactions).reduce((sum, count) => sum + count, 0);
  return (
    <StatGroup>
      <Stat
        label="CSAT"
        value={csat ? `${csat.average.toFixed(1)}/5` : null}
        note={csat && `${csat.satisfied}% of ${csat.answers} answers are 4 or 5`}
      />
      <Stat label="NPS" value={nps ? nps.score : null} note="Promoters less detractors" />
      <Stat
        className="max-lg:col-span-2"
        label="Interactions"
        value={interactions}
        note="This month, all channels"
      />
    </StatGroup>
  );
}
