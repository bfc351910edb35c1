import { eq, inArray } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members/members.table.ts";

/** Who decides about a member's case; null while nobody took it. */
export async function assigneeOf(scope: OrganisationScope, memberId: string): Promise<string | null> {
  const [row] = await scope.select({ assigneeId: members.assigneeId }, members, eq(members.id, memberId));
  return row?.assigneeId ?? null;
}

export const memberNames = (scope: OrganisationScope, ids: string[]) =>
  scope
    .select({ id: members.id, fullName: members.fullName }, members, inArray(members.id, ids))
    .orderBy(members.id);
