import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { applicationStatuses } from "#contract/recruitment/applications.ts";
import type { DashboardStats, RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import { daysOfPeriod, inDays, mondayOf, spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./statistics.queries.ts";

const weekMillis = 7 * dayMillis;

/**
 * A week's applications beside those of the week before: `+12% this week`. After a week without any there
 * is no percentage to give: `+5 this week`.
 */
export function trendText(thisWeek: number, lastWeek: number): string {
  if (thisWeek === lastWeek) return "No change this week";
  if (lastWeek === 0) return `+${thisWeek} this week`;
  const percent = Math.round(((thisWeek - lastWeek) / lastWeek) * 100);
  return `${percent >= 0 ? "+" : ""}${percent}% this week`;
}

/** An average number of days as people say it: `18 days`. */
export function daysText(days: number): string {
  const whole = Math.round(days);
  if (whole === 0) return "Less than a day";
  return whole === 1 ? "1 day" : `${whole} days`;
}

/** The figures of the HR dashboard, as they are now. */
export function dashboardStats({ database }: Platform, staff: StaffOrToken): Promise<DashboardStats> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const weekAgo = new Date(now.getTime() - weekMillis);
    const before = new Date(weekAgo.getTime() - weekMillis);
    const { total, hired } = await queries.countApplications(scope);
    const thisWeek = await queries.countApplicationsIn(scope, { start: weekAgo, end: now });
    const lastWeek = await queries.countApplicationsIn(scope, { start: before, end: weekAgo });
    const open = await queries.countOpenJobs(scope, nairobiDay(now));
    const { averageSeconds } = await queries.timeToHire(scope);
    return {
      totalApplications: total,
      applicationsTrend: trendText(thisWeek, lastWeek),
      activeJobs: open.jobs,
      activeDepartments: open.departments,
      pendingInterviews: await queries.countPendingInterviews(scope, now),
      candidatesHired: hired,
      averageTimeToHire: averageSeconds === null ? null : daysText(inDays(averageSeconds)),
    };
  });
}

/** What recruitment did in a period. @throws CodedError validation for a period without days, or too long */
export function reportRecruitment(
  { database }: Platform,
  staff: StaffOrToken,
  query: z.output<typeof periodQuery>,
): Promise<RecruitmentReport> {
  const { from, to, days } = daysOfPeriod(query, new Date());
  const span = spanOf({ from, to });
  const before = { start: new Date(span.start.getTime() - days.length * dayMillis), end: span.start };
  const mondays = [...new Set(days.map(mondayOf))];
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const byWeek = new Map(
      (await queries.applicationsByWeek(scope, span)).map((row) => [row.monday, row.applications]),
    );
    const byStatus = new Map(
      (await queries.applicationsByStatus(scope, span)).map((row) => [row.status, row.applications]),
    );
    const statuses = applicationStatuses.map((status) => ({
      status,
      applications: byStatus.get(status) ?? 0,
    }));
    const { averageSeconds } = await queries.timeToHire(scope, span);
    return {
      from,
      to,
      applications: statuses.reduce((sum, row) => sum + row.applications, 0),
      applicationsBefore: await queries.countApplicationsIn(scope, before),
      hired: byStatus.get("accepted") ?? 0,
      averageDaysToHire: averageSeconds === null ? null : Math.round(inDays(averageSeconds)),
      weeks: mondays.map((monday) => ({ monday, applications: byWeek.get(monday) ?? 0 })),
      statuses,
      departments: await queries.applicationsByDepartment(scope, span),
    };
  });
}
