import { candidateCalls } from "#contract/recruitment/candidate.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as drafts from "./drafts.service.ts";

export function draftEndpoints(platform: Platform) {
  const calls = candidateCalls.drafts;
  return [
    endpoint(calls.list, ({ actor }) => drafts.listDrafts(platform, actor)),
    endpoint(calls.get, ({ actor, params }) => drafts.getDraft(platform, actor, params.id)),
    endpoint(calls.save, ({ actor, params, body }) => drafts.saveDraft(platform, actor, params.id, body)),
    endpoint(calls.discard, ({ actor, params }) => drafts.discardDraft(platform, actor, params.id)),
  ];
}
