import { type DecodedPicture, decodePicture, loadSharp } from "./decode-picture.ts";

/** Enough to read the smallest print on a card that fills the picture; what is larger is made smaller. */
const maxSide = 4000;

/** Of JPEG, from 1 to 100: letters keep their edges. */
const quality = 88;

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
