import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type {
  DocumentReading,
  IdentityDocumentKind,
  PictureQuality,
} from "#contract/onboarding/documents.ts";
import { openForDrawing } from "#server/platform/documents/pdf/page-image.ts";
import { readPdf } from "#server/platform/documents/pdf/read-pdf.ts";
import { fileErrors } from "#server/platform/files/files.messages.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { merge } from "./merge.ts";
import { parseDocument } from "./parse-document.ts";
import { plausible } from "./plausible.ts";
import { readPicture } from "./read-picture.ts";
import { fromTextLayer } from "./text-layer.ts";

/** About 200 dpi on an A4 page. */
const drawingWidth = 1654;
/** Documents have their page in front: the rest are copies and notes. */
const maxPages = 2;

/**
 * Reads a document in a PDF: its text where it holds any, and otherwise the pictures of its first pages.
 * @throws CodedError `file_empty` without pages, `file_damaged`, `file_encrypted`
 */
export async function readPdfDocument(
  bytes: Uint8Array,
  kind: IdentityDocumentKind,
  onProgress: (share: number) => void,
): Promise<DocumentReading> {
  const drawer = await openForDrawing(bytes);
  try {
    const reading = kind === "kra-pin" ? await fromText(bytes, kind) : null;
    if (reading) return reading;
    let best: DocumentReading | null = null;
    for (let page = 1; page <= Math.min(maxPages, drawer.pageCount); page++) {
      const { canvas } = await drawer.draw(page, drawingWidth);
      const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const pixels = withoutAlpha(data, width, height);
      const read = await readPicture({ pixels, width, height, scale: 1 }, kind, onProgress);
      if (!best || Object.keys(read.fields).length > Object.keys(best.fields).length) best = read;
      if (Object.keys(read.fields).length > 1) break;
    }
    if (best) return best;
    throw new CodedError(
      "file_empty",
      textOf(fileErrors, (t) => t.pdfEmpty),
    );
  } finally {
    await drawer.close();
  }
}

/** What the text of a PDF says; null where it is a picture, or where the fields are not in the text. */
async function fromText(bytes: Uint8Array, kind: IdentityDocumentKind): Promise<DocumentReading | null> {
  const pdf = await readPdf(bytes, {});
  const [page] = pdf.pages;
  if (!page || pdf.flags.scan) return null;
  const { fields } = merge(parseDocument(kind, fromTextLayer(pdf)).candidates);
  if (!fields.some(({ name }) => name === "kraPin")) return null;
  const scale = drawingWidth / page.width;
  const found: DocumentReading["fields"] = {};
  for (const { name, value, confidence, boxes } of plausible(fields)) {
    const [box] = boxes;
    found[name] = {
      value,
      confidence: Math.round(confidence * 1000) / 1000,
      box: box
        ? {
            x: Math.round(box.x * scale),
            y: Math.round(box.y * scale),
            width: Math.round(box.width * scale),
            height: Math.round(box.height * scale),
          }
        : null,
    };
  }
  return { fields: found, quality: drawn(drawingWidth, Math.round(page.height * scale)), notices: [] };
}

/** Text is as sharp as can be. */
const drawn = (width: number, height: number): PictureQuality => ({
  width,
  height,
  blur: 0,
  glare: 0,
  rotation: 0,
  framing: "whole",
  verdict: "good",
});

function withoutAlpha(data: Uint8ClampedArray, width: number, height: number): Pixels {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0, from = 0; at < pixels.length; at += 3, from += 4) {
    pixels[at] = data[from] as number;
    pixels[at + 1] = data[from + 1] as number;
    pixels[at + 2] = data[from + 2] as number;
  }
  return { data: pixels, width, height };
}
