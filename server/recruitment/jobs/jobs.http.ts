import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { jobCalls } from "#contract/recruitment/jobs.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createBoardCache } from "./board-cache.ts";
import { getHrJob, listHrJobs } from "./hr-jobs.service.ts";
import * as approvals from "./job-approval.service.ts";
import * as changes from "./job-changes.service.ts";
import * as drafts from "./job-drafts.service.ts";
import { getJobSettings, saveJobSettings } from "./job-settings.service.ts";
import { getJob, jobFacets, listJobs } from "./jobs.service.ts";
import { getJobMatch, weighJob } from "./match-weights.service.ts";
import * as sets from "./milestone-sets.service.ts";

export function jobEndpoints(platform: Platform) {
  const calls = hrCalls.jobs;
  const board = createBoardCache(platform.database);
  return [
    endpoint(jobCalls.list, ({ query }) => board.page(query, () => listJobs(platform, query))),
    endpoint(jobCalls.facets, ({ query: { sacco } }) =>
      board.facets(sacco, () => jobFacets(platform, sacco)),
    ),
    endpoint(jobCalls.get, ({ params }) => getJob(platform, params.id)),
    endpoint(calls.list, ({ actor, query }) => listHrJobs(platform, actor, query)),
    endpoint(calls.get, ({ actor, params }) => getHrJob(platform, actor, params.id)),
    endpoint(calls.create, ({ actor, body, onProgress }) =>
      changes.publishJob(platform, actor, body, (phase) => onProgress({ phase })),
    ),
    endpoint(calls.change, ({ actor, params, body }) => changes.changeJob(platform, actor, params.id, body)),
    endpoint(calls.changeStatus, ({ actor, params, body }) =>
      changes.changeJobStatus(platform, actor, params.id, body),
    ),
    endpoint(calls.match, ({ actor, params }) => getJobMatch(platform, actor, params.id)),
    endpoint(calls.weigh, ({ actor, params, body }) => weighJob(platform, actor, params.id, body.weights)),
    endpoint(calls.duplicate, ({ actor, params }) => drafts.duplicateJob(platform, actor, params.id)),
    endpoint(calls.milestoneSets.list, ({ actor }) => sets.listMilestoneSets(platform, actor)),
    endpoint(calls.milestoneSets.save, ({ actor, body }) => sets.saveMilestoneSet(platform, actor, body)),
    endpoint(calls.milestoneSets.remove, ({ actor, params }) =>
      sets.removeMilestoneSet(platform, actor, params.id),
    ),
    endpoint(calls.approvals.ask, ({ actor, body }) => approvals.askForApproval(platform, actor, body)),
    endpoint(calls.approvals.get, ({ actor, params }) => approvals.getApproval(platform, actor, params.id)),
    endpoint(calls.approvals.approve, ({ actor, params }) =>
      approvals.approveJob(platform, actor, params.id),
    ),
    endpoint(calls.approvals.giveBack, ({ actor, params, body }) =>
      approvals.returnJob(platform, actor, params.id, body),
    ),
    endpoint(calls.approvals.takeBack, ({ actor, params }) =>
      approvals.takeRequestBack(platform, actor, params.id),
    ),
    endpoint(calls.settings.get, ({ actor }) => getJobSettings(platform, actor)),
    endpoint(calls.settings.save, ({ actor, body }) => saveJobSettings(platform, actor, body)),
    endpoint(calls.drafts.list, ({ actor }) => drafts.listJobDrafts(platform, actor)),
    endpoint(calls.drafts.get, ({ actor, params }) => drafts.getJobDraft(platform, actor, params.id)),
    endpoint(calls.drafts.save, ({ actor, params, body }) =>
      drafts.saveJobDraft(platform, actor, params.id, body),
    ),
    endpoint(calls.drafts.discard, ({ actor, params }) => drafts.discardJobDraft(platform, actor, params.id)),
  ];
}
