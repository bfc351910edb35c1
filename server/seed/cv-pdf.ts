import type { DocumentDefinition, FontFiles } from "pdfmake";
import { chance } from "./content/random.ts";
import type { DemoCandidate } from "./content/types.ts";
import { layouts } from "./cv/layouts.ts";

/** Of the 14 fonts that every PDF reader carries, so that nothing is embedded and a CV stays small. */
const fonts: Record<string, FontFiles> = {
  Helvetica: {
    normal: "Helvetica",
    bold: "Helvetica-Bold",
    italics: "Helvetica-Oblique",
    bolditalics: "Helvetica-BoldOblique",
  },
  Times: {
    normal: "Times-Roman",
    bold: "Times-Bold",
    italics: "Times-Italic",
    bolditalics: "Times-BoldItalic",
  },
};
const fontNames = new Set(Object.values(fonts).flatMap((files) => Object.values(files)));

/** The same candidate gives the same bytes: no clock, no random document id. */
const fixedDate = new Date(Date.UTC(2026, 0, 5, 9));

type Definition = Omit<DocumentDefinition, "pageSize" | "info">;

async function typeset(definition: Definition, title: string, author: string): Promise<Uint8Array> {
  // Loaded when a document is drawn, which a start with a filled database never does.
  const { default: pdfmake } = await import("pdfmake");
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  // pdfmake asks for the built-in fonts by name as if they were files.
  pdfmake.setLocalAccessPolicy((path) => fontNames.has(path));
  const document = pdfmake.createPdf({
    ...definition,
    pageSize: "A4",
    info: { title, author, creationDate: fixedDate },
  });
  return new Uint8Array(await document.getBuffer());
}

/** A paper that a candidate was asked for, which says that it is a sample. */
export function renderPaperPdf(title: string, holder: string): Promise<Uint8Array> {
  const content = [
    { text: title, fontSize: 22, bold: true, margin: [0, 40, 0, 24] },
    { text: `Holder: ${holder}`, fontSize: 13, margin: [0, 0, 0, 12] },
    { text: "Sample document of the demo. The person and the paper are fictitious.", fontSize: 11 },
  ];
  return typeset(
    { content, pageMargins: [56, 56, 56, 56], defaultStyle: { font: "Helvetica" } },
    title,
    holder,
  );
}

/**
 * A candidate's CV as a PDF, in one of three layouts that depends on the candidate alone.
 * @returns the file's bytes; the same for the same candidate
 */
export function renderCvPdf(candidate: DemoCandidate): Promise<Uint8Array> {
  const layout = chance(`cv ${candidate.email}`).pick(layouts);
  return typeset(layout(candidate), `Curriculum vitae: ${candidate.name}`, candidate.name);
}
