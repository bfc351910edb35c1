import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { DescribeNotifications } from "#server/platform/notifications/notifications.service.ts";
import { notifyOfficers } from "../members/notify-officers.service.ts";
import * as queries from "./officers.queries.ts";

/** Tells who decides that a member's checks are made: the officer who took the case, otherwise all of them. */
export async function notifyOfWaitingMember(scope: OrganisationScope, memberId: string): Promise<void> {
  const assignee = await queries.assigneeOf(scope, memberId);
  await notifyOfficers(scope, { kind: "member_waiting", subjectId: memberId }, assignee);
}

/** What it reads like that a member waits for a decision. */
export const describeWaitingMembers: DescribeNotifications = async (scope, causes) => {
  const rows = await queries.memberNames(
    scope,
    causes.map(({ subjectId }) => subjectId),
  );
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]));
  return ({ subjectId }) => {
    const detail = names.get(subjectId);
    if (!detail) return null;
    return {
      title: "A member's checks are made and wait for a decision",
      detail,
      path: `/dashboard/member-onboarding/members/${subjectId}`,
    };
  };
};
