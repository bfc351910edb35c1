import { and, count, eq, gte, isNotNull, lt, type SQLWrapper, sql } from "drizzle-orm";
import type { z } from "zod";
import { begunApplicationList } from "#contract/onboarding/begun-applications.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { endOfDay, nairobiMoment } from "#server/platform/clock.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members/members.table.ts";
import { memberPaymentsTable as payments } from "../members/payments/payments.table.ts";
import { membershipApplications as applications } from "./applications.table.ts";

export type BegunQuery = z.output<typeof begunApplicationList.query>;

/**
 * Whether there is such a row, asked application by application. As `exists` the planner may begin with all members and
 * their payments instead, which it did where an organisation had just brought in thousands that it had not counted yet.
 */
const found = (row: SQLWrapper) => sql`(${row}) is not null`;

/** Whether the applicant was admitted. */
const isAdmitted = (scope: OrganisationScope) =>
  found(
    scope
      .select(
        { id: members.id },
        members,
        and(eq(members.id, applications.memberId), isNotNull(members.joinedAt)),
      )
      .limit(1),
  );

/** Whether whoever applied has paid a deposit. */
const hasDeposit = (scope: OrganisationScope) =>
  found(
    scope
      .select(
        { id: payments.id },
        payments,
        and(eq(payments.memberId, applications.memberId), eq(payments.kind, "deposit")),
      )
      .limit(1),
  );

/** Experience counts the same, as the steps of joining (`server/experience/figures/journey.queries.ts`). */
const reached = {
  sent: () => isNotNull(applications.submittedAt),
  admitted: isAdmitted,
  saving: (scope: OrganisationScope) => and(isAdmitted(scope), hasDeposit(scope)),
};

const matching = conditionsOf(begunApplicationList, {
  reached: (step, scope: OrganisationScope) => reached[step](scope),
  from: (day) => gte(applications.createdAt, nairobiMoment(day)),
  to: (day) => lt(applications.createdAt, endOfDay(day)),
});

const sorts = sortsBy<BegunQuery["sort"]>({ begunAt: applications.createdAt }, applications.id);

/** A page of the applications that were begun; of what was filled in nothing is read. */
export function listBegun(scope: OrganisationScope, query: BegunQuery) {
  const condition = matching(query, scope);
  return readPage(
    query,
    scope
      .select(
        {
          id: applications.id,
          begunAt: applications.createdAt,
          formStep: applications.step,
          savedAt: applications.updatedAt,
          submittedAt: applications.submittedAt,
          startedBy: users.name,
          member: { id: members.id, fullName: members.fullName, joinedAt: members.joinedAt },
          hasDeposit: hasDeposit(scope).mapWith(Boolean),
        },
        applications,
        condition,
      )
      .leftJoin(
        members,
        and(eq(members.organisationId, applications.organisationId), eq(members.id, applications.memberId)),
      )
      .leftJoin(users, eq(users.id, applications.startedBy))
      .orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, applications, condition),
  );
}
