import { and, eq, inArray, or } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberEvents, members } from "../members.table.ts";
import { memberPaymentsTable } from "../payments/payments.table.ts";

type NewMember = Omit<typeof members.$inferInsert, "organisationId">;

/** What a member is known by, whatever of it a file gives. */
const known = {
  id: members.idNumber,
  phone: members.phoneNumber,
  number: members.memberNumber,
  pin: members.kraPin,
  email: members.email,
} as const;
export type KnownBy = keyof typeof known;
export const knownBy = Object.keys(known) as KnownBy[];

/** Members with one of these values. */
export async function membersWith(scope: OrganisationScope, values: Record<KnownBy, string[]>) {
  const conditions = knownBy.flatMap((name) =>
    values[name].length > 0 ? [inArray(known[name], values[name])] : [],
  );
  if (conditions.length === 0) return [];
  return await scope
    .select({ memberId: members.id, ...known }, members, or(...conditions))
    .orderBy(members.id);
}

/** @returns who was made; of the others somebody registered one with the same number meanwhile */
export async function insertImported(scope: OrganisationScope, people: NewMember[]): Promise<string[]> {
  const rows = await scope.insert(members, people).onConflictDoNothing().returning({ id: members.id });
  return rows.map(({ id }) => id);
}

const imported = (ids: string[]) => and(inArray(members.id, ids), eq(members.source, "import"));

/** Deletes those of these imported members with whom nothing was done since. @returns who was deleted */
export async function deleteUntouched(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const touched = new Set<string>();
  for (const table of [memberEvents, memberPaymentsTable] as const) {
    const rows = await scope.select({ id: table.memberId }, table, inArray(table.memberId, ids));
    for (const { id } of rows) touched.add(id);
  }
  const rest = ids.filter((id) => !touched.has(id));
  if (rest.length === 0) return [];
  const rows = await scope.delete(members, imported(rest)).returning({ id: members.id });
  return rows.map(({ id }) => id);
}

/** Which of these members there are. */
export async function membersAmong(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope.select({ id: members.id }, members, inArray(members.id, ids));
  return rows.map(({ id }) => id);
}
