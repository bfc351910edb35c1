import { departments, hiredByDepartment } from "./jobs.ts";
import type { RecruitmentSample } from "./sample.ts";

export interface Metric {
  label: string;
  value: string;
  change: string;
  /** Which way the figure went; each of these is good news. */
  trend: "up" | "down";
}

/** The four metric cards of the overview: how recruiting goes, beside the counts of the pipeline. */
export function metricsOf({ jobs, candidates }: RecruitmentSample): readonly Metric[] {
  const applications = jobs.reduce((sum, { applicants }) => sum + applicants, 0);
  const match = candidates.reduce((sum, { score }) => sum + score, 0) / candidates.length;
  const hired = departments.reduce((sum, department) => sum + hiredByDepartment[department], 0);
  return [
    { label: "Total Applications", value: String(applications), change: "+12% this week", trend: "up" },
    {
      label: "Average Match Score",
      value: `${Math.round(match)}%`,
      change: "+4 points this month",
      trend: "up",
    },
    { label: "Time to Hire", value: "18 days", change: "6 days less than last quarter", trend: "down" },
    { label: "Hired in Twelve Months", value: String(hired), change: "+5 on the year before", trend: "up" },
  ];
}
