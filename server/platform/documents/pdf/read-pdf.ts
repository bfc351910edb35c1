import { getResolvedPDFJS } from "unpdf";
import { CodedError } from "#contract/core/errors.ts";
import {
  type DocumentText,
  type ExtractOptions,
  maxCharacters,
  maxPages,
  maxScannedPages,
} from "../document-text.ts";
import type { ScannedPage } from "../ocr/read-scan.ts";
import { splitIntoRegions } from "./columns.ts";
import { fontFaces } from "./fonts.ts";
import { withoutFurniture } from "./furniture.ts";
import { blocksFromGroups } from "./lines.ts";
import { openPdf, type PdfPage } from "./open-pdf.ts";
import { groupRuns, type TextRun } from "./runs.ts";

/** Fewer readable characters than this beside a picture are a stamp (`Scanned with ...`), not the page's text. */
const stampCharacters = 80;

/** A page as far as it can be read without recognising pictures. */
interface RawPage {
  number: number;
  width: number;
  height: number;
  runs: TextRun[];
  characters: number;
  unreadable: number;
  /** The text is, or may be, in a picture or in letters without a character map. */
  pictured: boolean;
}

/**
 * Reads the text of a PDF with its layout.
 * @throws CodedError `file_encrypted` when it needs a password, `file_damaged` when it is not a readable PDF.
 */
export async function readPdf(bytes: Uint8Array, options: ExtractOptions): Promise<DocumentText> {
  const { raw, links, pageCount } = await readRawPages(bytes);
  const pictured = raw.filter((page) => page.pictured).slice(0, maxScannedPages);
  const recognised = options.recognise
    ? await recognise(bytes, pictured, options)
    : new Map<number, ScannedPage>();
  const pages = raw.map(({ number, width, height, runs }) => {
    const groups = groupRuns(recognised.get(number)?.runs ?? runs);
    const regions = splitIntoRegions(groups, options.isHeading ?? (() => false));
    return {
      number,
      width,
      height,
      blocks: regions.flatMap((region) => blocksFromGroups(region.groups, region.column)),
    };
  });
  const left = raw.filter((page) => !recognised.has(page.number));
  const sum = (pick: (page: RawPage) => number) => left.reduce((total, page) => total + pick(page), 0);
  return {
    kind: "pdf",
    pages: withoutFurniture(pages),
    pageCount,
    links,
    flags: {
      scan: options.recognise ? recognised.size > 0 : pictured.length > 0,
      twoColumns: pages.some((page) => page.blocks.some((block) => block.column === "left")),
      unreadableFonts: sum((page) => page.unreadable) > 0.2 * sum((page) => page.characters),
      truncated: pages.length < pageCount,
    },
    recognition: meanOf([...recognised.values()].map((page) => page.confidence)),
  };
}

/** What recognition made of the pages that say more in their picture than in the file's own text. */
async function recognise(
  bytes: Uint8Array,
  pictured: RawPage[],
  { onProgress }: ExtractOptions,
): Promise<Map<number, ScannedPage>> {
  if (pictured.length === 0) return new Map();
  // Loaded when a scan comes: the libraries behind it take longer to load than most CVs to read.
  const { readScannedPages } = await import("../ocr/read-scan.ts");
  const numbers = pictured.map((page) => page.number);
  const pages = await readScannedPages(bytes, numbers, onProgress);
  for (const { number, characters, unreadable } of pictured) {
    const found = pages.get(number)?.runs.reduce((sum, run) => sum + run.text.length, 0) ?? 0;
    if (found <= 2 * (characters - unreadable)) pages.delete(number);
  }
  return pages;
}

const meanOf = (values: number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

async function readRawPages(bytes: Uint8Array) {
  // Pictures are never decoded here: only text is read.
  const pdf = await openPdf(bytes, { maxImageSize: 1, stopAtErrors: false });
  try {
    const pictures = holdsPictures(bytes);
    const raw: RawPage[] = [];
    const links: string[] = [];
    const count = Math.min(pdf.numPages, maxPages);
    let characters = 0;
    for (let number = 1; number <= count && characters < maxCharacters; number++) {
      const page = await pdf.getPage(number);
      raw.push(await rawPage(page, number, pictures));
      characters += raw.at(-1)?.characters ?? 0;
      links.push(...(await linksOf(page)));
      page.cleanup();
    }
    return { raw, links, pageCount: pdf.numPages };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError("file_damaged");
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function rawPage(page: PdfPage, number: number, pictures: boolean): Promise<RawPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const runs = await runsOf(page);
  const characters = runs.reduce((sum, run) => sum + run.text.trim().length, 0);
  const unreadable = runs.reduce((sum, run) => sum + unreadableCharacters(run.text), 0);
  const readable = characters - unreadable;
  if (characters === 0 && !pictures && (await isBlank(page))) {
    return { number, width, height, runs, characters, unreadable, pictured: false };
  }
  const pictured =
    readable === 0 || unreadable > 0.2 * characters || (pictures && readable < stampCharacters);
  return { number, width, height, runs, characters, unreadable, pictured };
}

/** Operators that leave something on the page. A path is drawn or only clips: its first argument says which. */
const paints = /^(paint(?!FormXObject)|fill$|eoFill$|stroke$|close\w*Stroke$|shadingFill$)/;

/** Whether nothing is drawn on a page without text. */
async function isBlank(page: PdfPage): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const { fnArray, argsArray } = await page.getOperatorList();
  return !fnArray.some((code, index) =>
    paints.test(names.get(code === OPS.constructPath ? argsArray[index]?.[0] : code) ?? ""),
  );
}

/** Whether a PDF holds pictures: the dictionaries of streams are in the file uncompressed, whatever wrote it. */
const holdsPictures = (bytes: Uint8Array) =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes).toString("latin1"));

/** Private-use (but for list marks), replacement and control characters: what a font without a map leaves. */
function unreadableCharacters(text: string): number {
  return text.match(/(?![\uf000-\uf0ff\n\t])[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0;
}

async function runsOf(page: PdfPage): Promise<TextRun[]> {
  const content = await page.getTextContent();
  const toDevice = page.getViewport({ scale: 1 }).transform as number[];
  const items = content.items.filter((item) => "str" in item);
  const faces = await fontFaces(page, new Set(items.map((item) => item.fontName)));
  const runs: TextRun[] = [];
  for (const item of items) {
    const face = faces.get(item.fontName);
    // A glyph of an icon font is a picture; the letter that stands for it in the file says nothing.
    if (face?.icons) continue;
    const [a, b, , , x, y] = multiply(toDevice, item.transform as number[]);
    // Text that does not run from left to right is decoration.
    if (Math.abs(b) > 0.1 * Math.abs(a) || a <= 0) continue;
    const size = item.height || Math.abs(a);
    runs.push({ text: item.str, x, y, width: item.width, size, bold: face?.bold ?? false });
  }
  return runs;
}

type Matrix = [number, number, number, number, number, number];

/** The product of two PDF matrices: first `inner`, then `outer`. */
function multiply(outer: number[], inner: number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => annotation.url ?? annotation.unsafeUrl ?? []);
}
