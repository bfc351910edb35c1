import { inArray, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { members } from "../members.table.ts";

/** Without leading zeros, which spreadsheets lose; as `member_plain_id_number` has it. */
const plainId = sql<string>`ltrim(${members.idNumber}, '0')`;

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
  if (conditions.length === 0) return [];
  return await scope
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
      or(...conditions),
    )
    .orderBy(members.id);
}

export type Payee = Awaited<ReturnType<typeof membersByNumber>>[number];
