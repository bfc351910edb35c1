import type { ReadCharacter } from "#server/platform/ocr/recognise-lines.ts";
import type { Rectangle } from "#server/platform/pictures/geometry.ts";
import type { DocumentLine } from "./pieces.ts";

/** A row of a machine-readable zone as it was read. */
export interface ZoneRow {
  text: string;
  characters: readonly ReadCharacter[];
  box: Rectangle;
}

/** What was read on a document, in its upright view. */
export interface DocumentText {
  lines: readonly DocumentLine[];
  /** From above; empty where there is none. */
  zone: readonly ZoneRow[];
}
