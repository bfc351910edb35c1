import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { generateJob } from "./job-writing.service.ts";

export function jobWritingEndpoints({ languageModel }: Platform) {
  return [
    endpoint(hrCalls.jobs.generate, ({ body, onProgress, signal, request }) =>
      generateJob(languageModel, body, {
        onProgress,
        signal,
        onFailure: (failure) => request.log.warn({ failure }, "the language model gave no job description"),
      }),
    ),
  ];
}
