import { eq, isNull, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { membershipApplications } from "./applications/applications.table.ts";
import { members } from "./members/members.table.ts";

/** Whether somebody began an application by the SACCO's own link: not an officer at the counter. */
export async function hasVisitorApplication(scope: OrganisationScope): Promise<boolean> {
  const { id, startedBy } = membershipApplications;
  const [row] = await scope.select({ id }, membershipApplications, isNull(startedBy)).limit(1);
  return row !== undefined;
}

/** Whether there is a member, or somebody on the way, who is not of the sample data. */
export async function hasOwnMember(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope.select({ id: members.id }, members, eq(members.sample, false)).limit(1);
  return row !== undefined;
}

/** Members of the sample data. */
export const sampleMembers = (scope: OrganisationScope) =>
  scope.select({ id: members.id }, members, sql`${members.sample}`);
