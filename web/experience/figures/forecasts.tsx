import { formatNumber } from "#contract/core/numbers.ts";
import { csatGroups, npsGroups } from "#contract/experience/feedback.ts";
import type { FigureForecast, ForecastMethod, SatisfactionReport } from "#contract/experience/figures.ts";
import { formatCount, formatMonth } from "#web/lib/format.ts";
import { lastDayOf } from "#web/lib/period.ts";
import { Chart } from "#web/ui/chart.tsx";
import { ShareSurvey } from "./how-to-start.tsx";
import { useRowsBehind } from "./rows-behind.ts";

/** Months of the past that a drawing shows before those to come. */
const shownMonths = 12;

const methods: Record<ForecastMethod, string> = {
  level: "a level that moves slowly",
  trend: "a trend that fades",
  season: "the same month a year before",
};

/** Where CSAT and NPS go, with how sure that is. */
export function Forecasts({
  csatForecast,
  npsForecast,
}: Pick<SatisfactionReport, "csatForecast" | "npsForecast">) {
  return (
    <div className="grid gap-5 sm:gap-6 lg:grid-cols-2">
      <Forecast
        title="CSAT by month"
        outlook={csatForecast}
        scale={[1, 5]}
        decimals={2}
        behind={{ csatGroup: [...csatGroups] }}
      />
      <Forecast
        title="NPS by month"
        outlook={npsForecast}
        scale={[-100, 100]}
        decimals={0}
        behind={{ npsGroup: [...npsGroups] }}
      />
    </div>
  );
}

function Forecast({
  title,
  outlook: { history, forecast },
  scale,
  decimals,
  behind,
}: {
  title: string;
  outlook: FigureForecast;
  scale: readonly [number, number];
  decimals: number;
  /** Which answers the figure is of. */
  behind: Parameters<ReturnType<typeof useRowsBehind>["answers"]>[0];
}) {
  const rows = useRowsBehind();
  const measured = history.slice(-shownMonths).map(({ month, value }, index, all) => ({
    month,
    to: rows.answers({ from: `${month}-01`, to: lastDayOf(month), ...behind }),
    // The last one measured is where the forecast sets out.
    values: [value, ...(forecast && index === all.length - 1 ? [value, value, value] : [null, null, null])],
  }));
  const ahead = (forecast?.months ?? []).map(({ month, value, low, high }) => ({
    month,
    to: undefined,
    values: [null, value, low, high],
  }));
  return (
    <div className="min-w-0">
      <Chart
        title={title}
        unit="answers"
        measure={
          forecast
            ? `Foretold by ${methods[forecast.method]}; with a probability of 95% between the outer lines`
            : "Whole months"
        }
        scale={scale}
        dimension="Month"
        howToStart={<ShareSurvey />}
        kind="line"
        series={forecast ? ["measured", "forecast", "at least", "at most"] : ["measured"]}
        points={[...measured, ...ahead].map(({ month, to, values }) => ({
          to,
          label: formatMonth(month),
          tick: formatMonth(month).replace(/ \d\d(\d\d)$/, " $1"),
          values: forecast ? values : values.slice(0, 1),
        }))}
      />
      <p className="mt-2 text-sm text-muted">
        {forecast
          ? `Tried on ${formatCount(forecast.heldBack, "held-back month")}: ${formatNumber(forecast.error, decimals)} off on average.`
          : "A forecast takes eight months with answers."}
      </p>
    </div>
  );
}
