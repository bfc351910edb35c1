import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import { sourceLabel } from "#contract/recruitment/application-source.ts";
import { nairobiDay, nairobiTime } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { applicationsAfter, type ExportedApplication } from "./export-applications.queries.ts";
import type { HrApplicationFilter } from "./hr-applications.queries.ts";

/** Questions and answers in one cell: what was asked differs from job to job. */
const answerLines = (answers: ExportedApplication["answers"]): string =>
  answers.map(({ question, answer }) => `${question} ${answer}`).join("; ");

const columns: readonly CsvColumn<ExportedApplication>[] = [
  { heading: "Candidate", value: (row) => row.candidateName },
  { heading: "Email", value: (row) => row.candidateEmail },
  { heading: "Phone", value: (row) => row.phone },
  { heading: "Location", value: (row) => row.location },
  { heading: "Position", value: (row) => row.jobTitle },
  { heading: "Department", value: (row) => row.department },
  { heading: "Status", value: (row) => row.status.replaceAll("_", " ") },
  { heading: "Stage", value: (row) => row.milestones[row.stage - 1]?.stage ?? "" },
  { heading: "Match score (%)", value: (row) => row.matchScore },
  { heading: "Applied on", value: (row) => nairobiDay(row.appliedAt) },
  { heading: "Applied at (Nairobi)", value: (row) => nairobiTime(row.appliedAt) },
  { heading: "Source", value: sourceLabel },
  { heading: "Education", value: (row) => (row.education ? educationLabels.en[row.education] : "") },
  { heading: "Skills", value: (row) => row.skills.join("; ") },
  { heading: "Expected salary", value: (row) => row.expectedSalary },
  { heading: "Available from", value: (row) => row.availableStartDate ?? "" },
  { heading: "Knock-out answers", value: (row) => answerLines(row.answers.filter((one) => one.knockOut)) },
  { heading: "Own questions", value: (row) => answerLines(row.answers) },
  { heading: "Application ID", value: (row) => row.id },
];

/** The filters as the audit trail keeps them: what was searched for may be somebody's name, and stays out. */
function filterDetail({
  q,
  status,
  department,
  date,
  flagged,
  internal,
  source,
  sourceName,
  minScore,
  maxScore,
  sort,
}: HrApplicationFilter) {
  return {
    sort,
    ...(q ? { searched: true } : {}),
    ...(status ? { status: status.join(", ") } : {}),
    ...(department ? { department: department.join(", ") } : {}),
    ...(date ? { date } : {}),
    ...(flagged === undefined ? {} : { flagged }),
    ...(internal === undefined ? {} : { internal }),
    ...(source ? { source: source.join(", ") } : {}),
    ...(sourceName ? { sourceName } : {}),
    ...(minScore > 0 || maxScore < 100 ? { score: `${minScore} to ${maxScore}` } : {}),
  };
}

/** The applications that match, as CSV in the order of the list. That somebody took them along is on record. */
export async function exportApplications(
  { database }: Platform,
  staff: Staff,
  filter: HrApplicationFilter,
  signal: AbortSignal,
): Promise<Download> {
  const { organisationId } = staff;
  await inOrganisation(database, organisationId, (scope) =>
    scope.audit(staff, {
      action: "application.exported",
      subject: "organisation",
      subjectId: organisationId,
      detail: filterDetail(filter),
    }),
  );
  const now = new Date();
  return csvDownload("applications", {
    columns,
    readAfter: (last, size) =>
      inOrganisation(database, organisationId, (scope) =>
        applicationsAfter(scope, filter, { last, size, now, viewer: staff.userId }),
      ),
    signal,
  });
}
