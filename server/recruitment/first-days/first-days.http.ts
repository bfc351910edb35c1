import { firstDaysCalls, ownFirstDaysCalls } from "#contract/recruitment/first-days.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as staff from "./first-days.service.ts";
import { changeOwnItem, getOwnFirstDays } from "./own-first-days.service.ts";

export function firstDaysEndpoints(platform: Platform) {
  const calls = firstDaysCalls;
  const mine = ownFirstDaysCalls;
  return [
    endpoint(calls.get, ({ actor, params }) => staff.getFirstDays(platform, actor, params.id)),
    endpoint(calls.start, ({ actor, params, body }) =>
      staff.startFirstDays(platform, actor, params.id, body),
    ),
    endpoint(calls.add, ({ actor, params, body }) => staff.addItem(platform, actor, params.id, body)),
    endpoint(calls.change, ({ actor, params, body }) => staff.changeItem(platform, actor, params.id, body)),
    endpoint(calls.remove, ({ actor, params }) => staff.removeItem(platform, actor, params.id)),
    endpoint(calls.template, ({ actor }) => staff.getTemplate(platform, actor)),
    endpoint(calls.saveTemplate, ({ actor, body }) => staff.saveTemplate(platform, actor, body)),
    endpoint(mine.get, ({ actor, params }) => getOwnFirstDays(platform, actor, params.id)),
    endpoint(mine.change, ({ actor, params, body }) => changeOwnItem(platform, actor, params.id, body)),
  ];
}
