import { and, eq, gt, lte } from "drizzle-orm";
import type { HeadTurn } from "#contract/core/faces.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { livenessChallenges } from "./liveness.table.ts";

const open = (id: string, now: Date) =>
  and(eq(livenessChallenges.id, id), gt(livenessChallenges.expiresAt, now));

export const insertChallenge = (
  scope: OrganisationScope,
  values: { id: string; turns: HeadTurn[]; expiresAt: Date },
) => scope.insert(livenessChallenges, values);

export const deleteExpired = (scope: OrganisationScope, now: Date) =>
  scope.delete(livenessChallenges, lte(livenessChallenges.expiresAt, now));

export async function findChallenge(scope: OrganisationScope, id: string, now: Date) {
  const [row] = await scope.select({ turns: livenessChallenges.turns }, livenessChallenges, open(id, now));
  return row;
}

/** Takes a challenge out; false where another answer was faster. */
export async function takeChallenge(scope: OrganisationScope, id: string, now: Date): Promise<boolean> {
  const rows = await scope.delete(livenessChallenges, open(id, now)).returning({ id: livenessChallenges.id });
  return rows.length > 0;
}
