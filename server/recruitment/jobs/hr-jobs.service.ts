import type { Page } from "#contract/core/paging.ts";
import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./hr-jobs.queries.ts";
import { isOpen, jobSlug } from "./jobs.service.ts";

/** The organisation's jobs, open or not, each with how many applied. */
export function listHrJobs(
  { database }: Platform,
  staff: StaffOrToken,
  query: queries.HrJobQuery,
): Promise<Page<HrJob>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listJobsOf(scope, query);
    const counts = await queries.countApplicationsOf(
      scope,
      rows.map((row) => row.id),
    );
    const now = new Date();
    const trialEndsAt = staff.principal.membership?.trialEndsAt ?? null;
    return {
      rows: rows.map((row) => ({
        ...row,
        slug: jobSlug(row),
        postedDate: row.postedAt.toISOString(),
        open: isOpen({ ...row, trialEndsAt }, now),
        paused: trialEnded({ trialEndsAt }, now),
        applicationsCount: counts.get(row.id) ?? 0,
      })),
      total,
    };
  });
}
