import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";

/** Without leading zeros, which spreadsheets lose; as `member_plain_id_number` has it. */
const plainId = sql<string>`ltrim(${members.idNumber}, '0')`;

const payees = (scope: OrganisationScope, condition?: SQL) =>
  scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        idNumber: members.idNumber,
        phoneNumber: members.phoneNumber,
        memberNumber: members.memberNumber,
        joinedAt: members.joinedAt,
        leftOn: members.leftOn,
      },
      members,
      condition,
    )
    .orderBy(members.id);

export type Payee = Awaited<ReturnType<typeof payees>>[number];

/** Whoever may be meant by one of these numbers. */
export async function membersByNumber(
  scope: OrganisationScope,
  { plainIds, phones, memberNumbers }: Record<"plainIds" | "phones" | "memberNumbers", string[]>,
) {
  const conditions = [
    ...(plainIds.length > 0 ? [inArray(plainId, plainIds)] : []),
    ...(phones.length > 0 ? [inArray(members.phoneNumber, phones)] : []),
    ...(memberNumbers.length > 0 ? [inArray(members.memberNumber, memberNumbers)] : []),
  ];
  return conditions.length > 0 ? await payees(scope, or(...conditions)) : [];
}

/** Who somebody said a payment is for. */
export const membersById = (scope: OrganisationScope, ids: string[]) =>
  payees(scope, inArray(members.id, ids));
