import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/** How the bytes of an answer may be written. */
export type Encoding = "br" | "gzip" | "identity";

/** A coding's weight in an `Accept-Encoding` header: 0 where it is not named, or refused. */
function weightOf(coding: Encoding, header: string): number {
  for (const part of header.split(",")) {
    const [name, ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    return Number(parameters.find((text) => text.startsWith("q="))?.slice(2) ?? 1) || 0;
  }
  return 0;
}

/** The encoding that a caller is answered in: of those it takes the smallest one. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  if (weightOf("br", header) > 0) return "br";
  return weightOf("gzip", header) > 0 ? "gzip" : "identity";
}

/** The smallest window that holds `length` bytes, as a power of two: a larger one has to be made ready each time. */
const windowFor = (length: number): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  );

/** A page that is there as a whole, compressed as one piece (docs/decisions/012-page-speed.md says why at level 5). */
export function encodePage(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(body);
  if (encoding === "gzip") return compressGzip(body);
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/** What `encodePage` was given, from its brotli. */
export const decodeBrotli = (body: Buffer): Promise<Buffer> => decompressBrotli(body);
