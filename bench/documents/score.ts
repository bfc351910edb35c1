/**
 * Measures the reader of identity documents on the part that it is tuned on, or with `--held-out` on the part kept
 * aside: `npm run bench -- documents --held-out`. `--further` takes documents drawn with what neither part has;
 * `--details` names every mistake, but of the part kept aside;
 * `--only=passport` takes the documents whose file names hold that, `--half=1` and `--half=2` every second one,
 * `--seed=anything` draws other documents, which nobody has seen. Ends with an error below the aims.
 */
import { matchedThreshold } from "#contract/onboarding/documents.ts";
import { safeThreshold, tally } from "./match.ts";
import { type Measured, measureAll } from "./measure.ts";
import {
  printCalibration,
  printComparison,
  printFields,
  printMistakes,
  printQuality,
  printTime,
} from "./print.ts";
import { openReader } from "./reader.ts";
import { documentsOf } from "./set.ts";
import type { PictureClass } from "./truth.ts";

/** Parts of the fields that must be read rightly. */
const aims: Record<Exclude<PictureClass, "spoiled">, number> = { fair: 0.97, phone: 0.85 };

/** What the aims ask for and the reader does not reach. */
function shortfalls(measured: readonly Measured[]): string[] {
  const judged = measured.flatMap((each) => each.judged);
  const { shownWrong } = tally(judged, matchedThreshold);
  const below = Object.entries(aims).flatMap(([name, aim]) => {
    const { fields, right } = tally(
      judged.filter((each) => each.class === name),
      matchedThreshold,
    );
    return right < aim * fields
      ? [`${name}: ${right} of ${fields} fields right, ${100 * aim} % is the aim`]
      : [];
  });
  return shownWrong > 0 ? [...below, `${shownWrong} wrong values from ${matchedThreshold} on`] : below;
}

const part =
  (["held-out", "further"] as const).find((name) => process.argv.includes(`--${name}`)) ?? "development";
const option = (name: string) => process.argv.find((word) => word.startsWith(name))?.slice(name.length) ?? "";
const only = option("--only=");
const half = option("--half=");
const { folder, truths } = await documentsOf(part, option("--seed="));
const reader = await openReader();
const measured = await measureAll(
  reader,
  folder,
  truths
    .filter(({ file }) => file.includes(only))
    .filter((_, index) => half === "" || (index % 2) + 1 === Number(half)),
);
if (process.argv.includes("--details") && part !== "held-out") printMistakes(measured);
printFields(part, measured, matchedThreshold);
printCalibration(part, measured);
printQuality(part, measured);
printComparison(part, measured, matchedThreshold);
printTime(part, measured);
if (part !== "held-out") {
  const lowest = safeThreshold(measured.flatMap((each) => each.judged));
  console.log(
    `lowest threshold with nothing wrong from there on: ${lowest}; the reader's is ${matchedThreshold}`,
  );
}
const short = shortfalls(measured);
for (const each of short) console.error(each);
if (short.length > 0 && only === "") process.exitCode = 1;
