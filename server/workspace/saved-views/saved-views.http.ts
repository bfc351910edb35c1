import { savedViewCalls } from "#contract/core/saved-views.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { listSavedViews, removeSavedView, saveView } from "./saved-views.service.ts";

export function savedViewEndpoints(platform: Platform) {
  return [
    endpoint(savedViewCalls.list, ({ actor, query }) => listSavedViews(platform, actor, query.list)),
    endpoint(savedViewCalls.save, ({ actor, body }) => saveView(platform, actor, body)),
    endpoint(savedViewCalls.remove, ({ actor, params }) => removeSavedView(platform, actor, params.id)),
  ];
}
