import { and, desc, eq, isNotNull } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** The members who came last, whom contacts and complaints are of. @param sample those of a trial's sample data */
export const membersInTouch = (
  scope: OrganisationScope,
  { most, sample }: { most: number; sample: boolean },
) =>
  scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        memberNumber: members.memberNumber,
        phone: members.phoneNumber,
        email: members.email,
        language: members.language,
      },
      members,
      and(isNotNull(members.memberNumber), eq(members.sample, sample)),
    )
    .orderBy(desc(members.memberNumber))
    .limit(most);
