import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { personFields } from "./accounts.queries.ts";
import { memberships, organisations, sessions, users } from "./accounts.table.ts";
import { authenticators } from "./two-factor.table.ts";
import { ofMemberWithCode } from "./two-factor-rule.queries.ts";

/**
 * Written once, and where sessions of the database stay, planned once by each of them: by itself that takes as long as
 * all else of a small call.
 */
const sessionStatement = ({ db, keepsStatements }: Pick<Database, "db" | "keepsStatements">) =>
  db
    .select({ session: { id: sessions.id, expiresAt: sessions.expiresAt }, ...personFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(authenticators, ofMemberWithCode)
    .where(eq(sessions.token, sql.placeholder("digest")))
    .orderBy(asc(memberships.createdAt), asc(memberships.organisationId))
    .limit(1)
    // Without a name it is planned each time.
    .prepare(keepsStatements ? "session" : "");

const statements = new WeakMap<Database["db"], ReturnType<typeof sessionStatement>>();

/**
 * The session whose token has this digest, with its person and the organisation that they joined first, in one
 * statement: every call of somebody who is signed in begins with it, and every page shows who that is.
 */
export async function findSession(database: Pick<Database, "db" | "keepsStatements">, digest: string) {
  const statement = statements.get(database.db) ?? sessionStatement(database);
  statements.set(database.db, statement);
  const [row] = await statement.execute({ digest });
  return row ?? null;
}
