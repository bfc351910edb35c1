import type { Cv, Scanner } from "./cv.ts";
import { officeScanner } from "./render/scan.ts";

/** The scanners of an office, a cybercafé and a careful clerk, from coarse and askew to fine. */
export const anyScanner: Scanner[] = [
  { width: 1240, tilt: -0.01, noise: 20, quality: 70 },
  { width: 1654, tilt: 0.02, noise: 36, quality: 55 },
  { width: 2480, tilt: -0.017, noise: 28, quality: 60 },
];

/** The stored PDFs among the CVs, which carry their fonts, as scans made with each scanner in turn. */
export function asScans(cvs: Cv[], scanners = [officeScanner]): Cv[] {
  return cvs
    .filter(({ rendering }) => rendering.producer === "chromium" || rendering.producer === "libreoffice-pdf")
    .map((cv, index) => {
      const scanned = scanners[index % scanners.length] ?? officeScanner;
      return { ...cv, rendering: { ...cv.rendering, scanned } };
    });
}
