import sharp from "sharp";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { type PosterSheet, typesetPoster } from "./poster.ts";

/** Widths and heights of the sheets in millimetres (ISO 216). */
const millimetres: [PosterSheet, number[]][] = [
  ["a4", [210, 297]],
  ["a5", [148, 210]],
  ["a6", [105, 148]],
];

const calls = [
  { language: "en", title: "Tell us how it was", text: "Point your camera at the code." },
  { language: "sw", title: "Tueleze ilivyokuwa", text: "Elekeza kamera kwenye msimbo." },
];

it.each(millimetres)(
  "sets one sheet of %s in the name of the SACCO, however long that is",
  async (sheet, size) => {
    const organisation =
      "Chama cha Ushirika wa Akiba na Mikopo wa Walimu na Wafanyakazi wa Kaunti ya Kakamega Ltd";
    const logo = await sharp({ create: { width: 480, height: 96, channels: 4, background: "#7a1f5c" } })
      .png()
      .toBuffer();
    const bytes = await typesetPoster(
      {
        sheet,
        calls,
        address: "https://ushirika.example/feedback/walimu-na-wafanyakazi-wa-kakamega",
        codeLabel: "QR code",
        title: organisation,
        date: new Date("2026-11-25T08:00:00Z"),
      },
      {
        name: organisation,
        product: "Ushirika",
        colour: "#7a1f5c",
        logo: { png: logo, width: 480, height: 96 },
        contacts: [],
      },
    );
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    expect(pdf.numPages).toBe(1);
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual(size);
    const { text } = await extractText(pdf, { mergePages: true });
    const words = text.replace(/\s+/g, " ");
    for (const said of [
      organisation,
      "Tell us how it was",
      "Tueleze ilivyokuwa",
      "ushirika.example/feedback/",
    ]) {
      expect(words).toContain(said);
    }
  },
);
