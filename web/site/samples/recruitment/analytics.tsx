import { BarChart } from "../bar-chart.tsx";
import { departments, hiredByDepartment } from "./jobs.ts";
import { pipelineOf, type RecruitmentSample } from "./sample.ts";

/** Where applicants drop out, and who has been hiring. */
export function Analytics({ sample }: { sample: RecruitmentSample }) {
  const hired = departments.reduce((sum, department) => sum + hiredByDepartment[department], 0);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <BarChart
        title="Hiring funnel"
        unit="Candidates"
        category="Stage"
        noteHeader="Of the stage before"
        bars={pipelineOf(sample).map(({ name, count, passed }) => ({
          label: name,
          value: count,
          note: passed === undefined ? undefined : `${passed}%`,
        }))}
      />
      <BarChart
        title="Hiring by department"
        unit="Positions filled in twelve months"
        category="Department"
        noteHeader="Share"
        bars={departments.map((department) => ({
          label: department,
          value: hiredByDepartment[department],
          note: `${Math.round((hiredByDepartment[department] / hired) * 100)}%`,
        }))}
      />
    </div>
  );
}
