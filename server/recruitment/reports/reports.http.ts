import { recruitmentReportCalls } from "#contract/recruitment/figures.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reportHiringPath } from "./funnel.service.ts";
import { dashboardStats, reportRecruitment } from "./statistics.service.ts";

export function reportEndpoints(platform: Platform) {
  return [
    endpoint(hrCalls.dashboard.stats, ({ actor }) => dashboardStats(platform, actor)),
    endpoint(recruitmentReportCalls.recruitment, ({ actor, query }) =>
      reportRecruitment(platform, actor, query),
    ),
    endpoint(hrCalls.analytics.hiringPath, ({ actor, query }) => reportHiringPath(platform, actor, query)),
  ];
}
