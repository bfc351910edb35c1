import type { Cv } from "./cv.ts";

/** The stored PDFs among the CVs, which carry their fonts, as scans. */
export function asScans(cvs: Cv[]): Cv[] {
  return cvs
    .filter(({ rendering }) => rendering.producer === "chromium" || rendering.producer === "libreoffice-pdf")
    .map((cv) => ({ ...cv, rendering: { ...cv.rendering, scanned: true as const } }));
}
