import { formatNumber } from "#contract/core/numbers.ts";
import type { OnboardingReport } from "#contract/onboarding/onboarding-report.ts";
import { nairobiDay } from "#web/lib/format.ts";
import { Card } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { changeText, weekText, weekTick } from "./change-text.ts";

/** New members in a period, and what was paid in. @param days how many there are */
export function OnboardingMetrics({ report, days }: { report: OnboardingReport; days: number }) {
  const { now, past, weeks, to } = report;
  if ([now, past].every((counts) => Object.values(counts).every((value) => value === 0))) {
    return (
      <Card padded={false}>
        <EmptyState title="No members in these days">
          Figures begin with the first application by your link to join, or the first member whom you
          register.
        </EmptyState>
      </Card>
    );
  }
  const today = nairobiDay(new Date());
  const label = (monday: string) => ({ label: weekText(monday, { to, today }), tick: weekTick(monday) });
  return (
    <>
      <StatGroup>
        <Stat
          label="New in the register"
          value={formatNumber(now.registered)}
          note={changeText(now.registered, past.registered, days)}
        />
        <Stat
          label="Admitted"
          value={formatNumber(now.admitted)}
          note={changeText(now.admitted, past.admitted, days)}
        />
        <Stat
          label="Identities verified"
          value={formatNumber(now.verified)}
          note={`${formatNumber(now.rejected)} rejected`}
        />
        <Stat
          label="Paid in"
          value={`KES ${formatNumber(now.paidIn)}`}
          note={changeText(now.paidIn, past.paidIn, days)}
        />
      </StatGroup>
      <div className="grid gap-4 xl:grid-cols-2">
        <Chart
          title="Members by week"
          unit="members"
          dimension="Week of"
          kind="columns"
          series={["new", "admitted"]}
          points={weeks.map(({ monday, registered, admitted }) => ({
            ...label(monday),
            values: [registered, admitted],
          }))}
        />
        <Chart
          title="Paid in by week"
          unit="payments"
          measure="Whole shillings (KES)"
          dimension="Week of"
          kind="columns"
          series={["KES"]}
          points={weeks.map(({ monday, paidIn }) => ({ ...label(monday), values: [paidIn] }))}
        />
      </div>
    </>
  );
}
