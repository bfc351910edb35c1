import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip, zstdCompressSync } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** How the bytes of an answer may be written. */
export type Encoding = "zstd" | "br" | "gzip" | "identity";

/** A coding's weight in an `Accept-Encoding` header: 0 where it is not named, or refused. */
function weightOf(coding: Encoding, header: string): number {
  for (const part of header.split(",")) {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    return Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1) || 0;
  }
  return 0;
}

/** Encodings of a page that is kept for many visitors. */
export type KeptEncoding = "br" | "gzip" | "identity";

/** Encodings of a page that is kept for many, the smallest first, and of one that is written for one visitor, the cheapest first. */
export const encodings = {
  kept: ["br", "gzip"],
  once: ["zstd", "br", "gzip"],
} as const satisfies Record<string, readonly Encoding[]>;

/** The encoding that a caller is answered in: the first of those on offer that it takes. */
export function chooseEncoding<Offered extends Encoding>(
  header: string | undefined,
  offered: readonly Offered[],
): Offered | "identity" {
  return offered.find((one) => header && weightOf(one, header) > 0) ?? "identity";
}

/** The smallest window that holds `length` bytes, as a power of two: a larger one has to be made ready each time. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  );

function brotli(body: Uint8Array, quality: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/** A page that is kept, compressed as one piece (docs/decisions/012-page-speed.md says why at these levels). */
export function encodePage(body: Buffer, encoding: KeptEncoding): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(body);
  return encoding === "gzip" ? compressGzip(body) : brotli(body, 5);
}

/** A page that one visitor gets, compressed as one piece: a few percent larger, for a fraction of the time. */
export function encodeOnce(body: Uint8Array, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return compressGzip(body, { level: 4 });
  if (encoding === "br") return brotli(body, 4);
  // Handing it to a thread would cost more than the third of a millisecond that it takes.
  return zstdCompressSync(body, {
    params: { [constants.ZSTD_c_compressionLevel]: 3 },
    pledgedSrcSize: body.length,
    // Room for the whole answer, which otherwise is put together of several.
    chunkSize: 32 * 1024,
  });
}

/** What `encodePage` was given, from its brotli. */
export const decodeBrotli = (body: Buffer): Promise<Buffer> => decompressBrotli(body);
