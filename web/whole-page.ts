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

/**
 * Joins the pieces of pages, and writes into each the styles that it uses.
 * @param known finds texts that were written before: their bytes and classes need not be looked for again
 */
export function createPageJoiner(css: string, known: (text: string) => WrittenMarkup | undefined) {
  const pickStyles = createStylePicker(css);

  /** The known parts of a page, and what is between them. */
  function partsOf(pieces: readonly PagePiece[]): WrittenMarkup[] {
    const parts: WrittenMarkup[] = [];
    let between: Uint8Array[] = [];
    const end = () => {
      // Pieces of bytes end anywhere, also within a word.
      if (between.length > 0) parts.push(written(Buffer.concat(between)));
      between = [];
    };
    for (const piece of pieces) {
      const part = typeof piece === "string" ? known(piece) : undefined;
      if (part) {
        end();
        parts.push(part);
      } else between.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    }
    end();
    return parts;
  }

  return (pieces: readonly PagePiece[]): Buffer => {
    const parts = partsOf(pieces);
    const whole: Uint8Array[] = [];
    let placed = false;
    for (const { bytes } of parts) {
      const place = placed ? -1 : bytes.indexOf(placeOfStyles);
      if (place < 0) {
        whole.push(bytes);
        continue;
      }
      placed = true;
      const classes = new Set<string>();
      for (const part of parts) for (const attribute of part.classes) classes.add(attribute);
      whole.push(bytes.subarray(0, place), pickStyles(classes), bytes.subarray(place + placeOfStyles.length));
    }
    return Buffer.concat(whole);
  };
}
