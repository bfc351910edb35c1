import { readFile } from "node:fs/promises";
import { type Cv, formatOf } from "../cv.ts";
import { readMarkup } from "../markup.ts";
import { renderDocx } from "./docx.ts";
import { renderPdf } from "./pdfmake.ts";
import { scanOf } from "./scan.ts";
import { looks } from "./theme.ts";

/** Where the files that other programs made are kept. */
export const storedFile = (cv: Cv) => new URL(`../files/${cv.id}.${formatOf(cv.rendering)}`, import.meta.url);

/** The bytes of a CV's file: made here, or stored where only another program can make it. */
export async function fileOf(cv: Cv): Promise<Uint8Array> {
  const bytes = await printed(cv);
  return cv.rendering.scanned ? scanOf(bytes, cv.rendering.scanned) : bytes;
}

async function printed(cv: Cv): Promise<Uint8Array> {
  const { producer, theme } = cv.rendering;
  const markup = readMarkup(cv.markup);
  if (producer === "pdfmake") return renderPdf(markup, looks[theme]);
  if (producer === "docx") return renderDocx(markup, looks[theme]);
  return new Uint8Array(await readFile(storedFile(cv)));
}
