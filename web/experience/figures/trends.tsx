import type { OverviewFigures } from "#contract/experience/figures.ts";
import { formatDate, formatMonth, nairobiDay } from "#web/lib/format.ts";
import { partText } from "#web/lib/period.ts";
import { Chart } from "#web/ui/chart.tsx";
import { RecordInteraction, ShareSurvey } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";

type Point = OverviewFigures["trend"][number];

/** How the figures went over the period. */
export function Trends({ figures: { trend, step } }: { figures: OverviewFigures }) {
  const rows = useRowsBehind();
  const today = nairobiDay(new Date());
  const dimension = step === "week" ? "Week of" : "Month";
  const points = (
    value: (point: Point) => number | null,
    behind: (span: { from: string; to: string }) => string | undefined,
  ) =>
    trend.map((point) => {
      const label = step === "week" ? formatDate(point.from) : formatMonth(point.from.slice(0, 7));
      return {
        label: partText(label, point.to, today),
        tick: label.replace(/ \d{4}$/, ""),
        values: [value(point)],
        to: behind({ from: point.from, to: point.to }),
      };
    });
  return (
    <div className="grid gap-5 sm:gap-6 lg:grid-cols-3">
      <Chart
        title="Interactions"
        unit="interactions"
        dimension={dimension}
        kind="columns"
        howToStart={<RecordInteraction />}
        points={points(({ interactions }) => interactions, rows.interactions)}
      />
      <Chart
        title="CSAT"
        unit="answers"
        measure="Average of answers from 1 to 5"
        scale={[1, 5]}
        dimension={dimension}
        kind="line"
        series={["average"]}
        howToStart={<ShareSurvey />}
        points={points(({ csat }) => csat, rows.answers)}
      />
      <Chart
        title="NPS"
        unit="answers"
        measure="Promoters less detractors, from −100 to 100"
        scale={[-100, 100]}
        dimension={dimension}
        kind="line"
        series={["NPS"]}
        howToStart={<ShareSurvey />}
        points={points(({ nps }) => nps, rows.answers)}
      />
    </div>
  );
}
