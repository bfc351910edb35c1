import type { Page } from "#contract/core/paging.ts";
import type { BegunApplication, JoiningStep } from "#contract/onboarding/begun-applications.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./begun-applications.queries.ts";

type Row = Awaited<ReturnType<typeof queries.listBegun>>["rows"][number];

function reachedBy({ submittedAt, member, hasDeposit }: Row): JoiningStep {
  if (!submittedAt) return "begun";
  if (!member?.joinedAt) return "sent";
  return hasDeposit ? "saving" : "admitted";
}

/** The applications that were begun, and how far each has come. */
export function listBegunApplications(
  { database }: Platform,
  staff: Staff,
  query: queries.BegunQuery,
): Promise<Page<BegunApplication>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listBegun(scope, query);
    return {
      rows: rows.map((row) => ({
        id: row.id,
        begunAt: row.begunAt.toISOString(),
        reached: reachedBy(row),
        formStep: row.formStep,
        savedAt: row.savedAt.toISOString(),
        submittedAt: row.submittedAt?.toISOString() ?? null,
        startedBy: row.startedBy,
        member: row.member && { id: row.member.id, fullName: row.member.fullName },
      })),
      total,
    };
  });
}
