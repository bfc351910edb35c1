import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { HrJob, HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { jobAbilities } from "./hr-jobs.policy.ts";
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
    return { rows: rows.map((row) => toHrJob(staff, row, counts.get(row.id) ?? 0)), total };
  });
}

type ListedJob = Awaited<ReturnType<typeof queries.listJobsOf>>["rows"][number];

function toHrJob<Row extends ListedJob>(
  staff: StaffOrToken,
  row: Row,
  applicationsCount: number,
): Row & HrJob {
  const now = new Date();
  const trialEndsAt = staff.principal.membership?.trialEndsAt ?? null;
  return {
    ...row,
    slug: jobSlug(row),
    postedDate: row.postedAt.toISOString(),
    open: isOpen({ ...row, trialEndsAt, sample: false }, now),
    paused: trialEnded({ trialEndsAt }, now),
    applicationsCount,
  };
}

/** @throws CodedError not_found */
export async function findJob(scope: OrganisationScope, id: string): Promise<queries.OwnJob> {
  const row = await queries.jobOf(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** One of the organisation's jobs as the caller sees it. @throws CodedError not_found */
export async function describeJob(
  scope: OrganisationScope,
  staff: StaffOrToken,
  id: string,
): Promise<HrJobDetail> {
  const row = await findJob(scope, id);
  const counts = await queries.countApplicationsOf(scope, [id]);
  const abilities = jobAbilities(staff, new Date());
  return { ...toHrJob(staff, row, counts.get(id) ?? 0), abilities };
}

/** @throws CodedError not_found */
export const getHrJob = ({ database }: Platform, staff: StaffOrToken, id: string): Promise<HrJobDetail> =>
  inOrganisation(database, staff.organisationId, (scope) => describeJob(scope, staff, id));
