import type { Content } from "pdfmake";
import type { Language } from "#contract/core/language.ts";
import { baseStyle, styles, typesetBlocks } from "./blocks.ts";
import { withFurtherLetters } from "./further-letters.ts";
import { type Imprint, logoOf } from "./imprint.ts";
import { colour, fonts, page, textWidth, weave } from "./look.ts";
import type { Block } from "./model.ts";
import { addPart, documentPart, type Part } from "./structure.ts";
import { drawTaggedPdf } from "./tagged-pdf.ts";

/** What is on the first page besides the text itself. */
export interface TitlePage {
  title: string;
  description: string;
  /** At the right of the logo: what kind of text it is, as `Regulatory compliance`; absent for one of no series. */
  group?: string;
  /** Below the description: `Edition January 2026`. */
  edition: string;
}

/** A text to be typeset. The same gives the same bytes: no clock, no random document id. */
export interface PdfText {
  /** What it is written in; English where nothing is said. */
  language?: Language;
  titlePage: TitlePage;
  /** The blocks in reading order. */
  blocks: Block[];
  /** Fine print that closes it. */
  closing: { title: string; paragraphs: string[] };
  /** When it was made, as the file says. */
  date: Date;
}

function titleBand({ title, description, group, edition }: TitlePage, imprint: Imprint, root: Part): Content {
  const logo = logoOf(imprint, { width: 120, height: 32 }, root);
  const across = { margin: [-page.left, -page.top, -page.right, 0] };
  return [
    {
      ...across,
      table: {
        widths: [page.width],
        body: [
          [
            {
              margin: [page.left, 34, page.right, 20],
              stack: [
                {
                  columns: [
                    ...(logo ? [logo.content] : []),
                    {
                      text: imprint.name,
                      font: "Bricolage",
                      fontSize: 13,
                      color: imprint.logo === "mark" ? colour.ink : imprint.colour,
                      // Beside the middle of the logo.
                      margin: [logo ? 6 : 0, logo ? logo.height / 2 - 8 : 2, 0, 0],
                      width: "*",
                      part: addPart(root, "P"),
                    },
                    ...(group === undefined
                      ? []
                      : [
                          {
                            text: group,
                            alignment: "right" as const,
                            fontSize: 8.6,
                            color: colour.muted,
                            margin: [0, 5, 0, 0],
                            part: addPart(root, "P"),
                          },
                        ]),
                  ],
                },
                {
                  text: title,
                  font: "Bricolage",
                  fontSize: 27,
                  lineHeight: 1.06,
                  margin: [0, 26, 0, 8],
                  part: addPart(root, "H1"),
                },
                {
                  text: description,
                  fontSize: 11,
                  color: colour.muted,
                  margin: [0, 0, 60, 0],
                  part: addPart(root, "P"),
                },
                {
                  text: edition,
                  fontSize: 8.6,
                  color: colour.muted,
                  margin: [0, 10, 0, 0],
                  part: addPart(root, "P"),
                },
              ],
            },
          ],
        ],
      },
      layout: {
        defaultBorder: false,
        fillColor: () => colour.sand,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 0,
        paddingBottom: () => 0,
      },
    },
    { stack: [weave(page.width, imprint.colour)], margin: [-page.left, 0, -page.right, 14] },
  ];
}

const runningHead = (title: string, { name }: Imprint, number: number): Content =>
  number === 1
    ? ""
    : {
        margin: [page.left, 30, page.right, 0],
        fontSize: 8,
        color: colour.muted,
        columns: [{ text: title }, { text: name, alignment: "right", width: "auto" }],
      };

const runningFoot = ({ name, contacts }: Imprint, number: number, pages: number): Content => ({
  margin: [page.left, 18, page.right, 0],
  fontSize: 8,
  color: colour.muted,
  stack: [
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.7, lineColor: colour.line }],
      margin: [0, 0, 0, 6],
    },
    {
      columns: [
        { text: [name, ...contacts].join("  ·  "), width: "*" },
        { text: `${number} / ${pages}`, alignment: "right", width: 40, bold: true },
      ],
    },
  ],
});

/** The fine print. */
const finePrint = ({ title, paragraphs }: PdfText["closing"], root: Part): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  fontSize: 8,
  lineHeight: 1.3,
  color: colour.muted,
  stack: [
    {
      text: title,
      bold: true,
      color: colour.ink,
      margin: [0, 0, 0, 2],
      part: addPart(root, "H2"),
      outline: true,
    },
    ...paragraphs.map((text) => ({ text, part: addPart(root, "P") })),
  ],
});

/**
 * Typesets a text as an A4 PDF in somebody's name, tagged for screen readers.
 * @returns the file's bytes; the same for the same text and imprint
 */
export function typesetPdf(
  { language = "en", titlePage, blocks, closing, date }: PdfText,
  imprint: Imprint,
): Promise<Uint8Array> {
  const structure = documentPart();
  return drawTaggedPdf({
    content: withFurtherLetters(
      [
        titleBand(titlePage, imprint, structure),
        ...typesetBlocks(blocks, textWidth, structure),
        finePrint(closing, structure),
      ],
      styles,
    ),
    structure,
    language: `${language}-KE`,
    info: {
      Title: titlePage.title,
      Subject: titlePage.description,
      Author: imprint.name,
      Creator: imprint.product,
      Producer: "pdfmake",
      CreationDate: date,
    },
    fonts,
    margins: page,
    defaultStyle: baseStyle,
    styles,
    header: (number) => withFurtherLetters(runningHead(titlePage.title, imprint, number), styles),
    footer: (number, pages) => withFurtherLetters(runningFoot(imprint, number, pages), styles),
    // The marked headings precede tables: they need room for some rows.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && startPosition.verticalRatio > 0.7,
  });
}
