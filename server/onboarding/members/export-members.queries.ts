import { and, eq } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { type MemberFilter, type MemberRow, matching, sorts } from "./members.queries.ts";
import { members } from "./members.table.ts";

/** The members that match, in the order of the register, from the one after `last` on. */
export function membersAfter(
  scope: OrganisationScope,
  filter: MemberFilter,
  { last, size, userId }: { last: ExportedMember | null; size: number; userId: string },
) {
  const condition = and(
    matching(filter, { scope, userId }),
    last ? sorts.after(filter.sort, last.member) : undefined,
  );
  return scope
    .select({ member: members, assignee: users.name }, members, condition)
    .leftJoin(users, eq(users.id, members.assigneeId))
    .orderBy(...sorts.order(filter.sort))
    .limit(size);
}

/** A member as an export has it. */
export interface ExportedMember {
  member: MemberRow;
  assignee: string | null;
}
