import { CodedError } from "#contract/core/errors.ts";
import { applicationCalls } from "#contract/recruitment/applications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { countMyApplications, listMyApplications } from "./my-applications.service.ts";
import { getOwnMatch } from "./own-match.service.ts";
import { submitApplication } from "./submission.service.ts";

/** The Idempotency-Key of a submission; null without one. */
export function submissionKey(headers: Record<string, unknown>): string | null {
  const { data, error } = applicationCalls.create.headers.safeParse(headers);
  if (error) throw new CodedError("malformed_request", error.issues[0]?.message);
  return data["idempotency-key"] ?? null;
}

export function applicationEndpoints(platform: Platform) {
  return [
    endpoint(applicationCalls.create, ({ actor, form, files, request, language }) =>
      submitApplication(
        platform,
        { ...actor, language },
        {
          form,
          cvFile: files.cvFile,
          key: submissionKey(request.headers),
        },
      ),
    ),
    endpoint(applicationCalls.mine, ({ actor, query, language }) =>
      listMyApplications(platform, { ...actor, language }, query),
    ),
    endpoint(applicationCalls.match, ({ actor, params }) => getOwnMatch(platform, actor, params.id)),
    endpoint(applicationCalls.statistics, ({ actor }) => countMyApplications(platform, actor)),
  ];
}
