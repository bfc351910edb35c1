/**
 * Measures the CV reader: precision, recall and F1 per field, on the CVs it may be tuned on and on those
 * kept aside, the time per CV, and that time as a multiple of bare text extraction.
 * `node bench/cv/score.ts`; with `--details` also what is wrong in each CV of the development part. Ends with an
 * error when the reader falls below its floors on the CVs it is tuned on, or below its aims on the newest kept aside.
 */

import type { Cv } from "./cv.ts";
import { eighth as tunedEighth } from "./development/eighth.ts";
import { generated } from "./development/generated.ts";
import { development } from "./development/index.ts";
import { ninth as tunedNinth } from "./development/ninth.ts";
import { templateFamilies as tunedFamilies } from "./development/template-families.ts";
import { belowAim, belowFloor } from "./floors.ts";
import { eighth as keptEighth } from "./held-out/eighth.ts";
import { heldOut } from "./held-out/index.ts";
import { ninth as keptNinth } from "./held-out/ninth.ts";
import { templateFamilies as keptFamilies } from "./held-out/template-families.ts";
import { f1, fields, macroF1, precision, recall, total } from "./match.ts";
import { type Measured, measureAll } from "./measure.ts";
import { asScans } from "./scans.ts";

const short = (values: (string | boolean | null)[]) => values.map((value) => value ?? "-").join(" | ");

/** Prints what was read beside what a CV says, when a field differs. */
function printDifferences({ cv, parsed, score }: Measured): void {
  const wrong = fields.filter((field) => f1(score[field]) < 1);
  if (wrong.length === 0) return;
  const { personalInfo } = parsed;
  const found = [
    short([personalInfo.name, personalInfo.email, personalInfo.phone, personalInfo.address]),
    ...parsed.experience.map((job) =>
      short([job.position, job.company, job.startDate, job.endDate, job.current]),
    ),
    ...parsed.education.map((study) =>
      short([
        study.qualification,
        study.institution,
        study.level,
        study.grade,
        study.startDate,
        study.endDate,
      ]),
    ),
    short(parsed.skills),
  ];
  const { truth } = cv;
  const expected = [
    short([truth.name, truth.email, truth.phone, truth.address]),
    ...truth.experience.map((job) => short([job.position, job.company, job.start, job.end, job.current])),
    ...truth.education.map((study) =>
      short([study.qualification, study.institution, study.level, study.grade, study.start, study.end]),
    ),
    short(truth.skills),
  ];
  console.log(`\n${cv.id} (${cv.rendering.producer}): ${wrong.join(", ")}`);
  for (const row of found.filter((each) => !expected.includes(each))) console.log(`  found    ${row}`);
  for (const row of expected.filter((each) => !found.includes(each))) console.log(`  expected ${row}`);
}

function printScore(title: string, measured: Measured[]): void {
  const score = total(measured.map((each) => each.score));
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`.padStart(9);
  console.log(`\n${title}: ${measured.length} CVs`);
  console.log("field          precision   recall       F1   correct/found/expected");
  for (const field of fields) {
    const counts = score[field];
    const { correct, found, expected } = counts;
    console.log(
      `${field.padEnd(14)}${percent(precision(counts))}${percent(recall(counts))}${percent(f1(counts))}   ${correct}/${found}/${expected}`,
    );
  }
  const sumOf = (pick: (each: Measured) => number) => measured.reduce((sum, each) => sum + pick(each), 0);
  const seconds = sumOf((each) => each.readMs) / 1000 / measured.length;
  const ratio = sumOf((each) => each.readMs) / sumOf((each) => each.extractMs);
  console.log(`macro F1: ${macroF1(score).toFixed(4)}`);
  console.log(`time per CV: ${seconds.toFixed(4)} s; reading / bare extraction: ${ratio.toFixed(2)}`);
}

const tunedShapes = [...tunedEighth, ...tunedNinth];
const keptShapes = [...keptEighth, ...keptNinth];
const tuned: readonly Cv[][] = [development, generated];
const details = process.argv.includes("--details");
for (const [title, cvs] of [
  ["development", development],
  ["development, generated", generated],
  ["development, scanned", asScans(development)],
  ["held out", heldOut],
  ["shapes of Kenyan CVs, tuned on", tunedShapes],
  ["shapes of Kenyan CVs, kept aside", keptShapes],
  ["families of templates, tuned on", tunedFamilies],
  ["families of templates, kept aside", keptFamilies],
  ["held out, scanned", asScans(heldOut)],
] as const) {
  const measured = await measureAll([...cvs]);
  if (details && title.startsWith("development")) measured.forEach(printDifferences);
  printScore(title, measured);
  const score = total(measured.map((each) => each.score));
  const fallen = [
    ...(tuned.includes(cvs) ? belowFloor(score) : []),
    ...(cvs === keptShapes ? belowAim(score, "kenyan") : []),
    ...(cvs === keptFamilies ? belowAim(score, "templates") : []),
  ];
  for (const field of fallen) console.error(`${title} fell below its floor: ${field}`);
  if (fallen.length > 0) process.exitCode = 1;
}
