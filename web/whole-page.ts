import { placeOfStyles } from "./styles/place.ts";
import { classAttributesOf, createStylePicker } from "./styles/used-styles.ts";

/** A part of a page as it is sent, and the `class` attributes in it. */
export interface WrittenMarkup {
  bytes: Buffer;
  classes: Iterable<string>;
}

/** What React has written of a page: bytes, or a long text as it is. */
export type PagePiece = Uint8Array | string;

/** Markup as it is sent. What styles are picked by is in ASCII. */
export const written = (bytes: Buffer): WrittenMarkup => ({
  bytes,
  classes: classAttributesOf(bytes.toString("latin1")),
});

/** Of how many combinations of parts the styles are known; the styles themselves are among the picker's. */
const maxCombinations = 500;

/**
 * Joins the pieces of pages, and writes into each the styles that it uses.
 * @param known finds texts that were written before: their bytes and classes need not be looked for again
 */
export function createPageJoiner(css: string, known: (text: string) => WrittenMarkup | undefined) {
  const pickStyles = createStylePicker(css);
  const stylesByParts = new Map<string, Uint8Array>();
  const names = new WeakMap<WrittenMarkup, number>();
  let named = 0;

  function nameOf(part: WrittenMarkup): number {
    const name = names.get(part) ?? ++named;
    names.set(part, name);
    return name;
  }

  /**
   * The known parts of a page, and what is between them.
   * @returns a key, too: the same for pages that have the same known parts and the same classes between them
   */
  function partsOf(pieces: readonly PagePiece[]): { parts: WrittenMarkup[]; key: string } {
    const parts: WrittenMarkup[] = [];
    let key = "";
    let between: Uint8Array[] = [];
    const end = () => {
      if (between.length === 0) return;
      // Pieces of bytes end anywhere, also within a word.
      const part = written(Buffer.concat(between));
      parts.push(part);
      for (const attribute of part.classes) key += `${attribute}\n`;
      between = [];
    };
    for (const piece of pieces) {
      const part = typeof piece === "string" ? known(piece) : undefined;
      if (part) {
        end();
        parts.push(part);
        key += `${nameOf(part)}\n`;
      } else between.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    }
    end();
    return { parts, key };
  }

  function stylesOf(parts: readonly WrittenMarkup[], key: string): Uint8Array {
    const found = stylesByParts.get(key);
    if (found) return found;
    const classes = new Set<string>();
    for (const part of parts) for (const attribute of part.classes) classes.add(attribute);
    const styles = pickStyles(classes);
    if (stylesByParts.size >= maxCombinations) stylesByParts.clear();
    stylesByParts.set(key, styles);
    return styles;
  }

  return (pieces: readonly PagePiece[]): Buffer => {
    const { parts, key } = partsOf(pieces);
    const whole: Uint8Array[] = [];
    let placed = false;
    for (const { bytes } of parts) {
      const place = placed ? -1 : bytes.indexOf(placeOfStyles);
      if (place < 0) {
        whole.push(bytes);
        continue;
      }
      placed = true;
      whole.push(
        bytes.subarray(0, place),
        stylesOf(parts, key),
        bytes.subarray(place + placeOfStyles.length),
      );
    }
    return Buffer.concat(whole);
  };
}
