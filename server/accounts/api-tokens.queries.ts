import { and, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { organisations, users } from "./accounts.table.ts";
import { apiTokens } from "./api-tokens.table.ts";

const listFields = {
  id: apiTokens.id,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  createdAt: apiTokens.createdAt,
  createdBy: users.name,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
  revokedAt: apiTokens.revokedAt,
};

const selectTokens = (scope: OrganisationScope, condition?: SQL) =>
  scope.select(listFields, apiTokens, condition).leftJoin(users, eq(users.id, apiTokens.createdBy));

/** One page of the organisation's tokens, newest first, and how many there are. */
export function listTokens(scope: OrganisationScope, page: { page: number; pageSize: number }) {
  return readPage(
    page,
    selectTokens(scope).orderBy(desc(apiTokens.createdAt), desc(apiTokens.id)),
    scope.select({ total: count() }, apiTokens),
  );
}

export type TokenRow = Awaited<ReturnType<typeof listTokens>>["rows"][number];

export async function tokenById(scope: OrganisationScope, id: string): Promise<TokenRow | null> {
  const [row] = await selectTokens(scope, eq(apiTokens.id, id));
  return row ?? null;
}

/** How many tokens work now. Until the transaction ends, nobody else of the organisation counts or adds one. */
export async function countActiveTokens(scope: OrganisationScope): Promise<number> {
  const { tx, organisationId } = scope;
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for("no key update");
  const works = and(
    isNull(apiTokens.revokedAt),
    or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
  );
  const [row] = await scope.select({ total: count() }, apiTokens, works);
  return row?.total ?? 0;
}

/** Revokes a token that was not. @returns whether it did */
export async function revokeToken(scope: OrganisationScope, id: string): Promise<boolean> {
  const condition = and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt));
  const rows = await scope
    .update(apiTokens, { revokedAt: new Date() }, condition)
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}

/** The token that works and has this digest, of any organisation, with what its access depends on. */
export async function activeToken(tx: Tx, digest: string) {
  const [row] = await tx
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
      organisationId: organisations.id,
      trialEndsAt: organisations.trialEndsAt,
    })
    .from(apiTokens)
    .innerJoin(organisations, eq(organisations.id, apiTokens.organisationId))
    .where(
      and(
        eq(apiTokens.digest, digest),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
      ),
    );
  return row ?? null;
}

/** Notes a use, unless one was noted since. */
export async function recordUse(tx: Tx, digest: string, now: Date, since: Date): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiTokens.digest, digest), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, since))),
    );
}
