import { formatNumber } from "#contract/core/numbers.ts";
import type { SatisfactionReport } from "#contract/experience/figures.ts";
import { type Sentiment, sentimentLabels, sentiments } from "#contract/experience/sentiment.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import type { Period } from "#web/lib/period.ts";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { StatGroup } from "#web/ui/stat.tsx";
import { changeOf } from "./change.ts";
import { ComparedStat } from "./compared-stat.tsx";
import { Drivers } from "./drivers.tsx";
import { FiguresFrame } from "./figures-frame.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { Forecasts } from "./forecasts.tsx";
import { HowToStart } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";
import { csatText, noFigure, pointsText, shareText } from "./texts.ts";

interface Props {
  figures: SatisfactionReport;
  period: Period;
}

/** The Satisfaction AI tab: what comments are about, what they say, and how sure that is. */
export function SatisfactionPage({ figures, period }: Props) {
  const { comments, topics, before } = figures;
  const rows = useRowsBehind();
  return (
    <FiguresFrame title="Satisfaction AI" period={period} before={before}>
      {comments.now.comments + comments.past.comments === 0 ? (
        <EmptyState title="Nobody wrote a comment in these days" actions={<HowToStart />}>
          Comments of your survey are read here in English, Kiswahili and both mixed, and sorted by what they
          are about.
        </EmptyState>
      ) : (
        <>
          <Sentiments figures={figures} period={period} />
          {topics.length > 0 && (
            <>
              <Chart
                title="What comments are about"
                unit="comments"
                dimension="Topic"
                kind="bars"
                series={["positive", "negative"]}
                points={topics.slice(0, maxDrawn).map(({ topic, now }) => ({
                  label: experienceTopicLabels[topic],
                  values: [now.positive, now.negative],
                  to: rows.answers({ from: period.from, to: period.to, topic: [topic], commented: "true" }),
                }))}
              />
              <Topics topics={topics} period={period} />
            </>
          )}
        </>
      )}
      <Drivers drivers={figures.drivers} driverDays={figures.driverDays} />
      <Forecasts csatForecast={figures.csatForecast} npsForecast={figures.npsForecast} />
    </FiguresFrame>
  );
}

/** Topics of the drawing; the table below it has all. */
const maxDrawn = 8;

const goodOf: Partial<Record<Sentiment, "more" | "less">> = { positive: "more", negative: "less" };

function Sentiments({ figures: { comments }, period }: Props) {
  const rows = useRowsBehind();
  const share = (of: (typeof comments)["now"], sentiment: Sentiment) =>
    of.comments > 0 ? (of[sentiment] / of.comments) * 100 : null;
  return (
    <StatGroup>
      {sentiments.map((sentiment) => {
        const [now, past] = [share(comments.now, sentiment), share(comments.past, sentiment)];
        const good = goodOf[sentiment];
        return (
          <ComparedStat
            key={sentiment}
            label={sentimentLabels[sentiment]}
            value={now === null ? null : `${formatNumber(now)}%`}
            change={changeOf(now, past, period.length, {
              write: pointsText,
              ...(good ? { good } : {}),
            })}
            note={
              sentiment === "unsure"
                ? "Neither the scores nor the words tell"
                : `${formatNumber(comments.now[sentiment])} of ${formatNumber(comments.now.comments)} comments`
            }
            to={
              comments.now[sentiment] > 0
                ? rows.answers({
                    from: period.from,
                    to: period.to,
                    sentiment: [sentiment],
                    commented: "true",
                  })
                : undefined
            }
          />
        );
      })}
    </StatGroup>
  );
}

function Topics({
  topics,
  period: { from, to },
}: Pick<SatisfactionReport, "topics"> & Pick<Props, "period">) {
  const rows = useRowsBehind();
  return (
    <Section
      title="Topic by topic"
      level={3}
      description="A comment about two topics counts in both. A rating leads where there is one; what is not clear is counted as unsure, never guessed."
    >
      <FiguresTable
        caption="Topics of comments"
        head={["Topic", "Comments", "Positive", "Negative", "Unsure", "CSAT"]}
        rows={topics.map(({ topic, now, past, csat }) => ({
          label: experienceTopicLabels[topic],
          to: rows.answers({ from, to, topic: [topic], commented: "true" }),
          cells: [
            { now: formatNumber(now.comments), past: formatNumber(past.comments) },
            {
              now: shareText(now.positive, now.comments),
              past: shareText(past.positive, past.comments),
            },
            {
              now: shareText(now.negative, now.comments),
              past: shareText(past.negative, past.comments),
            },
            { now: now.comments > 0 ? formatNumber(now.unsure) : noFigure },
            { now: csatText({ csat }) },
          ],
        }))}
      />
    </Section>
  );
}
