import { eachInBatches } from "#server/platform/database/batches.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { faceEngine } from "#server/platform/faces/compare-faces.ts";
import type { Embedding } from "#server/platform/faces/recognition.ts";
import type { Platform } from "#server/platform/platform.ts";
import { resealed, type Sealer } from "#server/platform/sealing.ts";
import { giveTurn, mapYielding } from "#server/platform/yielding.ts";
import { distanceFrom, toBytes } from "./face-code.ts";
import * as queries from "./faces.queries.ts";

const nameOf = (memberId: string) => `member face ${memberId}`;
const engineVersion = faceEngine.version;

/** A face as it lies in the database. */
export const sealedFace = (sealer: Sealer, memberId: string, embedding: Embedding) => ({
  memberId,
  engineVersion,
  face: sealer.seal(nameOf(memberId), Buffer.from(toBytes(embedding)).toString("base64")),
});

/** Keeps whose face it is, sealed; without a clear face nothing is kept. */
export async function keepFace(
  scope: OrganisationScope,
  sealer: Sealer,
  memberId: string,
  embedding: Embedding | null,
): Promise<void> {
  if (!embedding) {
    await queries.removeFace(scope, memberId);
    return;
  }
  await queries.saveFace(scope, sealedFace(sealer, memberId, embedding));
}

/**
 * Stricter than the comparison of one pair: among thousands of people one in three thousand pairs of two persons lies
 * below that one's threshold.
 */
const sameBelow = 0.4;
/** Those that are told of, the nearest first. */
const maxReported = 5;
/** Rows that are read, opened and compared at a time; opening one takes some microseconds. */
const batch = 1000;
/** Most faces that one is compared with: some seconds of a processor, in slices between which pages are answered. */
const maxCompared = 200_000;

const firstId = "00000000-0000-0000-0000-000000000000";

/** A member who may be the same person, by the face. */
export interface SameFace {
  memberId: string;
  distance: number;
}

/** A face as it was sealed. */
export const openFace = (sealer: Sealer, { memberId, face }: { memberId: string; face: string }): Int8Array =>
  new Int8Array(Buffer.from(sealer.open(nameOf(memberId), face), "base64"));

/**
 * Members of the organisation who have the same face. Every face is opened for it and forgotten again: nothing of them
 * is kept in memory or can be searched in the database.
 */
export async function findSameFaces(
  { database, sealer }: Pick<Platform, "database" | "sealer">,
  organisationId: string,
  memberId: string,
): Promise<{ compared: number; same: SameFace[] }> {
  const own = await inOrganisation(database, organisationId, (scope) =>
    queries.findFace(scope, memberId, engineVersion),
  );
  if (!own) return { compared: 0, same: [] };
  const distanceOf = distanceFrom(openFace(sealer, own));
  const near: SameFace[] = [];
  let [after, compared] = [firstId, 0];
  while (compared < maxCompared) {
    const rows = await inOrganisation(database, organisationId, (scope) =>
      queries.facesAfter(scope, { memberId, engineVersion, after, size: batch }),
    );
    const distances = await mapYielding(rows, (row) => distanceOf(openFace(sealer, row)));
    for (const [at, distance] of distances.entries()) {
      const row = rows[at];
      if (row && distance < sameBelow) near.push({ memberId: row.memberId, distance });
    }
    compared += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < batch) break;
    after = last.memberId;
    await giveTurn();
  }
  return { compared, same: near.sort((one, other) => one.distance - other.distance).slice(0, maxReported) };
}

/** Seals every kept face with the current key that a former one sealed. */
export function resealMemberFaces({ database, sealer }: Platform): Promise<void> {
  return eachInBatches(database, queries.sealedFacesAfter, async (tx, { id, face }) => {
    const sealed = resealed(sealer, nameOf(id), face);
    if (sealed) await queries.updateSealedFace(tx, id, sealed);
  });
}
