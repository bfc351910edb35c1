import { interactionCalls } from "#contract/experience/interactions.calls.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import { importEndpoints } from "#server/platform/import/import.http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { interactionImport } from "./interaction-import.ts";
import { listInteractions, recordInteraction, settleInteraction } from "./interactions.service.ts";

/** Contacts with members, as staff work with them. */
export const interactionEndpoints = (platform: Platform) => [
  ...importEndpoints(platform, interactionCalls.imports, interactionImport, namesOf),
  endpoint(interactionCalls.list, ({ actor, query }) => listInteractions(platform, actor, query)),
  endpoint(interactionCalls.create, ({ actor, body }) => recordInteraction(platform, actor, body)),
  endpoint(interactionCalls.change, ({ actor, params, body }) =>
    settleInteraction(platform, actor, params.id, body),
  ),
];
