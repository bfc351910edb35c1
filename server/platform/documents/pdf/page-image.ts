import type { Canvas } from "@napi-rs/canvas";
import { createIsomorphicCanvasFactory } from "unpdf";
import { makePicturesOpaque } from "./opaque-pictures.ts";
import { openPdf } from "./open-pdf.ts";

/** Most pixels of one picture inside a PDF; an A4 page at 600 dpi has 35 million. Larger ones are not drawn. */
const maxImagePixels = 50_000_000;
/** Tallest drawing, as a multiple of its width: a page a hundred metres long is no page. */
const maxAspect = 3;

export interface PageDrawer {
  pageCount: number;
  /**
   * Draws a page on white.
   * @param number One-based.
   * @param width Of the drawing, in pixels; the height follows from the page.
   */
  draw(number: number, width: number): Promise<{ canvas: Canvas; pointsPerPixel: number }>;
  close(): Promise<void>;
}

/**
 * Opens a PDF for drawing its pages. Heavy, and decodes the pictures in it: only in a worker with limits.
 * @throws CodedError `file_encrypted` or `file_damaged`
 */
export async function openForDrawing(bytes: Uint8Array): Promise<PageDrawer> {
  const library = await import("@napi-rs/canvas");
  const pdf = await openPdf(bytes, {
    CanvasFactory: await createIsomorphicCanvasFactory(() => import("@napi-rs/canvas")),
    // There is no browser to load the fonts of the document: their letters are drawn as outlines.
    disableFontFace: true,
    maxImageSize: maxImagePixels,
  });
  return {
    pageCount: pdf.numPages,
    async draw(number, width) {
      const page = await pdf.getPage(number);
      await makePicturesOpaque(page);
      const natural = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: width / natural.width });
      const height = Math.min(Math.ceil(viewport.height), width * maxAspect);
      const canvas = library.createCanvas(width, height);
      // pdf.js types the canvas of a browser; the two have the same drawing calls.
      const context = canvas.getContext("2d") as unknown as CanvasRenderingContext2D;
      await page.render({ canvas: null, canvasContext: context, viewport, background: "white" }).promise;
      page.cleanup();
      return { canvas, pointsPerPixel: natural.width / width };
    },
    close: () => pdf.loadingTask.destroy(),
  };
}
