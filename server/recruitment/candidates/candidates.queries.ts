import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates } from "./candidates.table.ts";

/** Adds or renews what the organisation knows of a person. @returns the candidate's id */
export async function upsertCandidate(
  scope: OrganisationScope,
  candidate: Omit<typeof candidates.$inferInsert, "organisationId">,
): Promise<string> {
  const { name, email, phone, location } = candidate;
  const [row] = await scope
    .insert(candidates, candidate)
    .onConflictDoUpdate({
      target: [candidates.organisationId, candidates.userId],
      set: { name, email, phone, location },
    })
    .returning({ id: candidates.id });
  if (!row) throw new Error("upsert returned no row");
  return row.id;
}
