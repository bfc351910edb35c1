import { generalCalls, ownGeneralCalls } from "#contract/recruitment/general-applications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { submissionKey } from "../applications/applications.http.ts";
import { openGeneralCv } from "./general-cv.service.ts";
import { discardGeneralDraft, saveGeneralDraft } from "./general-drafts.service.ts";
import { matchingGeneralApplications, proposeJob } from "./general-matches.service.ts";
import * as own from "./own-general-applications.service.ts";

/** People apply to a SACCO without a vacancy; its HR finds them when a job fits. */
export function generalEndpoints(platform: Platform) {
  const mine = ownGeneralCalls;
  return [
    endpoint(mine.list, ({ actor }) => own.listOwnGeneralApplications(platform, actor)),
    endpoint(mine.start, ({ actor, params }) => own.startGeneral(platform, actor, params.slug)),
    endpoint(mine.send, ({ actor, form, files, request, language }) =>
      own.sendGeneral(
        platform,
        { ...actor, language },
        { form, cvFile: files.cvFile, key: submissionKey(request.headers) },
      ),
    ),
    endpoint(mine.renew, ({ actor, params }) => own.renewOwnGeneral(platform, actor, params.id)),
    endpoint(mine.withdraw, ({ actor, params }) => own.withdrawOwnGeneral(platform, actor, params.id)),
    endpoint(mine.drafts.save, ({ actor, params, body }) =>
      saveGeneralDraft(platform, actor, params.slug, body),
    ),
    endpoint(mine.drafts.discard, ({ actor, params }) => discardGeneralDraft(platform, actor, params.slug)),
    endpoint(generalCalls.matching, ({ actor, params, query }) =>
      matchingGeneralApplications(platform, actor, params.id, query),
    ),
    endpoint(generalCalls.propose, ({ actor, params, body }) =>
      proposeJob(platform, actor, params.id, body.jobId),
    ),
    endpoint(generalCalls.cv, ({ actor, params }) => openGeneralCv(platform, actor, params.id)),
  ];
}
