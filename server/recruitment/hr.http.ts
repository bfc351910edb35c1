import { recruitmentReportCalls } from "#contract/recruitment/figures.ts";
import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getCvReading } from "./cv-reading.service.ts";
import { dashboardStats, reportRecruitment } from "./figures.service.ts";
import { reportHiringPath } from "./hiring-path.service.ts";
import {
  changeApplicationStatus,
  getHrApplication,
  listHrApplications,
  readApplicationCv,
  readApplicationCvText,
} from "./hr.service.ts";
import { countHrCandidates, listHrCandidates } from "./hr-candidates.service.ts";
import { listHrJobs } from "./hr-jobs.service.ts";

export function hrEndpoints(platform: Platform) {
  const { analytics, applications, candidates, dashboard, jobs } = hrCalls;
  return [
    endpoint(dashboard.stats, ({ actor }) => dashboardStats(platform, actor)),
    endpoint(recruitmentReportCalls.recruitment, ({ actor, query }) =>
      reportRecruitment(platform, actor, query),
    ),
    endpoint(analytics.hiringPath, ({ actor, query }) => reportHiringPath(platform, actor, query)),
    endpoint(jobs.list, ({ actor, query }) => listHrJobs(platform, actor, query)),
    endpoint(candidates.list, ({ actor, query }) => listHrCandidates(platform, actor, query)),
    endpoint(candidates.counts, ({ actor }) => countHrCandidates(platform, actor)),
    endpoint(applications.list, ({ actor, query }) => listHrApplications(platform, actor, query)),
    endpoint(applications.get, ({ actor, params }) => getHrApplication(platform, actor, params.id)),
    endpoint(applications.cv, ({ actor, params }) => readApplicationCv(platform, actor, params.id)),
    endpoint(applications.cvText, ({ actor, params }) => readApplicationCvText(platform, actor, params.id)),
    endpoint(applications.cvReading, ({ actor, params }) => getCvReading(platform, actor, params.id)),
    endpoint(applications.updateStatus, ({ actor, params, body }) =>
      changeApplicationStatus(platform, actor, params.id, body),
    ),
  ];
}
