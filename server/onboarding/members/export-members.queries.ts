import { and, eq, gt, isNull, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#server/accounts/accounts.table.ts";
import { rowsAfter } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { type MemberFilter, type MemberRow, matching, orders } from "./members.queries.ts";
import { members } from "./members.table.ts";

/** The column that each sort of the register goes by; then `id`, the same way. */
const sortedBy = {
  "-createdAt": { column: members.createdAt, key: "createdAt", down: true },
  createdAt: { column: members.createdAt, key: "createdAt", down: false },
  fullName: { column: members.fullName, key: "fullName", down: false },
  "-fullName": { column: members.fullName, key: "fullName", down: true },
  dueAt: { column: members.dueAt, key: "dueAt", down: false },
} as const satisfies Record<MemberFilter["sort"], { column: PgColumn; key: keyof MemberRow; down: boolean }>;

/** Rows that the register has after `last`; what is due never stands at the end. */
function after(sort: MemberFilter["sort"], last: MemberRow): SQL | undefined {
  const { column, key, down } = sortedBy[sort];
  const value = last[key];
  if (value === null) return and(isNull(column), (down ? lt : gt)(members.id, last.id));
  const nullsFollow = sort === "dueAt" ? isNull(column) : undefined;
  return or(rowsAfter({ column, id: members.id, down }, { value, id: last.id }), nullsFollow);
}

/** The members that match, in the order of the register, from the one after `last` on. */
export function membersAfter(
  scope: OrganisationScope,
  filter: MemberFilter,
  { last, size, userId }: { last: ExportedMember | null; size: number; userId: string },
) {
  const condition = and(
    matching(filter, { scope, userId }),
    last ? after(filter.sort, last.member) : undefined,
  );
  return scope
    .select({ member: members, assignee: users.name }, members, condition)
    .leftJoin(users, eq(users.id, members.assigneeId))
    .orderBy(...orders[filter.sort])
    .limit(size);
}

/** A member as an export has it. */
export interface ExportedMember {
  member: MemberRow;
  assignee: string | null;
}
