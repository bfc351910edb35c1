import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type ExportedMember, membersAfter } from "./export-members.queries.ts";
import type { MemberFilter } from "./members.queries.ts";

const dayOf = (at: Date | null) => at && nairobiDay(at);

const columns: readonly CsvColumn<ExportedMember>[] = [
  { heading: "Name", value: ({ member }) => member.fullName },
  { heading: "Member number", value: ({ member }) => member.memberNumber },
  { heading: "ID number", value: ({ member }) => member.idNumber },
  { heading: "KRA PIN", value: ({ member }) => member.kraPin },
  { heading: "Phone", value: ({ member }) => member.phoneNumber },
  { heading: "Email", value: ({ member }) => member.email },
  { heading: "Date of birth", value: ({ member }) => member.dateOfBirth },
  { heading: "County", value: ({ member }) => member.county },
  { heading: "Address", value: ({ member }) => member.address },
  { heading: "Occupation", value: ({ member }) => member.occupation },
  { heading: "Step", value: ({ member }) => member.onboardingStep },
  { heading: "KYC status", value: ({ member }) => member.kycStatus.replace("_", " ") },
  { heading: "Risk", value: ({ member }) => member.risk },
  { heading: "Source", value: ({ member }) => member.source },
  { heading: "Registered on", value: ({ member }) => dayOf(member.createdAt) },
  { heading: "Joined on", value: ({ member }) => dayOf(member.joinedAt) },
  { heading: "Left on", value: ({ member }) => member.leftOn },
  { heading: "Left because", value: ({ member }) => member.endReason },
  { heading: "Due on", value: ({ member }) => dayOf(member.dueAt) },
  { heading: "Assigned to", value: ({ assignee }) => assignee },
  { heading: "ID", value: ({ member }) => member.id },
];

/** The filters as the audit trail keeps them: what was searched for may be somebody's name, and stays out. */
const filterDetail = ({ q, ...filters }: MemberFilter) => ({
  ...Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ),
  ...(q ? { searched: true } : {}),
});

/** The members that match, as CSV in the order of the register. That somebody took them along is on record. */
export async function exportMembers(
  { database }: Platform,
  staff: Staff,
  filter: MemberFilter,
  signal: AbortSignal,
): Promise<Download> {
  const { organisationId, userId } = staff;
  await inOrganisation(database, organisationId, (scope) =>
    scope.audit(staff, {
      action: "member.exported",
      subject: "organisation",
      subjectId: organisationId,
      detail: filterDetail(filter),
    }),
  );
  return csvDownload("members", {
    columns,
    readAfter: (last: ExportedMember | null, size) =>
      inOrganisation(database, organisationId, (scope) =>
        membersAfter(scope, filter, { last, size, userId }),
      ),
    signal,
  });
}
