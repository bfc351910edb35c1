import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DocumentReading } from "#contract/onboarding/documents.ts";
import { measureAll } from "./measure.ts";
import { sampleTruth } from "./sample-truth.ts";
import type { Quadrilateral } from "./truth.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "documents-"));
  await writeFile(path.join(folder, sampleTruth.file), "a picture");
});
afterAll(() => rm(folder, { recursive: true }));

const place = (x: number, y: number): Quadrilateral => [
  [x, y],
  [x + 40, y],
  [x + 40, y + 8],
  [x, y + 8],
];

const quality: DocumentReading["quality"] = {
  width: 100,
  height: 60,
  blur: 0,
  glare: 0,
  rotation: 0,
  framing: "whole",
  verdict: "good",
};

it("judges a reading and where it says that the values stand", async () => {
  const { idNumber, fullName } = sampleTruth.fields;
  if (!idNumber || !fullName) throw new Error("they are there");
  const truth = {
    ...sampleTruth,
    fields: {
      idNumber: { ...idNumber, place: place(10, 10) },
      fullName: { ...fullName, place: place(10, 40) },
    },
  };
  const box = { x: 8, y: 8, width: 44, height: 12 };
  const fields: DocumentReading["fields"] = {
    idNumber: { value: "23456789", confidence: 0.95, box },
    // Read rightly, but said to stand where the number does.
    fullName: { value: "Jane Wanjiru Ng'ang'a", confidence: 0.8, box },
  };
  let recognised = 0;
  const [measured] = await measureAll(
    {
      read: async () => ({ fields, quality, notices: [] }),
      recognise: async () => {
        recognised += 1;
      },
    },
    folder,
    [truth],
  );
  expect(measured?.judged.map(({ field, outcome }) => [field, outcome])).toEqual([
    ["idNumber", "right"],
    ["fullName", "right"],
  ]);
  expect(measured?.boxes).toEqual({ of: 2, right: 1 });
  expect(recognised).toBe(1);
});
