/** 1 January 2026, 00:00, in the DOS form that ZIP entries use: date in the high half, time in the low. */
const fixedTime = (((2026 - 1980) << 9) | (1 << 5) | 1) << 16;

const endSignature = 0x06054b50;
const endLength = 22;

/**
 * Gives every entry of a ZIP archive the same time, so that the archive depends on its content alone.
 * @param archive without a comment at its end; changed in place
 */
export function fixZipTimes(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = archive.byteLength - endLength;
  if (end < 0 || view.getUint32(end, true) !== endSignature) throw new Error("Not a ZIP archive");
  const entries = view.getUint16(end + 10, true);
  let entry = view.getUint32(end + 16, true);
  for (let index = 0; index < entries; index += 1) {
    view.setUint32(entry + 12, fixedTime, true);
    view.setUint32(view.getUint32(entry + 42, true) + 10, fixedTime, true);
    // Fixed part, then name, extra field and comment.
    entry += 46 + [28, 30, 32].reduce((sum, at) => sum + view.getUint16(entry + at, true), 0);
  }
}
