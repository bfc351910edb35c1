import { inArray, or, sql } from "drizzle-orm";
import { readPhone } from "#contract/core/phone-number.ts";
import { withoutSeparators } from "#contract/onboarding/id-number.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";

/** Without leading zeros, which spreadsheets lose; as `member_plain_id_number` has it. */
const plainId = sql<string>`ltrim(${members.idNumber}, '0')`;

/** The spellings under which somebody may stand in the register, from what was typed of them. */
function spellings(typed: string) {
  const plain = withoutSeparators(typed).toUpperCase();
  return {
    memberNumbers: [typed, typed.toUpperCase()],
    plainId: plain.replace(/^0+/, ""),
    phone: readPhone(typed),
    email: typed.toLowerCase(),
  };
}

/** Whose number or address something is, by what was typed; more than one where a number can be two things. */
export async function membersMeant(
  scope: OrganisationScope,
  typed: readonly string[],
): Promise<Map<string, string[]>> {
  const wanted = [...new Set(typed.filter((one) => one !== ""))].map((one) => ({ one, ...spellings(one) }));
  if (wanted.length === 0) return new Map();
  const phones = wanted.flatMap(({ phone }) => phone ?? []);
  const rows = await scope.select(
    {
      id: members.id,
      memberNumber: members.memberNumber,
      plainId,
      phoneNumber: members.phoneNumber,
      email: members.email,
    },
    members,
    or(
      inArray(
        members.memberNumber,
        wanted.flatMap(({ memberNumbers }) => memberNumbers),
      ),
      inArray(
        plainId,
        wanted.map((one) => one.plainId),
      ),
      ...(phones.length > 0 ? [inArray(members.phoneNumber, phones)] : []),
      inArray(
        members.email,
        wanted.map((one) => one.email),
      ),
    ),
  );
  return new Map(
    wanted.map(({ one, ...as }) => [
      one,
      rows
        .filter(
          (row) =>
            (row.memberNumber !== null && as.memberNumbers.includes(row.memberNumber)) ||
            row.plainId === as.plainId ||
            row.phoneNumber === as.phone ||
            row.email === as.email,
        )
        .map(({ id }) => id),
    ]),
  );
}
