import { formatNumber } from "#contract/core/numbers.ts";
import type { OverviewFigures } from "#contract/experience/figures.ts";
import { formatDate, nairobiDay } from "#web/lib/format.ts";
import { partText } from "#web/lib/period.ts";
import { Card } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { changeText, weekTick } from "./change-text.ts";

/** How satisfied members are in a period, and how often they turned to the SACCO. @param days how many there are */
export function ExperienceMetrics({ figures, days }: { figures: OverviewFigures; days: number }) {
  const { now, past, trend } = figures;
  if (now.interactions === 0 && past.interactions === 0 && now.csat.answers === 0 && now.nps.answers === 0) {
    return (
      <Card padded={false}>
        <EmptyState title="No answers in these days">
          Figures begin with the first answer on your feedback page, or the first contact that is recorded.
        </EmptyState>
      </Card>
    );
  }
  const today = nairobiDay(new Date());
  const points = trend.map((point) => ({
    label: partText(formatDate(point.from), point.to, today),
    tick: weekTick(point.from),
    values: [point.interactions],
  }));
  return (
    <>
      <StatGroup>
        <Stat
          label="CSAT"
          value={now.csat.average === null ? null : `${now.csat.average.toFixed(1)}/5`}
          note={
            past.csat.average === null ? null : `${past.csat.average.toFixed(1)} in the ${days} days before`
          }
        />
        <Stat
          label="NPS"
          value={now.nps.score === null ? null : formatNumber(now.nps.score)}
          note={past.nps.score === null ? null : `${formatNumber(past.nps.score)} in the ${days} days before`}
        />
        <Stat
          label="Answers"
          value={formatNumber(Math.max(now.csat.answers, now.nps.answers, now.ces.answers))}
          note="To the question most often answered"
        />
        <Stat
          label="Interactions"
          value={formatNumber(now.interactions)}
          note={changeText(now.interactions, past.interactions, days)}
        />
      </StatGroup>
      <Chart
        title="Interactions over the period"
        unit="interactions"
        dimension="From"
        kind="columns"
        points={points}
      />
    </>
  );
}
