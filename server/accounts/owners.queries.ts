import { and, arrayContains, asc, eq } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { memberships, users } from "./accounts.table.ts";

/** Whom an organisation's owners are as readers of a mail. */
export function ownersOf(tx: Tx, organisationId: string) {
  return tx
    .select({ email: users.email, firstName: users.firstName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organisationId, organisationId), arrayContains(memberships.roles, ["owner"])))
    .orderBy(asc(users.email));
}
