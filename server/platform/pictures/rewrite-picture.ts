import { type DecodedPicture, decodePicture, loadSharp, withPicture } from "./decode-picture.ts";

/** Enough to read the smallest print on a card that fills the picture; what is larger is made smaller. */
const maxSide = 4000;

/** Of JPEG, from 1 to 100: letters keep their edges. */
const quality = 88;

/** A picture to write anew: a photo, or a logo that has to fit into a box. */
export interface RewriteJob {
  bytes: Uint8Array;
  box?: { width: number; height: number };
}

/** What came of it; a logo's size is known. */
export type Rewritten = { bytes: Uint8Array } | WrittenPicture;

/**
 * Writes an uploaded picture anew as a JPEG, upright: nothing but its points is taken over, so that place, device and
 * whatever else a file can carry stay behind. Only in a worker.
 * @throws CodedError as `decodePicture`
 */
export async function rewritePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { pixels }: DecodedPicture = await decodePicture(bytes, { maxSide });
  const { data, width, height } = pixels;
  const sharp = await loadSharp();
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality })
      .toBuffer(),
  );
}

/** A picture that was written anew, and its size in points. */
export interface WrittenPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Writes an uploaded logo anew as a small PNG, upright, without the empty margin around it and still transparent where
 * it was. Only in a worker.
 * @throws CodedError as `decodePicture`
 */
export const rewriteLogo = (
  bytes: Uint8Array,
  box: { width: number; height: number },
): Promise<WrittenPicture> =>
  withPicture(bytes, async (picture) => {
    const { data, info } = await picture
      .autoOrient()
      .trim()
      .resize({ ...box, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  });
