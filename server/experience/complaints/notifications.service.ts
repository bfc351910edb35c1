import type { NotificationKind } from "#contract/core/notifications.ts";
import { casePath } from "#contract/experience/complaint-paths.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { DescribeNotifications } from "#server/platform/notifications/notifications.service.ts";
import { complaintNames } from "./notifications.queries.ts";

/** @param title what happened, by the name of whoever caused it; null for the product itself and for members */
const about =
  (title: (actor: string | null) => string): DescribeNotifications =>
  async (scope, causes) => {
    const rows = await complaintNames(
      scope,
      causes.map(({ subjectId }) => subjectId),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const actors = await namesOf(
      scope,
      causes.flatMap(({ actorId }) => actorId ?? []),
    );
    return ({ subjectId, actorId }) => {
      const row = byId.get(subjectId);
      if (!row) return null;
      const who = row.fullName ?? (row.anonymous ? "Anonymous" : "Somebody");
      return {
        title: title((actorId && actors.get(actorId)) ?? null),
        detail: `${complaintReference(row.number)} · ${experienceTopicLabels[row.topic]} · ${who}`,
        path: casePath(subjectId),
      };
    };
  };

/** What complaints notify of: what it reads like and where it leads. */
export const complaintNotifications = {
  complaint_received: about((actor) =>
    actor ? `${actor} took down a complaint` : "A member has complained",
  ),
  complaint_assigned: about((actor) => `${actor ?? "A colleague"} gave you a complaint`),
  complaint_mention: about((actor) => `${actor ?? "A colleague"} mentioned you in a note about a complaint`),
  complaint_member_wrote: about(() => "A member has written about a complaint"),
  complaint_due_soon: about(() => "A complaint is about to be late"),
  complaint_overdue: about(() => "A complaint is late"),
  complaint_awake: about(() => "A complaint that you snoozed is back"),
} satisfies Partial<Record<NotificationKind, DescribeNotifications>>;
