import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { recruitmentReportCalls } from "#contract/recruitment/statistics.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reportFigures } from "./figures.service.ts";
import { reportFunnel } from "./funnel.service.ts";
import { makeReport } from "./hiring-report.service.ts";
import { dashboardStats, reportRecruitment } from "./statistics.service.ts";

export function reportEndpoints(platform: Platform) {
  return [
    endpoint(hrCalls.dashboard.stats, ({ actor }) => dashboardStats(platform, actor)),
    endpoint(recruitmentReportCalls.recruitment, ({ actor, query }) =>
      reportRecruitment(platform, actor, query),
    ),
    endpoint(hrCalls.analytics.funnel, ({ actor, query }) => reportFunnel(platform, actor, query)),
    endpoint(hrCalls.analytics.figures, ({ actor, query }) => reportFigures(platform, actor, query)),
    endpoint(hrCalls.analytics.report, ({ actor, query, signal }) =>
      makeReport(platform, actor, query, signal),
    ),
  ];
}
