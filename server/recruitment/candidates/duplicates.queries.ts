import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { maxSharing } from "#contract/recruitment/duplicates.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates, emailKey } from "./candidates.table.ts";
import { listedAsThemselves } from "./merges.queries.ts";
import { distinctCandidates } from "./merges.table.ts";

/** What the database finds pairs by. */
export type Sign = "email" | "phone" | "name_place" | "name_mailbox";

interface FoundPair {
  first: string;
  second: string;
  signs: Sign[];
  total: number;
}

/**
 * Pairs of listed candidates that share a sign. Each sign is read along its index and kept only where a few share it, so
 * that the work grows with the candidates and the pairs with what is found.
 */
export function duplicatePairs(
  scope: OrganisationScope,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<FoundPair[]> {
  const sharing = (sign: Sign, key: SQL, there: SQL) => sql`
    select ${sign}::text as sign, array_agg(${candidates.id}) as ids
    from ${candidates}
    where ${candidates.organisationId} = ${scope.organisationId} and ${there} and ${listedAsThemselves}
    group by ${key} having count(*) between 2 and ${maxSharing}`;
  const named = sql`${candidates.nameKey} <> ''`;
  const place = sql`lower(btrim(${candidates.location}))`;
  const mailbox = sql`split_part(${emailKey(candidates.email)}, '@', 1)`;
  return rowsOf<FoundPair>(
    scope.tx,
    sql`
    with shared as (
      ${sharing("email", emailKey(candidates.email), sql`${candidates.email} <> ''`)}
      union all ${sharing("phone", sql`${candidates.phone}`, sql`${candidates.phone} <> ''`)}
      union all ${sharing("name_place", sql`${candidates.nameKey}, ${place}`, sql`${named} and ${candidates.location} <> ''`)}
      union all ${sharing("name_mailbox", sql`${candidates.nameKey}, ${mailbox}`, sql`${named} and ${candidates.email} <> ''`)}
    )
    select one as first, other as second, array_agg(distinct sign) as signs, (count(*) over ())::int as total
    from shared, unnest(ids) one, unnest(ids) other
    where one < other and not exists (select from ${distinctCandidates}
      where ${distinctCandidates.organisationId} = ${scope.organisationId}
        and ${distinctCandidates.firstId} = one and ${distinctCandidates.secondId} = other)
    group by one, other
    order by count(distinct sign) desc, one desc, other desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
}

/** What a list says of some candidates, by id. */
export async function duplicatesById(scope: OrganisationScope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await scope.select(
    {
      id: candidates.id,
      name: candidates.name,
      email: candidates.email,
      phone: candidates.phone,
      location: candidates.location,
      status: candidates.status,
    },
    candidates,
    inArray(candidates.id, [...ids]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which of two candidates have an account. */
export async function accountsAmong(scope: OrganisationScope, ids: readonly string[]): Promise<number> {
  const rows = await scope.select(
    { userId: candidates.userId },
    candidates,
    inArray(candidates.id, [...ids]),
  );
  return rows.filter(({ userId }) => userId !== null).length;
}

/** Whether there is a candidate, listed or not. */
export async function isCandidate(scope: OrganisationScope, id: string): Promise<boolean> {
  const rows = await scope.select({ id: candidates.id }, candidates, eq(candidates.id, id));
  return rows.length > 0;
}
