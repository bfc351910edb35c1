import mammoth from "mammoth";
import { CodedError } from "#contract/core/errors.ts";
import { maxUnpackedBytes } from "#server/platform/files/office.ts";
import { unpackZip } from "#server/platform/files/zip.ts";
import {
  type DocumentText,
  type ExtractOptions,
  linesOf,
  maxCharacters,
  type TextBlock,
} from "../document-text.ts";
import { BlockBuilder } from "./blocks.ts";
import { type DocxNode, readNode, walk } from "./tree.ts";

/** Lines that fit on a page, to estimate the number of pages of a format that has none. */
export const linesPerPage = 48;

/**
 * Reads the text of a DOCX: headings, lists, tables, text boxes, and page headers and footers, where many
 * CVs keep the name and the phone number.
 * @throws CodedError `file_damaged`, `file_encrypted`, `file_bomb`, or `file_empty` for no text and no image.
 */
export async function readDocx(bytes: Uint8Array, options: ExtractOptions): Promise<DocumentText> {
  const parts = await unpackZip(Buffer.from(bytes), maxUnpackedBytes);
  if (!parts.has("word/document.xml")) throw new CodedError("file_damaged");
  const root = await documentTree(bytes);
  const builder = new BlockBuilder(options.isHeading ?? (() => false));
  builder.addText(marginText(parts, "header"), "header");
  builder.add(root.children);
  builder.addText(marginText(parts, "footer"), "footer");
  const hasImage = [...parts.keys()].some((name) => name.startsWith("word/media/"));
  const links = [...walk(root)].flatMap((node) => node.href ?? []);
  return flowDocument("docx", builder.blocks, links, hasImage);
}

/** A document without pages of its own, as one page of blocks. */
export function flowDocument(
  kind: "docx" | "doc",
  blocks: TextBlock[],
  links: string[],
  hasImage: boolean,
): DocumentText {
  let characters = 0;
  const kept = blocks.filter((block) => {
    characters += block.lines.reduce((sum, line) => sum + line.text.length, 0);
    return characters < maxCharacters;
  });
  if (characters === 0 && !hasImage) throw new CodedError("file_empty");
  const document: DocumentText = {
    kind,
    pages: [{ number: 1, width: 595, height: 842, blocks: kept }],
    pageCount: 1,
    links,
    flags: {
      scan: characters === 0,
      twoColumns: kept.some((block) => block.column === "left"),
      unreadableFonts: false,
      truncated: kept.length < blocks.length,
    },
    recognition: null,
  };
  return { ...document, pageCount: Math.max(1, Math.ceil(linesOf(document).length / linesPerPage)) };
}

async function documentTree(bytes: Uint8Array): Promise<DocxNode> {
  let root: DocxNode | null = null;
  const transformDocument = (document: unknown) => {
    root = readNode(document);
    // Nothing is left to convert: only the tree is wanted.
    return { ...(document as object), children: [] };
  };
  try {
    await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument });
  } catch {
    throw new CodedError("file_damaged");
  }
  if (!root) throw new CodedError("file_damaged");
  return root;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The paragraphs of the headers or footers, each text once (first, even and default pages repeat it). */
function marginText(parts: Map<string, Buffer>, kind: "header" | "footer"): string[] {
  const lines = [...parts.keys()]
    .filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
    .sort()
    .flatMap((name) => (parts.get(name)?.toString("utf8") ?? "").split("</w:p>"))
    .map((paragraph) =>
      paragraph
        .replace(/<w:tab\/>/g, "\t")
        .replace(/<w:br\/>/g, " ")
        // The result of a PAGE field is a page number, not text.
        .replace(/<w:fldSimple[^>]*PAGE[\s\S]*?<\/w:fldSimple>/g, "")
        .replace(/<w:instrText[\s\S]*?<\/w:instrText>/g, "")
        .replace(/<[^>]+>/g, "")
        .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "")
        .trim(),
    )
    .filter(
      (line) =>
        /[\p{L}\d]/u.test(line) && !/^\W*(?:page\b)?\W*\d{0,3}\s*(?:(?:of|\/)\s*\d{0,3})?\W*$/i.test(line),
    );
  return [...new Set(lines)];
}
