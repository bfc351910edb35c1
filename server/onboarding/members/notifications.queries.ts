import { inArray } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "./members.table.ts";

/** Who these members are. */
export const memberNames = (scope: OrganisationScope, ids: string[]) =>
  scope.select({ id: members.id, fullName: members.fullName }, members, inArray(members.id, ids));
