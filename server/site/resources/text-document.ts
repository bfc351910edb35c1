import type { Block } from "#server/platform/typesetting/model.ts";

/** A text that is typeset as a PDF; its title and description are in the catalogue. */
export interface TextDocument {
  /** The blocks in reading order. */
  blocks: Block[];
  /** Laws, regulations and guidelines whose figures or rules the document repeats. */
  sources: string[];
}
