import { screeningCalls } from "#contract/onboarding/screening.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { screenPerson } from "./screening.service.ts";
import {
  createScreeningList,
  listScreeningLists,
  previewScreeningList,
  removeScreeningList,
} from "./screening-lists.service.ts";

export function screeningEndpoints(platform: Platform) {
  const { list, preview, create, remove } = screeningCalls.screeningLists;
  return [
    endpoint(screeningCalls.screenPerson, ({ actor, body }) => screenPerson(platform, actor, body)),
    endpoint(list, ({ actor, query }) => listScreeningLists(platform, actor, query)),
    endpoint(preview, ({ files }) => previewScreeningList(platform, files.file)),
    endpoint(create, ({ actor, form, files }) => createScreeningList(platform, actor, form, files.file)),
    endpoint(remove, ({ actor, params }) => removeScreeningList(platform, actor, params.id)),
  ];
}
