import { readDocument } from "#server/onboarding/documents/read-document.ts";
import { detectLines, forDetection } from "#server/platform/ocr/detect-lines.ts";
import { loadModels } from "#server/platform/ocr/models.ts";
import { detectionSide } from "#server/platform/ocr/read-text.ts";
import { recogniseLines } from "#server/platform/ocr/recognise-lines.ts";
import { axisOf, runningAlong } from "#server/platform/ocr/text-direction.ts";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import type { Reader } from "./measure.ts";

/** The product's own reader, in this process: its queue and its limits are no part of the measurement. */
export async function openReader(): Promise<Reader> {
  const models = await loadModels();
  return {
    read: (bytes, kind, type) =>
      readDocument({ bytes, kind, format: type === "application/pdf" ? "pdf" : "picture" }),
    recognise: (bytes, type) => (type === "application/pdf" ? null : recogniseOnce(bytes)),
  };

  /** Lines found and read once, wherever they run; nothing is made of them. */
  async function recogniseOnce(bytes: Uint8Array): Promise<void> {
    const { pixels } = await decodePicture(bytes, { maxSide: 2400 });
    const lines = await detectLines(models, pixels, forDetection(pixels, detectionSide));
    const axis = axisOf(lines);
    if (axis) await recogniseLines(models, pixels, runningAlong(lines, axis));
  }
}
