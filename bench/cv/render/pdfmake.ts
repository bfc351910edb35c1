import { createRequire } from "node:module";
import { type Markup, type Node, paragraphsOf, runsOf } from "../markup.ts";
import { headingText, type Look } from "./theme.ts";

/** The part of pdfmake 0.3 used here; the package ships no types. */
interface PdfMake {
  setLocalAccessPolicy(allow: (path: string) => boolean): void;
  setUrlAccessPolicy(allow: (url: string) => boolean): void;
  setFonts(fonts: Record<string, Record<string, string>>): void;
  createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

const require = createRequire(import.meta.url);
const pdfmake: PdfMake = require("pdfmake");
const fonts = {
  Helvetica: { normal: "Helvetica", bold: "Helvetica-Bold", italics: "Helvetica-Oblique" },
  Times: { normal: "Times-Roman", bold: "Times-Bold", italics: "Times-Italic" },
  Roboto: require("pdfmake/fonts/Roboto.js").Roboto,
};

async function typeset(definition: object): Promise<Uint8Array> {
  // The whole process has one pdfmake, which others in it may have set up for themselves.
  pdfmake.setLocalAccessPolicy(() => true);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setFonts(structuredClone(fonts));
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
}

type Content = Record<string, unknown>;

const text = (value: string, more: Content = {}): Content => ({
  text: runsOf(paragraphsOf(value).join("\n")).map((run) => ({
    text: run.text,
    bold: run.bold || more.bold === true,
  })),
  ...more,
});

export async function renderPdf(markup: Markup, look: Look): Promise<Uint8Array> {
  const margin = (value: string | null): Content | undefined =>
    value === null ? undefined : { text: value, margin: [50, 20, 50, 0], fontSize: 8 };
  const definition = {
    pageMargins: [50, 50, 50, 50],
    defaultStyle: { font: fontOf(look), fontSize: look.body, lineHeight: 1.15 },
    header: margin(markup.header),
    footer: (page: number, pages: number) => ({
      columns: [{ text: markup.footer ?? "" }, { text: `Page ${page} of ${pages}`, alignment: "right" }],
      margin: [50, 15, 50, 0],
      fontSize: 8,
    }),
    content: contents(markup.nodes, look),
  };
  return typeset(definition);
}

/** A PDF of pictures in JPEG, one an A4 page, as scanners write it. */
export async function pdfOfPictures(pictures: Buffer[]): Promise<Uint8Array> {
  const definition = {
    pageSize: "A4",
    pageMargins: 0,
    defaultStyle: { font: "Helvetica" },
    content: pictures.map((picture, index) => ({
      image: `data:image/jpeg;base64,${picture.toString("base64")}`,
      fit: [595.28, 841.89],
      ...(index > 0 ? { pageBreak: "before" } : {}),
    })),
  };
  return typeset(definition);
}

/** Roboto has the small square, the standard fonts of PDF only the round mark. */
const fontOf = (look: Look) => (look.serif ? "Times" : look.name > 18 ? "Roboto" : "Helvetica");

function contents(nodes: Node[], look: Look): Content[] {
  return nodes.map((node) => content(node, look));
}

function content(node: Node, look: Look): Content {
  switch (node.kind) {
    case "name":
      return text(node.text, { fontSize: look.name, bold: true });
    case "heading":
      return text(headingText(node.text, look), {
        fontSize: look.heading,
        bold: true,
        characterSpacing: look.spacing,
        margin: [0, 8, 0, 3],
      });
    case "bullet":
      return look.bullet === "•"
        ? { ul: [text(node.text)] }
        : text(`${look.bullet === "▪" ? "•" : look.bullet} ${node.text}`, { margin: [10, 0, 0, 0] });
    case "centred":
      return text(node.text, { alignment: "center" });
    case "split":
      return {
        columns: [text(node.left, { width: "*" }), text(node.right, { width: "auto", alignment: "right" })],
      };
    case "pair":
      return { columns: [text(node.label, { width: 110 }), text(node.text, { width: "*" })], columnGap: 10 };
    case "table":
      return {
        table: {
          widths: node.rows[0]?.map(() => "*"),
          body: node.rows.map((row) => row.map((cell) => text(cell))),
        },
      };
    case "columns":
      return {
        columns: [
          { width: `${node.share * 100}%`, stack: contents(node.left, look) },
          { width: "*", stack: contents(node.right, look) },
        ],
        columnGap: 18,
      };
    case "gap":
      return { text: " ", fontSize: 6 };
    case "text":
      return text(node.text);
  }
}
