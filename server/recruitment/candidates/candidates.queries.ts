import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { candidates } from "./candidates.table.ts";
import { nameKey } from "./name-key.ts";

/** Adds or renews what the organisation knows of a person. @returns the candidate, and whether an import brought them */
export async function upsertCandidate(
  scope: OrganisationScope,
  candidate: Omit<typeof candidates.$inferInsert, "organisationId" | "nameKey">,
): Promise<{ id: string; imported: boolean }> {
  const { email, phone, location } = candidate;
  const named = { name: candidate.name, nameKey: nameKey(candidate.name) };
  const [row] = await scope
    .insert(candidates, { ...candidate, ...named })
    .onConflictDoUpdate({
      target: [candidates.organisationId, candidates.userId],
      set: { ...named, email, phone, location },
    })
    .returning({ id: candidates.id, importId: candidates.importId });
  if (!row) throw new Error("upsert returned no row");
  return { id: row.id, imported: row.importId !== null };
}

/**
 * Adds somebody whom HR enters and who has no account.
 * @throws a violation of `candidate_imported_email`
 */
export async function insertEntered(
  scope: OrganisationScope,
  person: Pick<typeof candidates.$inferInsert, "name" | "email" | "phone" | "location">,
): Promise<string> {
  const id = newId();
  const email = person.email.toLowerCase();
  await scope.insert(candidates, { ...person, id, email, nameKey: nameKey(person.name) });
  return id;
}
