import { notificationCalls } from "#contract/core/notifications.calls.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Notifications } from "./notifications.service.ts";

/** Ties the calls about one's own notifications to the code that answers them. */
export function notificationEndpoints(notifications: Notifications) {
  const { list, open, readAll, settings, unread } = notificationCalls;
  return [
    endpoint(list, ({ actor, query }) => notifications.list(actor, query)),
    endpoint(unread, ({ actor }) => notifications.unread(actor)),
    endpoint(open, ({ actor, params }) => notifications.open(actor, params.id)),
    endpoint(readAll, ({ actor, body }) => notifications.readAll(actor, body.upTo)),
    endpoint(settings.get, ({ actor }) => notifications.settings(actor)),
    endpoint(settings.change, ({ actor, body }) => notifications.changeSettings(actor, body)),
  ];
}
