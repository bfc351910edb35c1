import { getDocumentProxy } from "unpdf";
import { CodedError } from "#contract/core/errors.ts";
import {
  type DocumentText,
  type ExtractOptions,
  maxCharacters,
  maxPages,
  type TextPage,
} from "../document-text.ts";
import { splitIntoRegions } from "./columns.ts";
import { withoutFurniture } from "./furniture.ts";
import { blocksFromGroups } from "./lines.ts";
import { groupRuns, type TextRun } from "./runs.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf["getPage"]>>;

/**
 * Reads the text of a PDF with its layout.
 * @throws CodedError `file_encrypted` when it needs a password, `file_damaged` when it is not a readable PDF.
 */
export async function readPdf(bytes: Uint8Array, options: ExtractOptions): Promise<DocumentText> {
  const pdf = await open(bytes);
  try {
    const pages: TextPage[] = [];
    const links: string[] = [];
    const counts = { characters: 0, unreadable: 0 };
    const count = Math.min(pdf.numPages, maxPages);
    for (let number = 1; number <= count && counts.characters < maxCharacters; number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const runs = await runsOf(page);
      for (const run of runs) {
        counts.characters += run.text.length;
        counts.unreadable += unreadableCharacters(run.text);
      }
      const regions = splitIntoRegions(groupRuns(runs), options.isHeading ?? (() => false));
      const blocks = regions.flatMap((region) => blocksFromGroups(region.groups, region.column));
      pages.push({ number, width, height, blocks });
      links.push(...(await linksOf(page)));
      page.cleanup();
    }
    return {
      kind: "pdf",
      pages: withoutFurniture(pages),
      pageCount: pdf.numPages,
      links,
      flags: {
        scan: counts.characters === 0,
        twoColumns: pages.some((page) => page.blocks.some((block) => block.column === "left")),
        unreadableFonts: counts.unreadable > 0.2 * counts.characters,
        truncated: pages.length < pdf.numPages,
      },
    };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError("file_damaged");
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js takes the bytes over, so it gets a copy. Images are never decoded: only text is read.
    return await getDocumentProxy(bytes.slice(), { maxImageSize: 1, verbosity: 0, stopAtErrors: false });
  } catch (error) {
    const encrypted = error instanceof Error && error.name === "PasswordException";
    throw new CodedError(encrypted ? "file_encrypted" : "file_damaged");
  }
}

/** Private-use (but for list marks), replacement and control characters: what a font without a map leaves. */
function unreadableCharacters(text: string): number {
  return text.match(/(?![\uf000-\uf0ff\n\t])[\ufffd\p{Cc}\p{Co}]/gu)?.length ?? 0;
}

async function runsOf(page: PdfPage): Promise<TextRun[]> {
  const content = await page.getTextContent();
  const toDevice = page.getViewport({ scale: 1 }).transform as number[];
  const items = content.items.filter((item) => "str" in item);
  const bold = await boldFonts(page, new Set(items.map((item) => item.fontName)));
  const runs: TextRun[] = [];
  for (const item of items) {
    const [a, b, , , x, y] = multiply(toDevice, item.transform as number[]);
    // Text that does not run from left to right is decoration.
    if (Math.abs(b) > 0.1 * Math.abs(a) || a <= 0) continue;
    const size = item.height || Math.abs(a);
    runs.push({ text: item.str, x, y, width: item.width, size, bold: bold.has(item.fontName) });
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

/**
 * Fonts whose PostScript name says bold. The names arrive with the drawing operators, which are only asked
 * for while a font of the page is still unknown.
 */
async function boldFonts(page: PdfPage, fonts: Set<string>): Promise<Set<string>> {
  const unknown = [...fonts].some((font) => !page.commonObjs.has(font));
  if (unknown) await page.getOperatorList();
  const bold = new Set<string>();
  for (const font of fonts) {
    const name = await fontName(page, font);
    if (/bold|black|heavy|demi|medium/i.test(name)) bold.add(font);
  }
  return bold;
}

function fontName(page: PdfPage, font: string): Promise<string> {
  return new Promise((resolve) => {
    // A font that failed to load never arrives; the worker's queue is empty by the next turn of the loop.
    const timer = setTimeout(() => resolve(""), 200);
    page.commonObjs.get(font, (data: { name?: string } | null) => {
      clearTimeout(timer);
      resolve(data?.name ?? "");
    });
  });
}

async function linksOf(page: PdfPage): Promise<string[]> {
  const annotations: { url?: string; unsafeUrl?: string }[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => annotation.url ?? annotation.unsafeUrl ?? []);
}
