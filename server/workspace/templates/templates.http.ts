import { workspaceCalls } from "#contract/workspace/workspace.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  getTemplate,
  listTemplates,
  previewTemplate,
  type Registry,
  resetTemplate,
  saveTemplate,
  sendTest,
} from "./templates.service.ts";

export function templateEndpoints(platform: Platform, registry: Registry) {
  const calls = workspaceCalls.templates;
  return [
    endpoint(calls.list, ({ actor }) => listTemplates(platform, registry, actor)),
    endpoint(calls.get, ({ actor, params }) => getTemplate(platform, registry, actor, params.id)),
    endpoint(calls.preview, ({ actor, params, body }) =>
      previewTemplate(platform, registry, actor, params.id, body),
    ),
    endpoint(calls.save, ({ actor, params, body }) =>
      saveTemplate(platform, registry, actor, params.id, body),
    ),
    endpoint(calls.reset, ({ actor, params, body }) =>
      resetTemplate(platform, registry, actor, params.id, body),
    ),
    endpoint(calls.sendTest, ({ actor, params, body }) =>
      sendTest(platform, registry, actor, params.id, body),
    ),
  ];
}
