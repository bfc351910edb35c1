import type { z } from "zod";
import { auditActions } from "#contract/core/audit.ts";
import type { Page } from "#contract/core/paging.ts";
import type { AuditEntry, auditList } from "#contract/workspace/audit.ts";
import { nairobiDateTime } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./audit-trail.queries.ts";

const aboutOf = ({ person, candidate, jobTitle }: queries.EntryRow): string =>
  person ?? [candidate, jobTitle].filter(Boolean).join(", ");

function actorOf({ actorName, actorEmail, tokenName }: queries.EntryRow): AuditEntry["actor"] {
  if (actorName !== null) return { name: actorName, email: actorEmail ?? "", kind: "person" };
  return tokenName === null ? null : { name: tokenName, email: "", kind: "api_token" };
}

const toEntry = (row: queries.EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: actorOf(row),
  about: aboutOf(row),
  ip: row.ip,
  detail: row.detail ?? {},
});

/** What happened in the organisation, newest first. */
export function listAuditTrail(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof auditList.query>,
): Promise<Page<AuditEntry>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listEntries(scope, query);
    return { rows: rows.map(toEntry), total };
  });
}

const detailText = (detail: AuditEntry["detail"]) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join("; ");

const columns: readonly CsvColumn<queries.EntryRow>[] = [
  { heading: "Time (UTC)", value: ({ at }) => at.toISOString() },
  { heading: "Time", value: ({ at }) => nairobiDateTime(at) },
  { heading: "Name", value: ({ actorName }) => actorName ?? "" },
  { heading: "Email", value: ({ actorEmail }) => actorEmail ?? "" },
  { heading: "What", value: ({ action }) => auditActions[action].label },
  { heading: "About", value: aboutOf },
  { heading: "Details", value: ({ detail }) => detailText(detail ?? {}) },
  { heading: "Address", value: ({ ip }) => ip ?? "" },
];

/** The audit trail as CSV, of any length. That somebody took it along is its newest entry. */
export async function exportAuditTrail(
  { database }: Platform,
  staff: Staff,
  filter: queries.AuditFilter,
  signal: AbortSignal,
): Promise<Download> {
  const inOwn = <T>(work: (scope: OrganisationScope) => Promise<T>) =>
    inOrganisation(database, staff.organisationId, work);
  await inOwn((scope) =>
    scope.audit(staff, {
      action: "audit.exported",
      subject: "organisation",
      subjectId: staff.organisationId,
    }),
  );
  return csvDownload("audit-trail", {
    columns,
    readAfter: (last, size) => inOwn((scope) => queries.entriesAfter(scope, filter, last, size)),
    signal,
  });
}
