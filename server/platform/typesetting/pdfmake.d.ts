/**
 * The parts of pdfmake 0.3 and of pdfkit below it from which `tagged-pdf.ts` makes a printer of its own;
 * the packages ship no types.
 */
declare module "pdfmake/js/PDFDocument.js" {
  export interface DocumentOptions {
    size: [number, number];
    pdfVersion: "1.7";
    tagged: boolean;
    /** The reader's window shows the title and not the file's name. */
    displayTitle: boolean;
    /** BCP 47 tag, for screen readers. */
    lang: string;
    autoFirstPage: boolean;
    font: null;
    info: Record<string, string | Date>;
  }
  /** A stretch of a page's drawing that belongs to one part. */
  export interface StructureContent {
    refs: unknown[];
  }
  export interface StructureElement {
    dictionary: { data: { A?: Record<string, string> } };
    add(child: StructureElement | StructureContent): this;
  }
  export default class PDFDocument {
    constructor(
      fonts: Record<string, Record<"normal" | "bold" | "italics" | "bolditalics", Buffer>>,
      images: object,
      patterns: object,
      attachments: object,
      options: DocumentOptions,
      virtualFiles: null,
      allowsFile: (path: string) => boolean,
    );
    info: Record<string, string | Date>;
    readonly page: { dictionary: object };
    /** Writes the document's information as XMP. */
    _addInfo(): void;
    markContent(tag: "Artifact"): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(
      kind: string,
      options: { alt?: string | undefined; title?: string | undefined; scope?: string },
    ): StructureElement;
    addStructure(root: StructureElement): this;
    on(event: "data", listener: (chunk: Buffer) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (error: Error) => void): this;
    end(): void;
  }
}

declare module "pdfmake/js/LayoutBuilder.js" {
  import type { Content } from "pdfmake";
  import type { Line } from "pdfmake/js/Renderer.js";
  import type { Part } from "#server/platform/typesetting/structure.ts";

  export interface TextNode {
    part?: Part;
  }
  export interface LaidOutNode {
    headlineLevel?: number;
    /** How far down the page's text area the node begins: 0 at the top, 1 at the bottom. */
    startPosition: { verticalRatio: number };
  }
  export default class LayoutBuilder {
    constructor(
      page: { width: number; height: number; orientation: "portrait" },
      margins: { left: number; top: number; right: number; bottom: number },
      pictures: object,
    );
    buildNextLine(node: TextNode): Line | null;
    layoutDocument(
      content: Content,
      document: object,
      styles: Record<string, object>,
      defaultStyle: object,
      background: undefined,
      header: (page: number, pages: number) => Content,
      footer: (page: number, pages: number) => Content,
      watermark: undefined,
      pageBreakBefore: (node: LaidOutNode) => boolean,
    ): object[];
  }
}

declare module "pdfmake/js/Renderer.js" {
  import type { Part } from "#server/platform/typesetting/structure.ts";

  export interface Line {
    part?: Part | undefined;
  }
  export default class Renderer<Document> {
    constructor(document: Document);
    readonly pdfDocument: Document;
    renderPages(pages: object[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: object): void;
    renderSVG(svg: { part?: Part }): void;
  }
}

declare module "pdfmake/js/SVGMeasure.js" {
  export default class SvgMeasure {}
}
