import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { Part } from "./sample.tsx";

const weeks = ["2 Nov", "9 Nov", "16 Nov", "23 Nov"];
const departments = [
  { label: "Credit", values: [48, 6] },
  { label: "Operations", values: [21, 1] },
  { label: "Risk and Compliance", values: [7, 0] },
];

export function Charts() {
  return (
    <Part title="Charts">
      <div className="grid gap-4 lg:grid-cols-2">
        <Chart
          title="Chart: columns, one series"
          unit="applications"
          dimension="Week of"
          kind="columns"
          points={weeks.map((label, index) => ({ label, values: [12 + index * 7] }))}
        />
        <Chart
          title="Chart: a line each, several series"
          unit="answers"
          dimension="Week of"
          kind="line"
          series={["satisfied", "neither", "dissatisfied"]}
          points={weeks.map((label, index) => ({
            label,
            values: [40 + index * 9, 22 - index, 14 - index * 3],
          }))}
        />
        <Chart
          title="Chart: bars, two series"
          unit="applications"
          dimension="Department"
          kind="bars"
          series={["applications", "hired"]}
          points={departments}
        />
        <Chart title="Chart: nothing yet" unit="answers" dimension="Week of" kind="columns" points={[]} />
        <Section title="BarTable" description="Numbers to be read one by one." className="lg:col-span-2">
          <BarTable
            caption="By department"
            head={["Department", "Applications", "Hired"]}
            bars={departments.map(({ label, values: [sent = 0, hired = 0] }) => ({
              label,
              value: sent,
              max: 48,
              texts: [String(sent), String(hired)],
            }))}
          />
        </Section>
      </div>
    </Part>
  );
}
