import type { MonthlyFigures } from "#contract/finance/figures.ts";
import { formatMonth } from "#web/lib/format.ts";
import { Chart } from "#web/ui/chart.tsx";
import { monthPath } from "./paths.ts";

/** The course of the figures over the months of a page; each month leads to its form. */
export function FiguresChart({ rows }: { rows: readonly MonthlyFigures[] }) {
  const months = rows.toSorted((one, other) => one.month.localeCompare(other.month));
  const points = (values: (row: MonthlyFigures) => (number | null)[]) =>
    months.map((row) => ({
      label: formatMonth(row.month),
      values: values(row),
      to: `${monthPath(row.month)}#month`,
    }));
  const thousands = (cents: number | null) => (cents === null ? null : Math.round(cents / 100_000));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Chart
        title="Members"
        unit="members"
        dimension="Month"
        kind="line"
        series={["members", "active accounts"]}
        points={points(({ members, activeAccounts }) => [members, activeAccounts])}
        level={2}
      />
      <Chart
        title="Deposits and loans"
        unit="thousands of shillings"
        measure="Thousands of shillings"
        dimension="Month"
        kind="line"
        series={["deposits", "loans"]}
        points={points(({ deposits, loans }) => [thousands(deposits), thousands(loans)])}
        level={2}
      />
    </div>
  );
}
