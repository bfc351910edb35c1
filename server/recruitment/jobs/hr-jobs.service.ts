import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { HrJob, HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { dayMillis, nairobiDay, nairobiMoment } from "#server/platform/clock.ts";
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
    const ids = rows.map((row) => row.id);
    const counts = await queries.applicationsOf(scope, ids);
    const generalCounts = await queries.countGeneralApplications(scope, ids);
    return {
      rows: rows.map((row) => toHrJob(staff, row, counts.get(row.id), generalCounts.get(row.id))),
      total,
    };
  });
}

/** Sources that a job shows at a glance. */
const shownSources = 3;

/** Days on which applications could be sent: from the first to today, or to the day that it closed on. */
function daysOpen({ postedAt, status, closedAt, deadline }: ListedJob, now: Date): number {
  const closed = status === "Closed" ? closedAt : null;
  const last = [nairobiDay(closed ?? now), deadline].toSorted()[0] ?? deadline;
  const millis = nairobiMoment(last).getTime() - nairobiMoment(nairobiDay(postedAt)).getTime();
  return Math.max(1, Math.round(millis / dayMillis) + 1);
}

type ListedJob = Awaited<ReturnType<typeof queries.listJobsOf>>["rows"][number];

function toHrJob<Row extends ListedJob>(
  staff: StaffOrToken,
  row: Row,
  sources: HrJob["sources"] = [],
  generalCount = 0,
): Row & HrJob {
  const now = new Date();
  const trialEndsAt = staff.principal.membership?.trialEndsAt ?? null;
  const open = isOpen({ ...row, trialEndsAt, sample: false }, now);
  return {
    ...row,
    slug: jobSlug(row),
    postedDate: row.postedAt.toISOString(),
    open,
    generalCount: open ? generalCount : 0,
    paused: trialEnded({ trialEndsAt }, now),
    applicationsCount: sources.reduce((sum, one) => sum + one.applications, 0),
    daysOpen: daysOpen(row, now),
    sources: sources.slice(0, shownSources),
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
  const counts = await queries.applicationsOf(scope, [id]);
  const generalCounts = await queries.countGeneralApplications(scope, [id]);
  const abilities = jobAbilities(staff, new Date());
  return { ...toHrJob(staff, row, counts.get(id), generalCounts.get(id)), abilities };
}

/** @throws CodedError not_found */
export const getHrJob = ({ database }: Platform, staff: StaffOrToken, id: string): Promise<HrJobDetail> =>
  inOrganisation(database, staff.organisationId, (scope) => describeJob(scope, staff, id));
