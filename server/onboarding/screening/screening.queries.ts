import { and, count, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { screeningLists as listOfLists } from "#contract/onboarding/screening.ts";
import { users } from "#server/accounts/accounts.table.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberFlags } from "../members/flags.table.ts";
import type { ScreeningEntry } from "./entry.ts";
import { screeningEntries, screeningKeys, screeningLists } from "./screening.table.ts";

export type ScreeningListRow = typeof screeningLists.$inferSelect;

export const listsOf = (scope: OrganisationScope, query: z.output<typeof listOfLists.query>) =>
  readPage(
    query,
    scope
      .select({ list: screeningLists, maker: users.name }, screeningLists)
      .leftJoin(users, eq(users.id, screeningLists.createdBy))
      .orderBy(desc(screeningLists.id)),
    scope.select({ total: count() }, screeningLists),
  );

/** A list, and the name of whoever uploaded it. */
export async function findList(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select({ list: screeningLists, maker: users.name }, screeningLists, eq(screeningLists.id, id))
    .leftJoin(users, eq(users.id, screeningLists.createdBy));
  if (!row) throw new CodedError("not_found");
  return row;
}

/** How many members each list flags whom nobody has looked into, by the id of the list. */
export async function flaggedBy(scope: OrganisationScope): Promise<Map<string, number>> {
  const rows = await scope
    .select(
      { listId: memberFlags.subject, flagged: count() },
      memberFlags,
      and(inArray(memberFlags.code, ["blocklisted", "screening_hit"]), isNull(memberFlags.resolvedAt)),
    )
    .groupBy(memberFlags.subject);
  return new Map(rows.map(({ listId, flagged }) => [listId, flagged]));
}

/** Notes that so many more members were looked for in a list. @param screenedAt null where there are more of them */
export const noteScreened = (
  scope: OrganisationScope,
  id: string,
  { members, screenedAt }: { members: number; screenedAt: Date | null },
) =>
  scope.update(
    screeningLists,
    { screened: sql`${screeningLists.screened} + ${members}` as never, screenedAt },
    eq(screeningLists.id, id),
  );

export async function countLists(scope: OrganisationScope): Promise<number> {
  const [row] = await scope.select({ total: count() }, screeningLists);
  return row?.total ?? 0;
}

export async function insertList(
  scope: OrganisationScope,
  values: Pick<
    ScreeningListRow,
    "name" | "kind" | "source" | "listedAt" | "entries" | "skipped" | "createdBy"
  >,
): Promise<ScreeningListRow> {
  const [row] = await scope.insert(screeningLists, values).returning();
  if (!row) throw new Error("a list was not written");
  return row;
}

export const completeList = (scope: OrganisationScope, id: string) =>
  scope.update(screeningLists, { complete: true }, eq(screeningLists.id, id));

/** @returns the name of what was removed; undefined where there is no such list */
export async function removeList(
  scope: OrganisationScope,
  id: string,
): Promise<ScreeningListRow | undefined> {
  const [row] = await scope.delete(screeningLists, eq(screeningLists.id, id)).returning();
  return row;
}

/** Writes entries with what they are found by, each table in one statement. */
export async function insertEntries(
  { tx, organisationId }: OrganisationScope,
  listId: string,
  entries: readonly (ScreeningEntry & { keys: string[] })[],
): Promise<void> {
  const json = JSON.stringify(entries);
  await tx.execute(sql`
    insert into ${screeningEntries} (organisation_id, list_id, "row", names, numbers, date_of_birth, remarks)
    select ${organisationId}, ${listId}, "row", names, numbers, "dateOfBirth", remarks
    from jsonb_to_recordset(${json}::jsonb)
      as entry("row" int, names text[], numbers text[], "dateOfBirth" text, remarks text)`);
  await tx.execute(sql`
    insert into ${screeningKeys} (organisation_id, key, list_id, "row")
    select ${organisationId}, key, ${listId}, "row"
    from jsonb_to_recordset(${json}::jsonb) as entry("row" int, keys text[]), unnest(keys) as key`);
}

/** Lists whose upload broke off before a moment, of all organisations. */
export const deleteUnfinishedBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx
    .delete(screeningLists)
    .where(and(eq(screeningLists.complete, false), lt(screeningLists.createdAt, before)));
};

/** Whether there is such a list that people are looked for in. */
export async function isComplete(scope: OrganisationScope, id: string): Promise<boolean> {
  const [row] = await scope.select(
    { id: screeningLists.id },
    screeningLists,
    and(eq(screeningLists.id, id), eq(screeningLists.complete, true)),
  );
  return row !== undefined;
}

/** Lists that people are looked for in. */
export const completeLists = (scope: OrganisationScope) =>
  scope
    .select(
      {
        id: screeningLists.id,
        name: screeningLists.name,
        kind: screeningLists.kind,
        source: screeningLists.source,
        listedAt: screeningLists.listedAt,
        entries: screeningLists.entries,
      },
      screeningLists,
      eq(screeningLists.complete, true),
    )
    .orderBy(desc(screeningLists.id));

export type Candidate = ScreeningEntry & { listId: string };

/**
 * Entries of some lists that have most in common with these keys, a number before all. It is written so that the
 * embedded database, which gathers no statistics by itself, cannot choose another way than the two indexes: keys as
 * plain values, and each entry looked up by itself.
 */
export async function candidatesFor(
  { tx, organisationId }: OrganisationScope,
  { keys, listIds, limit }: { keys: readonly string[]; listIds: readonly string[]; limit: number },
): Promise<Candidate[]> {
  if (keys.length === 0 || listIds.length === 0) return [];
  const values = (all: readonly string[]) =>
    sql.join(
      all.map((one) => sql`${one}`),
      sql`, `,
    );
  return rowsOf<Candidate>(
    tx,
    sql`
    with found as (
      select list_id, "row", bool_or(key like 'n %') as has_number, count(*) as common
      from ${screeningKeys}
      where organisation_id = ${organisationId} and key in (${values(keys)}) and list_id in (${values(listIds)})
      group by list_id, "row"
      order by has_number desc, common desc, list_id desc, "row"
      limit ${limit}
    )
    select found.list_id as "listId", entry."row", names, numbers, date_of_birth as "dateOfBirth", remarks
    from found cross join lateral (
      select "row", names, numbers, date_of_birth, remarks from ${screeningEntries}
      where organisation_id = ${organisationId} and list_id = found.list_id and "row" = found."row"
      limit 1
    ) entry
    order by has_number desc, common desc, found.list_id desc, entry."row"`,
  );
}
