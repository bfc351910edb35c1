import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { type FaceQuality, qualityOf } from "./face-quality.ts";
import { type Face, findFaces } from "./find-faces.ts";
import type { Pyramid } from "./view.ts";

/** A card that fills half of a picture of this size has a portrait of some 180 points. */
const maxSide = 1600;

export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A face, where it lies in the uploaded picture, and how much it can tell. */
export interface SeenFace {
  face: Face;
  box: FaceBox;
  quality: FaceQuality;
}

export interface Look {
  pyramid: Pyramid;
  /** The largest first. */
  faces: SeenFace[];
}

/** Decodes a picture and finds its faces. @throws CodedError as `decodePicture` */
export async function lookAtPicture(bytes: Uint8Array): Promise<Look> {
  const { pixels, scale } = await decodePicture(bytes, { maxSide });
  const { faces, pyramid } = await findFaces(pixels);
  const seen = faces.map((face) => ({
    face,
    box: boxOf(face, scale),
    quality: qualityOf(pyramid, face, scale),
  }));
  return { pyramid, faces: seen };
}

/** The upright rectangle around a face, in points of the uploaded picture. */
function boxOf({ mesh }: Face, scale: number): FaceBox {
  const across = mesh.points.map(([x]) => x / scale);
  const down = mesh.points.map(([, y]) => y / scale);
  const x = Math.min(...across);
  const y = Math.min(...down);
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}
