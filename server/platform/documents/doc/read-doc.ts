import WordExtractor, { type WordDocument } from "word-extractor";
import { CodedError } from "#contract/core/errors.ts";
import { inspectDoc } from "#server/platform/files/doc.ts";
import type { BlockKind, DocumentText, TextBlock } from "../document-text.ts";
import { flowDocument } from "../docx/read-docx.ts";
import { LineBuilder } from "../text-lines.ts";

/**
 * Reads the text of a Word 97-2003 document. The format gives lines and table cells, but no sizes or faces.
 * @throws CodedError what `inspectDoc` does, or `file_empty` for no text.
 */
export async function readDoc(bytes: Uint8Array): Promise<DocumentText> {
  const buffer = Buffer.from(bytes);
  inspectDoc(buffer);
  let word: WordDocument;
  try {
    word = await new WordExtractor().extract(buffer);
  } catch {
    throw new CodedError("file_damaged");
  }
  const blocks: TextBlock[] = [];
  const lines = new LineBuilder();
  const add = (text: string, kind: BlockKind) => {
    for (const raw of text.split("\n")) {
      const line = lines.line(raw);
      const block = blocks.at(-1);
      if (line && block?.kind === kind && line.gapBefore === 0) block.lines.push(line);
      else if (line) blocks.push({ kind, column: "full", lines: [line] });
    }
  };
  add(word.getHeaders({ includeFooters: false }), "header");
  add(word.getTextboxes({ includeHeadersAndFooters: true }), "text");
  add(word.getBody(), "text");
  add(word.getFooters(), "footer");
  const hasImage = buffer.includes("JFIF") || buffer.includes("IHDR");
  return flowDocument("doc", blocks, [], hasImage);
}
