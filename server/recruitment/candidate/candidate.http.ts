import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import type { AccountsService } from "#server/accounts/accounts.service.ts";
import type { PagePictures } from "#server/platform/documents/pdf/page-pictures.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as drafts from "./drafts.service.ts";
import { eraseOwnData } from "./erasure.service.ts";
import { exportOwnData } from "./export.service.ts";
import { getProfile, saveProfile } from "./profile.service.ts";
import { recommendJobs } from "./recommendations.service.ts";
import * as resumes from "./resumes.service.ts";

export function candidateEndpoints(
  platform: Platform,
  { accounts, pictures }: { accounts: AccountsService; pictures: PagePictures },
) {
  const calls = candidateCalls;
  return [
    endpoint(calls.profile.get, ({ actor }) => getProfile(platform, actor)),
    endpoint(calls.profile.save, ({ actor, body }) => saveProfile(platform, actor, body)),
    endpoint(calls.resumes.list, ({ actor }) => resumes.listResumes(platform, actor)),
    endpoint(calls.resumes.correct, ({ actor, params, body }) =>
      resumes.correctResume(platform, actor, params.id, body),
    ),
    endpoint(calls.resumes.makeDefault, ({ actor, params }) =>
      resumes.makeDefaultResume(platform, actor, params.id),
    ),
    endpoint(calls.resumes.remove, ({ actor, params }) => resumes.removeResume(platform, actor, params.id)),
    endpoint(calls.resumes.file, ({ actor, params }) => resumes.resumeFile(platform, actor, params.id)),
    endpoint(calls.resumes.page, ({ actor, params }) =>
      resumes.resumePage(platform, pictures, actor, params),
    ),
    endpoint(calls.resumes.text, ({ actor, params }) => resumes.resumeText(platform, actor, params.id)),
    endpoint(calls.drafts.list, ({ actor }) => drafts.listDrafts(platform, actor)),
    endpoint(calls.drafts.get, ({ actor, params }) => drafts.getDraft(platform, actor, params.id)),
    endpoint(calls.drafts.save, ({ actor, params, body }) =>
      drafts.saveDraft(platform, actor, params.id, body),
    ),
    endpoint(calls.drafts.discard, ({ actor, params }) => drafts.discardDraft(platform, actor, params.id)),
    endpoint(calls.recommendations, ({ actor }) => recommendJobs(platform, actor)),
    endpoint(calls.export, ({ actor }) => exportOwnData(platform, actor)),
    endpoint(calls.erase, async ({ actor, body, request, reply }) => {
      await accounts.confirmPassword(actor, body.password);
      const answer = await eraseOwnData(platform, actor);
      const { cookies } = await accounts.logOut(request.headers);
      for (const cookie of cookies) reply.header("set-cookie", cookie);
      return answer;
    }),
  ];
}
