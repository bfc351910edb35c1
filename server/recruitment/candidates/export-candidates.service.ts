import { educationLabels } from "#contract/recruitment/application-labels.messages.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type CandidateFilter, candidatesAfter } from "./hr-candidates.queries.ts";
import { describeCandidates } from "./hr-candidates.service.ts";

const columns: readonly CsvColumn<HrCandidate>[] = [
  { heading: "Candidate", value: (row) => row.name },
  { heading: "Email", value: (row) => row.email },
  { heading: "Phone", value: (row) => row.phone },
  { heading: "Location", value: (row) => row.location },
  { heading: "Status", value: (row) => row.status },
  { heading: "Internal", value: (row) => (row.internal ? "yes" : "") },
  { heading: "Experience", value: (row) => row.experience },
  {
    heading: "Positions",
    value: (row) => row.workExperiences.map((one) => `${one.position} at ${one.company}`).join("; "),
  },
  { heading: "Education", value: (row) => (row.education ? educationLabels.en[row.education] : "") },
  { heading: "Skills", value: (row) => row.skills.join("; ") },
  { heading: "Salary expectation", value: (row) => row.salaryExpectation ?? "" },
  { heading: "Available from", value: (row) => row.availability ?? "" },
  { heading: "Applications", value: (row) => row.applicationsCount },
  { heading: "Latest application", value: (row) => row.latestApplication?.jobTitle ?? "" },
  { heading: "Match score (%)", value: (row) => row.matchScore },
  { heading: "Imported from", value: (row) => row.imported?.source ?? "" },
  { heading: "General application", value: (row) => row.general?.words ?? "" },
  { heading: "Wished departments", value: (row) => row.general?.departments.join("; ") ?? "" },
  { heading: "Candidate ID", value: (row) => row.id },
];

/** The candidates that match, as CSV in the order of the list. That somebody took them along is on record. */
export async function exportCandidates(
  { database }: Platform,
  staff: Staff,
  { q, status, imported, general, internal, ...filter }: CandidateFilter,
  signal: AbortSignal,
): Promise<Download> {
  const { organisationId } = staff;
  await inOrganisation(database, organisationId, (scope) =>
    scope.audit(staff, {
      action: "candidate.exported",
      subject: "organisation",
      subjectId: organisationId,
      // What was searched for may be somebody's name, and stays out.
      detail: {
        ...(q ? { searched: true } : {}),
        ...(status ? { status: status.join(", ") } : {}),
        ...(imported === undefined ? {} : { imported }),
        ...(general === undefined ? {} : { general }),
        ...(internal === undefined ? {} : { internal }),
      },
    }),
  );
  return csvDownload("candidates", {
    columns,
    readAfter: (last, size) =>
      inOrganisation(database, organisationId, async (scope) => {
        const wanted = { ...filter, q, status, imported, general, internal };
        return describeCandidates(
          scope,
          await candidatesAfter(scope, wanted, { last: last?.id ?? null, size }),
        );
      }),
    signal,
  });
}
