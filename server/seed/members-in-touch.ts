import { and, desc, eq, gte, isNotNull, notInArray } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

const columns = {
  id: members.id,
  fullName: members.fullName,
  memberNumber: members.memberNumber,
  phone: members.phoneNumber,
  email: members.email,
  language: members.language,
};

interface Choice {
  limit: number;
  /** Those of a trial's sample data. */
  sample: boolean;
}

/** The members who came last, whom contacts and complaints are of. */
export const membersInTouch = (scope: OrganisationScope, { limit, sample }: Choice) =>
  scope
    .select(columns, members, and(isNotNull(members.memberNumber), eq(members.sample, sample)))
    .orderBy(desc(members.memberNumber))
    .limit(limit);

export type MemberInTouch = Awaited<ReturnType<typeof membersInTouch>>[number];

/** Members who have paid nothing in since a day: whoever of them was in touch before has dropped off. */
export const quietMembers = (scope: OrganisationScope, since: string, { limit, sample }: Choice) =>
  scope
    .select(
      columns,
      members,
      and(
        isNotNull(members.memberNumber),
        eq(members.sample, sample),
        notInArray(
          members.id,
          scope.select({ id: payments.memberId }, payments, gte(payments.paidOn, since)) as never,
        ),
      ),
    )
    .orderBy(desc(members.memberNumber))
    .limit(limit);
