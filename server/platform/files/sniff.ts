/** What the bytes are on the outside. A zip may turn out to be a DOCX and an OLE container a DOC. */
export type Container = "pdf" | "zip" | "ole" | "jpeg" | "png" | "webp";

const signatures: readonly { container: Container; at: number; bytes: readonly number[] }[] = [
  { container: "zip", at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { container: "ole", at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { container: "jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { container: "png", at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { container: "webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
];

/** Readers accept a PDF whose header is within the first 1,024 bytes (ISO 32000-1, annex H.3.4.1). */
const pdfHeaderWithin = 1024;

/** Where `%PDF-` is, or -1. */
export function pdfHeaderAt(bytes: Buffer): number {
  return bytes.subarray(0, pdfHeaderWithin + 5).indexOf("%PDF-");
}

/** A script or a web page, whatever the case and the white space before it: browsers guess these too. */
const markup = /^\uFEFF?\s*(#!|<[!?a-z])/i;

/**
 * Says what a file is from its bytes alone.
 * @returns the container, or the extension of another type that was recognised, or neither
 */
export async function sniff(bytes: Buffer): Promise<{ container?: Container; other?: string }> {
  for (const { container, at, bytes: signature } of signatures) {
    if (signature.every((byte, index) => bytes[at + index] === byte)) return { container };
  }
  const header = pdfHeaderAt(bytes);
  if (header === 0) return { container: "pdf" };

  // The head is enough to name a type and bounds what the detector can be led to read.
  const head = bytes.subarray(0, 4100);
  const { fileTypeFromBuffer } = await import("file-type");
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  // The detector looks behind a byte-order mark by itself.
  if (detected && detected.ext !== "pdf") return { other: detected.ext };
  if (markup.test(head.toString("utf8"))) return { other: "script or HTML" };
  return header > 0 ? { container: "pdf" } : {};
}
