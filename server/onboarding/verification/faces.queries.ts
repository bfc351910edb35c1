import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberFaces } from "./member-faces.table.ts";

export const saveFace = (
  scope: OrganisationScope,
  values: Pick<typeof memberFaces.$inferInsert, "memberId" | "engineVersion" | "face">,
) =>
  scope
    .insert(memberFaces, values)
    .onConflictDoUpdate({ target: [memberFaces.organisationId, memberFaces.memberId], set: values });

export const removeFace = (scope: OrganisationScope, memberId: string) =>
  scope.delete(memberFaces, eq(memberFaces.memberId, memberId));

const fields = { memberId: memberFaces.memberId, face: memberFaces.face };

export async function findFace(scope: OrganisationScope, memberId: string, engineVersion: string) {
  const [row] = await scope.select(
    fields,
    memberFaces,
    and(eq(memberFaces.memberId, memberId), eq(memberFaces.engineVersion, engineVersion)),
  );
  return row;
}

/** The next faces of others, in the order of their members' ids. */
export const facesAfter = (
  scope: OrganisationScope,
  {
    memberId,
    engineVersion,
    after,
    size,
  }: { memberId: string; engineVersion: string; after: string; size: number },
) =>
  scope
    .select(
      fields,
      memberFaces,
      and(
        gt(memberFaces.memberId, after),
        ne(memberFaces.memberId, memberId),
        eq(memberFaces.engineVersion, engineVersion),
      ),
    )
    .orderBy(asc(memberFaces.memberId))
    .limit(size);

/** Sealed faces of all organisations, in the order of ids. */
export const sealedFacesAfter = (tx: Tx, after: string, size: number) =>
  tx
    .select({ id: memberFaces.memberId, face: memberFaces.face })
    .from(memberFaces)
    .where(gt(memberFaces.memberId, after))
    .orderBy(asc(memberFaces.memberId))
    .limit(size);

export const updateSealedFace = (tx: Tx, memberId: string, face: string) =>
  tx.update(memberFaces).set({ face }).where(eq(memberFaces.memberId, memberId));
