import { jobAlertCalls, ownJobAlertCalls } from "#contract/recruitment/job-alerts.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AlertKeys } from "./alert-keys.ts";
import * as alerts from "./job-alerts.service.ts";

export function jobAlertEndpoints(platform: Platform, keys: AlertKeys) {
  return [
    endpoint(jobAlertCalls.ask, ({ body, language }) => alerts.askForAlert(platform, keys, body, language)),
    endpoint(jobAlertCalls.get, ({ params }) => alerts.getAlert(platform, keys, params.key)),
    endpoint(jobAlertCalls.changeState, ({ params, body }) =>
      alerts.changeAlertState(platform, keys, params.key, body),
    ),
    endpoint(ownJobAlertCalls.list, ({ actor }) => alerts.listOwnAlerts(platform, actor)),
    endpoint(ownJobAlertCalls.create, ({ actor, body, language }) =>
      alerts.createOwnAlert(platform, keys, actor, body, language),
    ),
    endpoint(ownJobAlertCalls.update, ({ actor, params, body }) =>
      alerts.updateOwnAlert(platform, actor, params.id, body),
    ),
    endpoint(ownJobAlertCalls.remove, ({ actor, params }) =>
      alerts.deleteOwnAlert(platform, actor, params.id),
    ),
  ];
}
