import type { Sharp } from "sharp";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "#server/platform/files/files.messages.ts";
import { type ImageKind, inspectImage, isAnimated } from "#server/platform/files/image.ts";
import { sniff } from "#server/platform/files/sniff.ts";
import type { Pixels } from "./pixels.ts";

/** What a phone's best camera takes; decoding more at full size would need 150 MB. */
const maxPixels = 50_000_000;

export interface DecodedPicture {
  pixels: Pixels;
  /** Size of the picture as it was uploaded, upright as its EXIF orientation says. */
  width: number;
  height: number;
  /** Points of `pixels` for one of the uploaded picture, at most 1. */
  scale: number;
}

export interface DecodeOptions {
  /** The longer side of `pixels` has at most this many points: the picture is made smaller while it is decoded. */
  maxSide: number;
}

/**
 * Decodes an uploaded JPEG, PNG or WebP: upright, in sRGB, on white where it is transparent. Only in a worker: the
 * time and memory that it takes depend on the file. Nothing is written to disk.
 * @throws CodedError `file_type`, `file_damaged` (also when its end is missing), `file_bomb`, `picture_too_large`
 *   above 50 megapixels, `picture_animated`, or `unavailable` where the library has no build for this machine
 */
export const decodePicture = (bytes: Uint8Array, { maxSide }: DecodeOptions): Promise<DecodedPicture> =>
  withPicture(bytes, async (picture) => {
    const { autoOrient } = await picture.metadata();
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .flatten({ background: "white" })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return {
      pixels: { data: new Uint8Array(data), width: info.width, height: info.height },
      ...autoOrient,
      scale: info.width / autoOrient.width,
    };
  });

/**
 * Reads an uploaded JPEG, PNG or WebP by `draw`, once it is known to be one that may be decoded. Only in a worker.
 * @throws CodedError as `decodePicture`
 */
export async function withPicture<T>(bytes: Uint8Array, draw: (picture: Sharp) => Promise<T>): Promise<T> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = await kindOf(file);
  const { width, height } = inspectImage(file, kind);
  if (width * height > maxPixels) throw new CodedError("picture_too_large");
  if (isAnimated(file, kind)) throw new CodedError("picture_animated");
  const sharp = await loadSharp();
  /** @param failOn How faulty a file may be. */
  const drawUnless = (failOn: "warning" | "truncated") =>
    draw(sharp(file, { limitInputPixels: maxPixels, failOn }));
  try {
    return await drawUnless("warning");
  } catch (first) {
    if (isCutShort(first)) throw damaged(true);
    // Cameras write files that a strict reader warns of.
    return await drawUnless("truncated").catch((error) => {
      throw damaged(isCutShort(error));
    });
  }
}

async function kindOf(file: Buffer): Promise<ImageKind> {
  if (file.length === 0) throw new CodedError("file_empty");
  const { container } = await sniff(file);
  if (container === "jpeg" || container === "png" || container === "webp") return container;
  throw new CodedError("file_type");
}

/** The library says what is wrong with a file in English sentences only. */
const isCutShort = (error: unknown) =>
  /premature|truncated|end of stream|not enough data|end of file/i.test(String(error));

const damaged = (cutShort: boolean) =>
  new CodedError(
    "file_damaged",
    textOf(fileErrors, (t) => (cutShort ? t.pictureIncomplete : t.pictureDamaged)),
  );

/** Loaded when first needed: on a machine that it has no build for, everything else still works. */
export async function loadSharp() {
  try {
    const { default: sharp } = await import("sharp");
    // One picture at a time, with nothing kept between them: a worker's memory is what is limited.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  } catch {
    throw new CodedError(
      "unavailable",
      textOf(fileErrors, (t) => t.cannotDecode),
    );
  }
}
