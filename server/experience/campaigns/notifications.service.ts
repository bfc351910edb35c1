import { inArray } from "drizzle-orm";
import type { NotificationKind } from "#contract/core/notifications.ts";
import type { DescribeNotifications } from "#server/platform/notifications/notifications.service.ts";
import { campaigns } from "./campaigns.table.ts";

/** What campaigns notify of. */
export const campaignNotifications = {
  campaign_ended: async (scope, causes) => {
    const ids = causes.map(({ subjectId }) => subjectId);
    const rows = await scope.select(
      { id: campaigns.id, name: campaigns.name },
      campaigns,
      inArray(campaigns.id, ids),
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return ({ subjectId }) => {
      const detail = names.get(subjectId);
      if (!detail) return null;
      const path = `/dashboard/customer-experience/campaigns/${subjectId}`;
      return { title: "A campaign has reached everybody", detail, path };
    };
  },
} satisfies Partial<Record<NotificationKind, DescribeNotifications>>;
