/** Kinds of parts, by their names in a PDF (ISO 32000-1, 14.8.4). */
type PartKind =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Figure";

interface PartOptions {
  /** What stands in for a picture when it is read aloud. */
  alt?: string;
  /** What a section is called. */
  title?: string;
  /** How the items of a list are numbered in print. */
  numbering?: "Decimal" | "None";
}

/** A part of a document as a screen reader walks through it; the order of `parts` is the order of reading. */
export interface Part extends PartOptions {
  kind: PartKind;
  parts: Part[];
}

/** The root of a document's parts. */
export const documentPart = (): Part => ({ kind: "Document", parts: [] });

/**
 * Adds a part after the others of `parent`. The node of the page that shows it names it as its `part`; what names
 * none (lines, fills, running heads) is passed over by a screen reader.
 */
export function addPart(parent: Part, kind: PartKind, options: PartOptions = {}): Part {
  const part: Part = { kind, parts: [], ...options };
  parent.parts.push(part);
  return part;
}
