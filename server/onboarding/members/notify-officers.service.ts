import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";

/** Notifies the officer who took a case, otherwise all of them. @param event what happened, and to which row */
export async function notifyOfficers(
  scope: OrganisationScope,
  event: Parameters<typeof notify>[2],
  assigneeId?: string | null,
): Promise<void> {
  const officers = await colleaguesToNotify(scope, "onboarding", assigneeId);
  await notify(
    scope,
    officers.map(({ id }) => id),
    event,
  );
}
