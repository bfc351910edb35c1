import type { NotificationKind } from "#contract/core/notifications.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { DescribeNotifications } from "#server/platform/notifications/notifications.service.ts";
import { memberNames } from "./notifications.queries.ts";

/** Page of the workspace where a member's case is decided. */
const casePage = (id: string): string => `/dashboard/member-onboarding/members/${id}`;

/** @param title what happened, by the name of whoever caused it; null for the product itself */
const about =
  (title: (actor: string | null) => string): DescribeNotifications =>
  async (scope, causes) => {
    const ids = causes.map(({ subjectId }) => subjectId);
    const names = new Map((await memberNames(scope, ids)).map(({ id, fullName }) => [id, fullName]));
    const actors = await namesOf(
      scope,
      causes.flatMap(({ actorId }) => actorId ?? []),
    );
    return ({ subjectId, actorId }) => {
      const detail = names.get(subjectId);
      if (!detail) return null;
      return { title: title((actorId && actors.get(actorId)) ?? null), detail, path: casePage(subjectId) };
    };
  };

/** What the register notifies of: what it reads like and where it leads. */
export const memberNotifications = {
  member_assigned: about((actor) => `${actor ?? "A colleague"} gave you a member's case`),
  member_mention: about((actor) => `${actor ?? "A colleague"} mentioned you in a note`),
  member_due_soon: about(() => "A member's case is about to be overdue"),
  member_overdue: about(() => "A member's case is overdue"),
} satisfies Partial<Record<NotificationKind, DescribeNotifications>>;
