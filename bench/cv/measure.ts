import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { extractDocument } from "#server/platform/documents/extract-document.ts";
import { readResume } from "#server/recruitment/resume/read-resume.ts";
import { type Cv, formatOf } from "./cv.ts";
import { compare, type Score } from "./match.ts";
import { fileOf } from "./render/file.ts";

export interface Measured {
  cv: Cv;
  parsed: ParsedResume;
  score: Score;
  /** Milliseconds for the whole reading, and for the extraction of the text alone. */
  readMs: number;
  extractMs: number;
}

/** How well one CV is read. */
export async function scoreOf(cv: Cv): Promise<Score> {
  return compare(await readResume(await fileOf(cv), formatOf(cv.rendering), { recognise: true }), cv.truth);
}

/** Reads each CV, after one reading that warms up, and compares it with what it says. */
export async function measureAll(cvs: Cv[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const cv of cvs) {
    const bytes = await fileOf(cv);
    const kind = formatOf(cv.rendering);
    if (!cv.rendering.scanned) await readResume(bytes, kind);
    const extractStart = performance.now();
    await extractDocument(bytes, kind);
    const readStart = performance.now();
    const parsed = await readResume(bytes, kind, { recognise: true });
    const readMs = performance.now() - readStart;
    measured.push({
      cv,
      parsed,
      score: compare(parsed, cv.truth),
      readMs,
      extractMs: readStart - extractStart,
    });
  }
  return measured;
}
