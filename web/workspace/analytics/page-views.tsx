import { formatNumber } from "#contract/core/numbers.ts";
import type { PageViewReport } from "#contract/site/analytics.ts";
import { formatDate } from "#web/lib/format.ts";
import { Chart } from "#web/ui/chart.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";

/** Pages that the chart names. */
const shownPages = 10;

/** An address that fits beside its bar. */
const shortened = (path: string) => (path.length > 17 ? `${path.slice(0, 15)}…` : path);

/** What visitors looked at. Counted on our own server, without cookies and without knowing who came. */
export function PageViews({ report }: { report: PageViewReport }) {
  const { total, days, pages } = report;
  const busiest = days.reduce<(typeof days)[number] | null>(
    (best, day) => (day.views > (best?.views ?? 0) ? day : best),
    null,
  );
  return (
    <>
      <StatGroup>
        <Stat label="Page views" value={formatNumber(total)} note="Counted without cookies" />
        <Stat label="A day, on average" value={formatNumber(total / days.length)} />
        <Stat
          label="Busiest day"
          value={busiest ? formatNumber(busiest.views) : null}
          note={busiest ? formatDate(busiest.day) : "No views yet"}
        />
        <Stat label="Pages seen" value={formatNumber(pages.length)} />
      </StatGroup>
      <div className="space-y-4">
        <Chart
          title="Views by day"
          unit="views"
          dimension="Day"
          kind="line"
          points={days.map(({ day, views }) => ({
            label: formatDate(day),
            tick: formatDate(day).replace(/ \d+$/, ""),
            values: [views],
          }))}
        />
        <Chart
          title={pages.length > shownPages ? `The ${shownPages} most viewed pages` : "Most viewed pages"}
          unit="views"
          dimension="Page"
          kind="bars"
          points={pages.slice(0, shownPages).map(({ path, views }) => ({
            label: path,
            tick: shortened(path),
            values: [views],
          }))}
        />
      </div>
    </>
  );
}
