import { formatNumber } from "#contract/core/numbers.ts";
import { csatGroups, npsGroups } from "#contract/experience/feedback.ts";
import type { OverviewFigures } from "#contract/experience/figures.ts";
import type { Period } from "#web/lib/period.ts";
import { StatGroup } from "#web/ui/stat.tsx";
import { changeOf } from "./change.ts";
import { Clients } from "./clients.tsx";
import { ComparedStat } from "./compared-stat.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { RecentInteractions } from "./recent-interactions.tsx";
import { useRowsBehind } from "./rows-behind.ts";
import { StepChoice } from "./step-choice.tsx";
import { csatText, durationText, npsText, percentText, responseText } from "./texts.ts";
import { Trends } from "./trends.tsx";

interface Props {
  figures: OverviewFigures;
  period: Period;
}

/** The Overview tab: how members feel, how long they wait, and who was in touch. */
export function OverviewPage({ figures, period }: Props) {
  return (
    <FiguresFrame
      title="Overview"
      period={period}
      before={figures.before}
      extra={<StepChoice step={figures.step} period={period} />}
    >
      <KeyFigures figures={figures} period={period} />
      {isQuiet(figures) ? (
        <RecentInteractions rows={[]} period={period} />
      ) : (
        <>
          <Trends figures={figures} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:gap-6 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <RecentInteractions rows={figures.recent} period={period} />
            <Clients clients={figures.clients} />
          </div>
        </>
      )}
    </FiguresFrame>
  );
}

/** Whether there is nothing to draw: how to start then stands on the first screen, not under three empty charts. */
const isQuiet = ({ now, past, recent }: OverviewFigures): boolean =>
  recent.length === 0 &&
  [now, past].every(
    ({ interactions, csat, nps, ces }) => interactions + csat.answers + nps.answers + ces.answers === 0,
  );

function KeyFigures({ figures: { now, past }, period: { from, to, length } }: Props) {
  const rows = useRowsBehind();
  const { csat, nps, response } = now;
  return (
    <StatGroup>
      <ComparedStat
        label="CSAT"
        value={csat.average === null ? null : `${csatText(now)}/5`}
        change={changeOf(csat.average, past.csat.average, length, { decimals: 1, good: "more" })}
        note={
          csat.answers > 0
            ? `${percentText(csat.satisfied)} of ${formatNumber(csat.answers)} answers are 4 or 5`
            : "Nobody answered yet"
        }
        to={csat.answers > 0 ? rows.answers({ from, to, csatGroup: [...csatGroups] }) : undefined}
      />
      <ComparedStat
        label="NPS"
        value={nps.score === null ? null : npsText(now)}
        change={changeOf(nps.score, past.nps.score, length, { good: "more" })}
        note={
          nps.answers > 0
            ? `${formatNumber(nps.promoters)} promoters, ${formatNumber(nps.detractors)} detractors of ${formatNumber(nps.answers)}`
            : "Nobody answered yet"
        }
        to={nps.answers > 0 ? rows.answers({ from, to, npsGroup: [...npsGroups] }) : undefined}
      />
      <ComparedStat
        label="Response time"
        value={response.averageMinutes === null ? null : responseText(response)}
        change={changeOf(response.averageMinutes, past.response.averageMinutes, length, {
          write: durationText,
          good: "less",
        })}
        note={
          response.medianMinutes === null
            ? "Until the first answer, in business hours"
            : `On average, in business hours; half within ${durationText(response.medianMinutes)}`
        }
      />
      <ComparedStat
        label="Interactions"
        value={formatNumber(now.interactions)}
        change={changeOf(now.interactions, past.interactions, length)}
        note="On all channels"
        to={now.interactions > 0 ? rows.interactions({ from, to }) : undefined}
      />
    </StatGroup>
  );
}
