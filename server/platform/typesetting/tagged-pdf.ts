import { createRequire } from "node:module";
import type { Content, FontFiles } from "pdfmake";
import type { LaidOutNode, TextNode } from "pdfmake/js/LayoutBuilder.js";
import type { StructureElement } from "pdfmake/js/PDFDocument.js";
import type { Line } from "pdfmake/js/Renderer.js";
import type { Part } from "./structure.ts";
import { fontOf } from "./woff.ts";

// CommonJS with a `default` of its own, which loaders read in two ways: here it is what the module says.
const load = createRequire(import.meta.url);
const { default: LayoutBuilder }: typeof import("pdfmake/js/LayoutBuilder.js") = load(
  "pdfmake/js/LayoutBuilder.js",
);
const { default: PdfDocument }: typeof import("pdfmake/js/PDFDocument.js") =
  load("pdfmake/js/PDFDocument.js");
const { default: Renderer }: typeof import("pdfmake/js/Renderer.js") = load("pdfmake/js/Renderer.js");
const { default: SvgMeasure }: typeof import("pdfmake/js/SVGMeasure.js") = load("pdfmake/js/SVGMeasure.js");

/** A document as pdfmake describes it. */
interface TaggedDefinition {
  /** In points; A4 where nothing is said. */
  size?: { width: number; height: number };
  /** Its nodes name the part that they show as their `part`. */
  content: Content;
  /** The root of the parts. */
  structure: Part;
  /** BCP 47 tag, for screen readers. */
  language: string;
  info: Record<"Title" | "Subject" | "Author" | "Creator" | "Producer", string> & { CreationDate: Date };
  /** As WOFF files. */
  fonts: Record<string, FontFiles>;
  /** In points. */
  margins: { left: number; top: number; right: number; bottom: number };
  defaultStyle: object;
  styles: Record<string, object>;
  /** Drawn in the top and bottom margin of every page. */
  header: (page: number, pages: number) => Content;
  footer: (page: number, pages: number) => Content;
  /** Asked of every node once the pages are laid out: shall it begin a new one? */
  pageBreakBefore: (node: LaidOutNode) => boolean;
}

/** A4 in points. */
const a4 = { width: 595.28, height: 841.89 } as const;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

class TaggedDocument extends PdfDocument {
  /** The library writes title and author into XML as they are. */
  override _addInfo(): void {
    const { info } = this;
    this.info = Object.fromEntries(
      Object.entries(info).map(([key, value]) => [key, typeof value === "string" ? escapeXml(value) : value]),
    );
    super._addInfo();
    this.info = info;
  }
}

/** Keeps with each line of text the part that it belongs to. */
class TaggedLayout extends LayoutBuilder {
  override buildNextLine(node: TextNode): Line | null {
    const line = super.buildNextLine(node);
    if (line) line.part = node.part;
    return line;
  }
}

/** Draws as the library does, and marks what it draws as the content of a part, or as of none. */
class TaggedRenderer extends Renderer<TaggedDocument> {
  readonly #elements = new Map<Part, StructureElement>();
  /** The page on which a part was first drawn: a table's head is drawn again on the table's next page. */
  readonly #pages = new Map<Part, object>();

  override renderLine(line: Line, x: number, y: number): void {
    this.#draw(line.part, () => super.renderLine(line, x, y));
  }

  override renderSVG(svg: { part?: Part }): void {
    this.#draw(svg.part, () => super.renderSVG(svg));
  }

  override renderVector(vector: object): void {
    this.#draw(undefined, () => super.renderVector(vector));
  }

  #draw(part: Part | undefined, draw: () => void): void {
    const { pdfDocument } = this;
    const page = pdfDocument.page.dictionary;
    const again = part?.kind === "TH" && (this.#pages.get(part) ?? page) !== page;
    if (!part || again) {
      pdfDocument.markContent("Artifact");
      draw();
      pdfDocument.endMarkedContent();
      return;
    }
    this.#pages.set(part, page);
    const content = pdfDocument.markStructureContent(part.kind);
    draw();
    pdfDocument.endMarkedContent();
    this.#elementOf(part).add(content);
  }

  #elementOf(part: Part): StructureElement {
    const known = this.#elements.get(part);
    if (known) return known;
    const { kind, alt, title, numbering } = part;
    const element = this.pdfDocument.struct(kind, { alt, title, ...(kind === "TH" && { scope: "Column" }) });
    if (numbering) element.dictionary.data.A = { O: "List", ListNumbering: numbering };
    this.#elements.set(part, element);
    return element;
  }

  /** Writes the parts in their order, once the pages are drawn. */
  addStructure(root: Part): void {
    const joined = (part: Part): StructureElement =>
      part.parts.reduce((element, child) => element.add(joined(child)), this.#elementOf(part));
    this.pdfDocument.addStructure(joined(root));
  }
}

async function bytesOf(document: TaggedDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", resolve).on("error", reject);
  });
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Draws a document as a tagged PDF: one that tells a screen reader what is a heading, a list or a table, and in
 * which order it is read. pdfmake lays out and draws; its printer knows no tags, so this takes the printer's place.
 */
export function drawTaggedPdf(definition: TaggedDefinition): Promise<Uint8Array> {
  const { info, language, size = a4 } = definition;
  const fonts = Object.fromEntries(
    Object.entries(definition.fonts).map(([name, { normal, bold, italics, bolditalics }]) => [
      name,
      {
        normal: fontOf(normal),
        bold: fontOf(bold),
        italics: fontOf(italics),
        bolditalics: fontOf(bolditalics),
      },
    ]),
  );
  const document = new TaggedDocument(
    fonts,
    {},
    {},
    {},
    {
      size: [size.width, size.height],
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang: language,
      autoFirstPage: false,
      font: null,
      info,
    },
    null,
    () => false,
  );
  const pages = new TaggedLayout(
    { ...size, orientation: "portrait" },
    definition.margins,
    new SvgMeasure(),
  ).layoutDocument(
    definition.content,
    document,
    structuredClone(definition.styles),
    definition.defaultStyle,
    undefined,
    definition.header,
    definition.footer,
    undefined,
    definition.pageBreakBefore,
  );
  const renderer = new TaggedRenderer(document);
  renderer.renderPages(pages);
  renderer.addStructure(definition.structure);
  return bytesOf(document);
}
