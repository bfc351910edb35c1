import { and, count, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import { sessions } from "./accounts.table.ts";

const liveOf = (userId: string) => and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`));

/** Sessions of a person that have not ended, `first` at the top, then by their last use. */
export function sessionsOf(
  db: Tx,
  userId: string,
  { first, ...page }: { first: string; page: number; pageSize: number },
) {
  return readPage(
    page,
    db
      .select({
        id: sessions.id,
        startedAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        userAgent: sessions.userAgent,
        address: sessions.ipAddress,
      })
      .from(sessions)
      .where(liveOf(userId))
      .orderBy(desc(eq(sessions.id, first)), desc(sessions.updatedAt), desc(sessions.id)),
    db.select({ total: count() }).from(sessions).where(liveOf(userId)),
  );
}

/** Ends a session of a person. @returns whether there was one */
export async function deleteSession(db: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(liveOf(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of a person but one. @returns how many had not ended by themselves */
export async function deleteOtherSessions(db: Tx, userId: string, kept: string): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(liveOf(userId), ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return rows.length;
}
