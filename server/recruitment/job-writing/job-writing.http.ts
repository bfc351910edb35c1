import { hrCalls } from "#contract/recruitment/hr.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { generateJob } from "./job-writing.service.ts";

export function jobWritingEndpoints() {
  return [endpoint(hrCalls.jobs.generate, ({ body, onProgress }) => generateJob(body, onProgress))];
}
