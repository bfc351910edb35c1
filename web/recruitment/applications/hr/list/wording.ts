import type { DateWindow } from "#contract/recruitment/hr.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import type { ApplicationFilters, Sort } from "../filters.ts";

export const dateLabels: Record<DateWindow, string> = {
  today: "Today",
  yesterday: "Yesterday",
  week: "Last 7 days",
  month: "Last 30 days",
  quarter: "Last 90 days",
  year: "Last 365 days",
};

export const sortLabels: Record<Sort, string> = {
  "-appliedDate": "Newest first",
  appliedDate: "Oldest first",
  "-matchScore": "Best match first",
  matchScore: "Lowest match first",
  candidateName: "Name, A to Z",
  "-candidateName": "Name, Z to A",
};

/** What is chosen of many, on a button: everything, up to two by name, or how many. */
function chosen(name: string, labels: readonly string[]): string {
  if (labels.length === 0) return `${name}: all`;
  return labels.length <= 2 ? labels.join(", ") : `${name}: ${labels.length} chosen`;
}

/** What each filter's button says: `Status: all`, `Credit, Finance`, `Score 60-100`, `Last 30 days`. */
export function filterSummaries({ status, department, minScore, maxScore, date }: ApplicationFilters) {
  return {
    status: chosen("Status", status.map(statusLabel)),
    department: chosen("Department", department),
    score: `Score ${minScore}-${maxScore}`,
    date: date ? dateLabels[date] : "Any date",
  };
}
