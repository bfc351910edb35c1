/** Whether bytes begin with the mark of UTF-16, as spreadsheets save "Unicode text". */
const utf16 = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
};

/**
 * The text of a file that does not say how it is encoded: UTF-16 with its mark, UTF-8 with or without one, and what
 * is neither in the encoding of older Windows programs. A mark is no part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = utf16(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
