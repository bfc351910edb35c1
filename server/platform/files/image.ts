import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { fileErrors } from "./files.messages.ts";
import type { FileKind } from "./kinds.ts";

/** Phones reach 50 megapixels in everyday use; decoding this many takes 400 MB. */
const maxPixels = 100_000_000;

export interface Size {
  width: number;
  height: number;
}

/** PNG: the first chunk is IHDR with the size, the last is IEND (PNG specification, 5.6). */
function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.toString("latin1", 12, 16) !== "IHDR" || bytes.lastIndexOf("IEND", undefined, "latin1") < 33) {
    return undefined;
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Start-of-frame markers carry the size: C0 to CF without C4 (tables), C8 (reserved) and CC (arithmetic). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** JPEG: segments up to the start of scan, then data that an end-of-image marker closes (ITU-T T.81, B). */
function jpegSize(bytes: Buffer): Size | undefined {
  let size: Size | undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xda) return bytes.indexOf(Buffer.from([0xff, 0xd9]), at) > 0 ? size : undefined;
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

/** WebP: a RIFF file whose first chunk is one of three kinds, each with the size elsewhere (RFC 9649). */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return undefined;
  const chunk = bytes.toString("latin1", 12, 16);
  if (chunk === "VP8X") return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (chunk === "VP8 ") {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (chunk !== "VP8L" || bytes[20] !== 0x2f) return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

const sizeOf = { png: pngSize, jpeg: jpegSize, webp: webpSize };
export type ImageKind = Extract<FileKind, keyof typeof sizeOf>;

/** Animated PNG: its control chunk stands before the picture's data (PNG specification, third edition, 11.3.6). */
const isAnimatedPng = (bytes: Buffer) => {
  const control = bytes.indexOf("acTL", 33, "latin1");
  return control > 0 && control < bytes.indexOf("IDAT", 33, "latin1");
};

/** WebP: a bit of the extended header (RFC 9649, 2.7.1). */
const isAnimatedWebp = (bytes: Buffer) =>
  bytes.toString("latin1", 12, 16) === "VP8X" && ((bytes[20] ?? 0) & 0x02) !== 0;

/** Whether a picture holds several that follow each other, by its headers. */
export const isAnimated = (bytes: Buffer, kind: ImageKind): boolean =>
  kind === "png" ? isAnimatedPng(bytes) : kind === "webp" && isAnimatedWebp(bytes);

/**
 * Looks a picture over by its headers, without decoding it.
 * @throws CodedError `file_damaged` when it is cut short, `file_bomb` above 100 megapixels
 */
export function inspectImage(bytes: Buffer, kind: ImageKind): Size {
  const size = bytes.length >= 30 ? sizeOf[kind](bytes) : undefined;
  if (!size || size.width === 0 || size.height === 0) {
    throw new CodedError(
      "file_damaged",
      textOf(fileErrors, (t) => t.pictureDamaged),
    );
  }
  if (size.width * size.height > maxPixels) {
    throw new CodedError(
      "file_bomb",
      textOf(fileErrors, (t) => t.pictureTooLarge),
    );
  }
  return size;
}
