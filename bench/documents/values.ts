/**
 * How often values are right by the confidence that they come with, thousands of them: each is read where it is known to
 * stand, twice as the reader does, in pictures that are hard to read. Finding documents and labels, which takes most of
 * the time, is no part of it: `node bench/documents/values.ts --seeds=lodwar,iten --further`. `--details` names what is
 * wrong and shown as certain.
 */
import { matchedThreshold } from "#contract/onboarding/documents.ts";
import { type Candidate, candidateOf } from "#server/onboarding/documents/candidates.ts";
import type { Found } from "#server/onboarding/documents/find-values.ts";
import { nameCandidate, wholeName } from "#server/onboarding/documents/names.ts";
import { wanted } from "#server/onboarding/documents/parse-document.ts";
import { passageOf, pieceOf } from "#server/onboarding/documents/pieces.ts";
import { doubtUnlikely } from "#server/onboarding/documents/plausible.ts";
import { readAgain } from "#server/onboarding/documents/second-reading.ts";
import { doubtUnclear } from "#server/onboarding/documents/unclear.ts";
import { loadModels } from "#server/platform/ocr/models.ts";
import { recogniseLines } from "#server/platform/ocr/recognise-lines.ts";
import { decodePicture } from "#server/platform/pictures/decode-picture.ts";
import { distance, type Projection, projected, type Quad } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { printTable } from "../report.ts";
import { entriesOf } from "./catalogue.ts";
import { makeDocument } from "./make-document.ts";
import { comparable } from "./match.ts";
import {
  type Condition,
  type FieldName,
  fieldNames,
  type Kind,
  type Quadrilateral,
  type Truth,
} from "./truth.ts";

/** Conditions in which letters are hard to make out. */
const hard: ReadonlySet<Condition> = new Set([
  "photocopy",
  "motion",
  "defocus",
  "glare",
  "shadow",
  "dim",
  "low-resolution",
  "compressed",
  "screen",
]);
/** Values in two lines are higher than others by more than this. */
const oneLine = 1.6;
/** Lower ends of the bands of confidence. */
const bands = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98] as const;

interface ReadValue {
  document: string;
  field: FieldName;
  value: string;
  confidence: number;
  right: boolean;
}

const option = (name: string) => process.argv.find((word) => word.startsWith(name))?.slice(name.length) ?? "";
const part = process.argv.includes("--further") ? "further" : "development";
const models = await loadModels();
const values: ReadValue[] = [];
for (const seed of (option("--seeds=") || "values").split(",")) {
  for (const entry of entriesOf(part, seed)) {
    // What a zone says is proven by its digits: this is about what nothing proves.
    if (!hard.has(entry.condition) || entry.layout.endsWith("back") || entry.layout === "passport") continue;
    const { bytes, truth } = await makeDocument(entry);
    const { pixels, scale } = await decodePicture(new Uint8Array(bytes), { maxSide: 2400 });
    values.push(...(await readValues(pixels, scale, truth)));
  }
}
print();

/** Reads every value of a document that stands in one line. */
async function readValues(
  pixels: Pixels,
  scale: number,
  { file, kind, fields }: Truth,
): Promise<ReadValue[]> {
  const heightOf = ([a, , , d]: Quadrilateral) => Math.hypot(d[0] - a[0], d[1] - a[1]);
  const heights = Object.values(fields)
    .flatMap(({ place }) => (place ? [heightOf(place)] : []))
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const read: ReadValue[] = [];
  for (const field of fieldNames) {
    const expected = fields[field];
    const place = expected?.required && expected.readable ? expected.place : null;
    if (!expected || !place || field === "sex" || heightOf(place) > oneLine * usual) continue;
    const corners = place.map(([x, y]) => ({ x: x * scale, y: y * scale })) as unknown as Quad;
    const candidate = await readValue(pixels, corners, kind, field);
    if (!candidate) continue;
    const right = expected.values.some(
      (value) => comparable(field, value) === comparable(field, candidate.value),
    );
    read.push({ document: file, field, value: candidate.value, confidence: candidate.confidence, right });
  }
  return read;
}

/** A value as the reader reads it under its label: where it stands, give or take what the detection does. */
async function readValue(
  pixels: Pixels,
  [a, b, , d]: Quad,
  kind: Kind,
  field: FieldName,
): Promise<Candidate | null> {
  const [width, height] = [distance(a, b), distance(a, d)];
  const toPicture: Projection = ({ x, y }) => ({
    x: a.x + ((b.x - a.x) * x) / width + ((d.x - a.x) * y) / height,
    y: a.y + ((b.y - a.y) * x) / width + ((d.y - a.y) * y) / height,
  });
  const more = 0.1 * height;
  const box = { x: -more, y: -more, width: width + 2 * more, height: height + 2 * more };
  const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  const quad: Quad = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const [characters = []] = await recogniseLines(models, pixels, [projected(quad, toPicture)]);
  const one = wanted[kind].find(({ name }) => name === field);
  const passage = passageOf([pieceOf({ characters, box })]);
  const value = one?.read(passage.text);
  if (!one || !value) return null;
  const found: Found = { ...value, name: one.name, passage, position: "right", labelFault: 0 };
  const first =
    field === "fullName" ? nameCandidate(wholeName(found, [], [])) : candidateOf(field, found, one.read);
  const twice = await readAgain(models, pixels, { toPicture }, [first]);
  return doubtUnlikely(doubtUnclear(twice))[0] ?? null;
}

function print(): void {
  const rows = [...fieldNames.map((name) => [name, [name]] as const), ["all", fieldNames] as const];
  printTable(
    `${part}: right of the values read, by confidence`,
    ["", ...bands.map((from) => `from ${from}`)],
    rows.flatMap(([title, names]) => {
      const some = values.filter(({ field }) => names.includes(field));
      if (some.length === 0) return [];
      const cells = bands.map((from, index) => {
        const inBand = some.filter(
          ({ confidence }) =>
            confidence >= from && confidence < (bands[index + 1] ?? Number.POSITIVE_INFINITY),
        );
        return `${inBand.filter(({ right }) => right).length}/${inBand.length}`;
      });
      return [[title, ...cells]];
    }),
  );
  const wrong = values.filter(({ right, confidence }) => !right && confidence >= matchedThreshold);
  const right = values.filter((one) => one.right);
  const shown = right.filter(({ confidence }) => confidence >= matchedThreshold);
  console.log(
    `from ${matchedThreshold}: ${wrong.length} wrong of ${wrong.length + shown.length}; ${shown.length} of ${right.length} right ones are there`,
  );
  if (!process.argv.includes("--details")) return;
  for (const { document, field, value, confidence } of wrong)
    console.log(`  ${document}: ${field} ${value}, ${confidence.toFixed(3)}`);
}
