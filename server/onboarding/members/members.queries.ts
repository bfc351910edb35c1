import { and, asc, count, eq, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { type activityList, memberList } from "#contract/onboarding/members.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { ascending, descending } from "#server/platform/database/order.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { contains } from "#server/platform/text.ts";
import { memberEvents, members } from "./members.table.ts";

export type MemberRow = typeof members.$inferSelect;
type MemberQuery = z.output<typeof memberList.query>;
export type MemberEventInput = Omit<typeof memberEvents.$inferInsert, "organisationId">;

const searched = [members.fullName, members.idNumber, members.phoneNumber, members.email];

const matching = conditionsOf(memberList, {
  q: (words) => or(...searched.map((column) => contains(column, words))),
  kycStatus: members.kycStatus,
  onboardingStep: members.onboardingStep,
});

const orders: Record<MemberQuery["sort"], SQL[]> = {
  "-createdAt": [descending(members.createdAt), descending(members.id)],
  createdAt: [ascending(members.createdAt), ascending(members.id)],
  fullName: [asc(members.fullName), asc(members.id)],
};

const selected = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select({ member: members, maker: users.name, organization: organisations.name }, members, condition)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .leftJoin(users, eq(users.id, members.createdBy));

export async function findMember(scope: OrganisationScope, id: string) {
  const [row] = await selected(scope, eq(members.id, id));
  return row ?? null;
}

/** Waits for whoever changes the member, and keeps others from it until the transaction ends. */
export const lockMember = (scope: OrganisationScope, id: string) =>
  scope.select({ id: members.id }, members, eq(members.id, id)).for("update");

/** A page of the register. */
export function listMembers(scope: OrganisationScope, query: MemberQuery) {
  const condition = matching(query);
  return readPage(
    query,
    selected(scope, condition).orderBy(...orders[query.sort]),
    scope.select({ total: count() }, members, condition),
  );
}

export const insertMember = (
  scope: OrganisationScope,
  values: Omit<typeof members.$inferInsert, "organisationId">,
) => scope.insert(members, values);

export const updateMember = (scope: OrganisationScope, id: string, values: Partial<MemberRow>) =>
  scope.update(members, values, eq(members.id, id));

export const insertMemberEvent = (scope: OrganisationScope, values: MemberEventInput) =>
  scope.insert(memberEvents, values);

/** A page of what was done with members, newest first. */
export function listActivities(scope: OrganisationScope, query: z.output<typeof activityList.query>) {
  return readPage(
    query,
    scope
      .select({ event: memberEvents, memberName: members.fullName, actor: users.name }, memberEvents)
      .innerJoin(
        members,
        and(eq(members.organisationId, memberEvents.organisationId), eq(members.id, memberEvents.memberId)),
      )
      .leftJoin(users, eq(users.id, memberEvents.actorId))
      .orderBy(descending(memberEvents.createdAt), descending(memberEvents.id)),
    scope.select({ total: count() }, memberEvents),
  );
}
