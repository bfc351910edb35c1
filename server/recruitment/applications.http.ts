import { CodedError } from "#contract/core/errors.ts";
import { applicationCalls, resumeCalls } from "#contract/recruitment/applications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { countMyApplications, listMyApplications, submitApplication } from "./applications.service.ts";
import { readResumeOf } from "./candidate/resumes.service.ts";
import type { ResumeService } from "./resume.service.ts";

/** The Idempotency-Key of a submission; null without one. */
function submissionKey(headers: Record<string, unknown>): string | null {
  const { data, error } = applicationCalls.create.headers.safeParse(headers);
  if (error) throw new CodedError("malformed_request", error.issues[0]?.message);
  return data["idempotency-key"] ?? null;
}

export function applicationEndpoints(platform: Platform, resumes: ResumeService) {
  return [
    endpoint(applicationCalls.create, ({ actor, form, files, request }) =>
      submitApplication(platform, actor, {
        form,
        cvFile: files.cvFile,
        key: submissionKey(request.headers),
      }),
    ),
    endpoint(applicationCalls.mine, ({ actor, query }) => listMyApplications(platform, actor, query)),
    endpoint(applicationCalls.figures, ({ actor }) => countMyApplications(platform, actor)),
    endpoint(resumeCalls.parse, ({ actor, form, files, onProgress, signal }) =>
      readResumeOf(platform, resumes, actor, {
        upload: files.resume,
        keep: form.keep ?? false,
        onProgress,
        signal,
      }),
    ),
  ];
}
