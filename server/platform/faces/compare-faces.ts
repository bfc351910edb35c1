import type { FaceVerdict } from "#contract/core/faces.ts";
import type { FaceQuality } from "./face-quality.ts";
import { type FaceBox, type Look, lookAtPicture, type SeenFace } from "./look-at-picture.ts";
import { distance, type Embedding, embed } from "./recognition.ts";

/**
 * Below the first, faces are of the same person; above the second of two; a person looks at what lies between.
 * Chosen on pictures that the comparison was tuned on: docs/decisions/034-faces.md.
 */
export const thresholds = { match: 0.53, noMatch: 0.72 };

/** What the comparison is made with. */
export const faceEngine = { name: "BlazeFace, face mesh, MobileFaceNet, dlib ResNet", version: "2" };

export interface MeasuredFace {
  box: FaceBox;
  quality: FaceQuality;
  /** The face that was compared. */
  compared: boolean;
}

export interface FaceComparison {
  verdict: FaceVerdict;
  /** Null where there are not two faces to compare. */
  distance: number | null;
  /** Whose face the first picture is about, to be found again; null where it is not one clear face. */
  embedding: Embedding | null;
  first: MeasuredFace[];
  second: MeasuredFace[];
}

/** Compares the faces of two pictures. @throws CodedError as `decodePicture` */
export async function compareFaces(first: Uint8Array, second: Uint8Array): Promise<FaceComparison> {
  const one = await choose(await lookAtPicture(first));
  const other = await choose(await lookAtPicture(second));
  const clearly = one.chosen?.seen.quality.notices.length === 0;
  const embedding = clearly && one.chosen ? one.chosen.embedding : null;
  const faces = { first: one.faces, second: other.faces, embedding };
  if (one.faces.length === 0 || other.faces.length === 0)
    return { verdict: "no_face", distance: null, ...faces };
  if (!one.chosen || !other.chosen) return { verdict: "several_faces", distance: null, ...faces };
  const apart = distance(one.chosen.embedding, other.chosen.embedding);
  const clear = [one.chosen, other.chosen].every(({ seen }) => seen.quality.notices.length === 0);
  return { verdict: clear ? verdictOf(apart) : "unsure", distance: apart, ...faces };
}

/** What a distance says, by the thresholds. */
export function verdictOf(apart: number): "match" | "no_match" | "unsure" {
  if (apart < thresholds.match) return "match";
  return apart > thresholds.noMatch ? "no_match" : "unsure";
}

/** A face this much smaller than the largest is a bystander or a picture within the picture. */
const muchSmaller = 0.6;

interface Choice {
  faces: MeasuredFace[];
  chosen: { seen: SeenFace; embedding: Embedding } | null;
}

/**
 * The one face that a picture is about: the largest, if the others are much smaller or of the same person, as the
 * second portrait on a Maisha card is. Null where there are several, or none.
 */
async function choose({ pyramid, faces }: Look): Promise<Choice> {
  const [main, ...others] = faces;
  const measured = faces.map(
    (seen, at): MeasuredFace => ({ box: seen.box, quality: seen.quality, compared: at === 0 }),
  );
  if (!main) return { faces: measured, chosen: null };
  const embedding = await embed(pyramid, main.face.mesh);
  for (const { face } of others) {
    if (face.size < main.face.size * muchSmaller) continue;
    const other = await embed(pyramid, face.mesh);
    if (distance(embedding, other) < thresholds.match) continue;
    return { faces: measured.map((one) => ({ ...one, compared: false })), chosen: null };
  }
  return { faces: measured, chosen: { seen: main, embedding } };
}
