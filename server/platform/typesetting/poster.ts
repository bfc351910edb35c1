import type { Content } from "pdfmake";
import { encode } from "uqr";
import { baseStyle, styles } from "./blocks.ts";
import { withFurtherLetters } from "./further-letters.ts";
import { type Imprint, logoOf } from "./imprint.ts";
import { colour, fonts, weave } from "./look.ts";
import { addPart, documentPart } from "./structure.ts";
import { drawTaggedPdf } from "./tagged-pdf.ts";

/** Sheets that posters are printed on, in points: for a wall, for a counter, for a table. */
const sheets = {
  a4: { width: 595.28, height: 841.89 },
  a5: { width: 419.53, height: 595.28 },
  a6: { width: 297.64, height: 419.53 },
} as const;
export type PosterSheet = keyof typeof sheets;

/** A sheet that leads people to an address by its QR code. Nothing on it needs a bleed. */
export interface Poster {
  sheet: PosterSheet;
  /** The call in each language, the first one larger. */
  calls: { language: string; title: string; text: string }[];
  address: string;
  /** What a screen reader says of the code. */
  codeLabel: string;
  /** What the file is called in a reader's window. */
  title: string;
  date: Date;
}

/** The code as one path of rows of dark points, which print sharp at any size. */
function codeOf(text: string): string {
  const { data, size } = encode(text, { border: 0, ecc: "Q" });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return `<svg viewBox="0 0 ${size} ${size}"><path d="${path}" fill="#000000"/></svg>`;
}

/** A smaller type for a longer line, so that a long name does not push the code off the sheet. */
const fitted = (text: string, size: number, comfortable: number): number =>
  size * Math.max(0.45, Math.min(1, comfortable / text.length));

/**
 * Typesets a poster as a PDF of one page, tagged for screen readers.
 * @returns the file's bytes; the same for the same poster and imprint
 */
export function typesetPoster(poster: Poster, imprint: Imprint): Promise<Uint8Array> {
  const sheet = sheets[poster.sheet];
  // All measures are those of A4, made smaller with the sheet.
  const scale = sheet.width / sheets.a4.width;
  const to = (points: number) => points * scale;
  const margin = to(48);
  const width = sheet.width - 2 * margin;
  const code = to(imprint.logo ? 300 : 350);
  const structure = documentPart();
  const logo = logoOf(imprint, { width: to(220), height: to(64) }, structure);
  const line = (text: string, size: number, more: object = {}): Content => ({
    text,
    fontSize: to(size),
    alignment: "center",
    ...more,
  });
  const content: Content = [
    ...(logo ? [{ stack: [logo.content], alignment: "center", margin: [0, 0, 0, to(10)] } as Content] : []),
    line(imprint.name, fitted(imprint.name, 34, 24), {
      font: "Bricolage",
      color: imprint.colour,
      lineHeight: 1.05,
      part: addPart(structure, "H1"),
    }),
    { stack: [weave(width, imprint.colour)], margin: [0, to(12), 0, to(22)] },
    ...poster.calls.map(({ title, text }, place) => ({
      stack: [
        line(title, fitted(title, place === 0 ? 40 : 30, 24), {
          font: "Bricolage",
          lineHeight: 1.05,
          part: addPart(structure, "H2"),
        }),
        line(text, 15, { color: colour.muted, margin: [0, to(4), 0, to(16)], part: addPart(structure, "P") }),
      ],
    })),
    {
      svg: codeOf(poster.address),
      width: code,
      alignment: "center",
      margin: [0, to(8), 0, to(16)],
      part: addPart(structure, "Figure", { alt: poster.codeLabel }),
    },
    line(poster.address.replace(/^https?:\/\//, ""), fitted(poster.address, 18, 44), {
      bold: true,
      part: addPart(structure, "P"),
    }),
  ];
  return drawTaggedPdf({
    size: sheet,
    content: withFurtherLetters(content, styles),
    structure,
    language: "en-KE",
    info: {
      Title: poster.title,
      Subject: poster.address,
      Author: imprint.name,
      Creator: imprint.product,
      Producer: "pdfmake",
      CreationDate: poster.date,
    },
    fonts,
    margins: { left: margin, right: margin, top: to(52), bottom: to(40) },
    defaultStyle: baseStyle,
    styles,
    header: () => "",
    footer: () =>
      withFurtherLetters(
        line(imprint.product, 10, { color: colour.muted, margin: [0, to(8), 0, 0] }),
        styles,
      ),
    pageBreakBefore: () => false,
  });
}
