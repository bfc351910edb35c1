import { and, asc, count, desc, eq, gte, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type TrialState, trialEndList } from "#contract/accounts/trial-ends.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import { contains } from "#server/platform/text.ts";
import { memberships, organisations } from "./accounts.table.ts";

export type TrialEndQuery = z.output<typeof trialEndList.query>;

const { id, name, createdAt, trialEndsAt } = organisations;

const fields = {
  id,
  name,
  createdAt,
  trialEndsAt,
  people: sql<number>`(select count(*)::int from ${memberships} where ${eq(memberships.organisationId, id)})`,
};

/** Every organisation but the provider's own and the one of the demo. */
const isSacco = and(not(organisations.isProvider), not(organisations.isShowcase));

const states: Record<TrialState, (now: Date) => SQL> = {
  on_trial: (now) => gte(trialEndsAt, now),
  over: (now) => lt(trialEndsAt, now),
  no_end: () => isNull(trialEndsAt),
};

const matching = conditionsOf(trialEndList, {
  q: (words) => contains(name, words),
  trial: (chosen, now: Date) => or(...chosen.map((state) => states[state](now))),
});

// PostgreSQL puts rows without an end last.
const orders = {
  trialEndsAt: [asc(trialEndsAt), asc(name), asc(id)],
  name: [asc(name), asc(id)],
  "-createdAt": [desc(createdAt), desc(id)],
} satisfies Record<TrialEndQuery["sort"], SQL[]>;

/** One page of the SACCOs that match, and how many match in all. */
export function listSaccos(tx: Tx, query: TrialEndQuery, now: Date) {
  const condition = and(isSacco, matching(query, now));
  return readPage(
    query,
    tx
      .select(fields)
      .from(organisations)
      .where(condition)
      .orderBy(...orders[query.sort]),
    tx.select({ total: count() }).from(organisations).where(condition),
  );
}

export type SaccoRow = Awaited<ReturnType<typeof listSaccos>>["rows"][number];

/** Holds a SACCO until the transaction ends: two owners of the provider may decide at once. @returns null for none */
export async function lockSacco(tx: Tx, saccoId: string): Promise<SaccoRow | null> {
  const [row] = await tx
    .select(fields)
    .from(organisations)
    .where(and(isSacco, eq(id, saccoId)))
    .for("update");
  return row ?? null;
}

export async function updateTrialEnd(tx: Tx, saccoId: string, endsAt: Date | null): Promise<void> {
  await tx.update(organisations).set({ trialEndsAt: endsAt }).where(eq(id, saccoId));
}
