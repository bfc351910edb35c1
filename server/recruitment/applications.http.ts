import { CodedError } from "#contract/core/errors.ts";
import { applicationCalls, resumeCalls } from "#contract/recruitment/applications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listMyApplications, submitApplication } from "./applications.service.ts";
import { readResumeOf } from "./candidate/resumes.service.ts";
import type { ResumeService } from "./resume.service.ts";

/** The header that a browser sends the same for every attempt at one submission. */
function submissionKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== "string" || !/^[\w-]{8,100}$/.test(header)) {
    throw new CodedError("malformed_request", "Idempotency-Key must be 8 to 100 letters, digits or hyphens.");
  }
  return header;
}

export function applicationEndpoints(platform: Platform, resumes: ResumeService) {
  return [
    endpoint(applicationCalls.create, ({ actor, form, files, request }) =>
      submitApplication(platform, actor, {
        form,
        cvFile: files.cvFile,
        key: submissionKey(request.headers["idempotency-key"]),
      }),
    ),
    endpoint(applicationCalls.mine, ({ actor, query }) => listMyApplications(platform, actor, query)),
    endpoint(resumeCalls.parse, ({ actor, form, files }) =>
      readResumeOf(platform, resumes, actor, { upload: files.resume, keep: form.keep ?? false }),
    ),
  ];
}
