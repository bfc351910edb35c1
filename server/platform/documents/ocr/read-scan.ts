import type { Canvas } from "@napi-rs/canvas";
import type { RecognitionProgress } from "../document-text.ts";
import { openForDrawing } from "../pdf/page-image.ts";
import type { TextRun } from "../pdf/runs.ts";
import { meanConfidence, runsFromLines } from "./recognised-runs.ts";
import { openRecogniser, type RecognisedLine, type Recogniser } from "./recogniser.ts";

/** About 200 dpi on an A4 page: below it small print suffers, above it only the time grows. */
const drawingWidth = 1654;
/** Under this mean confidence a page is tried lying on its sides and on its head. */
const upright = 0.6;

export interface ScannedPage {
  runs: TextRun[];
  /** Mean confidence of its words, 0 to 1. */
  confidence: number;
}

/**
 * Reads pages of a PDF from their pictures.
 * @param numbers One-based pages.
 * @param onProgress Called at the beginning of each page and as it goes.
 */
export async function readScannedPages(
  bytes: Uint8Array,
  numbers: number[],
  onProgress: (progress: RecognitionProgress) => void = () => {},
): Promise<Map<number, ScannedPage>> {
  const pages = new Map<number, ScannedPage>();
  const drawer = await openForDrawing(bytes);
  const of = numbers.length;
  const tell = (ofPage: number) =>
    onProgress({ page: Math.min(of, pages.size + 1), of, share: (pages.size + ofPage) / of });
  tell(0);
  const recogniser = await openRecogniser(tell);
  try {
    for (const number of numbers) {
      const { canvas, pointsPerPixel } = await drawer.draw(number, drawingWidth);
      const lines = await readUpright(recogniser, canvas);
      pages.set(number, { runs: runsFromLines(lines, pointsPerPixel), confidence: meanConfidence(lines) });
      tell(0);
    }
    return pages;
  } finally {
    await Promise.all([recogniser.close(), drawer.close()]);
  }
}

/** The lines of a page; a page that makes no sense is turned a quarter at a time, and the best turn counts. */
async function readUpright(recogniser: Recogniser, page: Canvas): Promise<RecognisedLine[]> {
  let best = await recogniser.read(await page.encode("jpeg", 95));
  for (const quarters of [1, 3, 2]) {
    if (meanConfidence(best) >= upright) break;
    const lines = await recogniser.read(await (await turned(page, quarters)).encode("jpeg", 95));
    if (meanConfidence(lines) > meanConfidence(best)) best = lines;
  }
  return best;
}

/** The picture turned clockwise. */
async function turned(page: Canvas, quarters: number): Promise<Canvas> {
  const { createCanvas } = await import("@napi-rs/canvas");
  const lying = quarters % 2 === 1;
  const canvas = createCanvas(lying ? page.height : page.width, lying ? page.width : page.height);
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(page, -page.width / 2, -page.height / 2);
  return canvas;
}
