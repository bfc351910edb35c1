import { BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { countBars } from "../count-bars.ts";
import { departments, hiredByDepartment } from "./jobs.ts";
import { pipelineOf, type RecruitmentSample } from "./sample.ts";

/** Where applicants drop out, and who has been hiring. */
export function Analytics({ sample }: { sample: RecruitmentSample }) {
  const hired = departments.reduce((sum, department) => sum + hiredByDepartment[department], 0);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Section title="Hiring funnel" level={3}>
        <BarTable
          caption="Hiring funnel"
          head={["Stage", "Candidates", "Of the stage before"]}
          bars={countBars(
            pipelineOf(sample).map(({ name, count, passed }) => [
              name,
              count,
              passed === undefined ? "" : `${passed}%`,
            ]),
          )}
        />
      </Section>
      <Section title="Hiring by department" description="Positions filled in twelve months" level={3}>
        <BarTable
          caption="Hiring by department"
          head={["Department", "Positions", "Share"]}
          bars={countBars(
            departments.map((department) => [
              department,
              hiredByDepartment[department],
              `${Math.round((hiredByDepartment[department] / hired) * 100)}%`,
            ]),
          )}
        />
      </Section>
    </div>
  );
}
