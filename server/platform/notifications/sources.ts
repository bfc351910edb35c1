import { notificationKinds } from "#contract/core/notifications.ts";
import type { NotificationSources } from "./notifications.service.ts";

const isComplete = (sources: Partial<NotificationSources>): sources is NotificationSources =>
  notificationKinds.every((kind) => sources[kind]);

/**
 * The descriptions of all domains together.
 * @throws Error at the start, when no domain says what a kind of notification reads like
 */
export function joinSources(parts: readonly Partial<NotificationSources>[]): NotificationSources {
  const joined = parts.reduce((all, part) => Object.assign(all, part), {});
  if (isComplete(joined)) return joined;
  const missing = notificationKinds.filter((kind) => !joined[kind]);
  throw new Error(`no domain describes these notifications: ${missing.join(", ")}`);
}
