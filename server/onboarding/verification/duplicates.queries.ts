import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { membershipApplications, typedNumbers } from "../applications/applications.table.ts";
import { members } from "../members/members.table.ts";

/** Most people who are looked at: whoever shares a day of birth with more shares it with a made-up one. */
const limit = 200;

/** Members who have the same number but for zeros at its beginning, or the same day of birth. */
export const similarMembers = (
  scope: OrganisationScope,
  { memberId, idNumber, dateOfBirth }: { memberId: string; idNumber: string; dateOfBirth: string },
) =>
  scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        idNumber: members.idNumber,
        dateOfBirth: members.dateOfBirth,
      },
      members,
      and(
        ne(members.id, memberId),
        or(
          sql`ltrim(${members.idNumber}, '0') = ltrim(${idNumber}, '0')`,
          dateOfBirth ? eq(members.dateOfBirth, dateOfBirth) : undefined,
        ),
      ),
    )
    .orderBy(asc(members.id))
    .limit(limit);

/** Applications that were not sent yet and have one of the numbers. */
export const openApplicationsWith = (
  scope: OrganisationScope,
  { idNumber, kraPin, phoneNumber }: { idNumber: string; kraPin: string; phoneNumber: string },
) =>
  scope
    .select(
      { id: membershipApplications.id },
      membershipApplications,
      and(
        eq(membershipApplications.status, "draft"),
        or(
          sql`${typedNumbers.id_number} = ${idNumber}`,
          sql`${typedNumbers.kra_pin} = ${kraPin}`,
          sql`${typedNumbers.phone} = ${phoneNumber.slice(-9)}`,
        ),
      ),
    )
    .orderBy(asc(membershipApplications.id))
    .limit(limit);
