import { describe, expect, it } from "vitest";
import { matchedThreshold } from "#contract/onboarding/documents.ts";
import type { ReadCharacter } from "#server/platform/ocr/recognise-lines.ts";
import { type Candidate, candidateOf } from "./candidates.ts";
import { line } from "./lines.test-helper.ts";
import { merge } from "./merge.ts";
import { passageOf, pieceOf } from "./pieces.ts";
import { doubtUnclear } from "./unclear.ts";
import { numberOf, readPlace, readSex, type ValueReader } from "./values.ts";

/** A value of which one character was read otherwise than the others. */
function read(
  name: "serialNumber" | "placeOfIssue" | "sex",
  text: string,
  by: ValueReader,
  at: number,
  one: Partial<ReadCharacter>,
) {
  const whole = line(text, 0, 0);
  const characters = whole.characters.map((character, index) =>
    index === at ? { ...character, ...one } : character,
  );
  const passage = passageOf([pieceOf({ ...whole, characters })]);
  const value = by(text);
  if (!value) throw new Error("it is one");
  const candidate = candidateOf(name, { ...value, name, passage, position: "right", labelFault: 0 }, by);
  return { ...candidate, confidence: 0.95 };
}

const isSure = (candidate: Candidate) =>
  (merge(doubtUnclear([candidate])).fields[0]?.confidence ?? 0) >= matchedThreshold;

describe("what was read twice in the same way", () => {
  it("is not sure where a digit is hard to make out", () => {
    const number = (confidence: number) =>
      read("serialNumber", "596602104", numberOf(8, 10), 1, { confidence });
    expect([0.6, 0.79, 0.9].map((confidence) => isSure(number(confidence)))).toEqual([false, false, true]);
  });

  it("is sure where a circle may be a zero or an O", () => {
    const number = (confidence: number) =>
      read("serialNumber", "596602104", numberOf(8, 10), 4, { confidence });
    expect([0.7, 0.5].map((confidence) => isSure(number(confidence)))).toEqual([true, false]);
  });

  it("is sure again where a zone says the same", () => {
    const number = read("serialNumber", "596602104", numberOf(8, 10), 1, { confidence: 0.6 });
    const zone: Candidate = { ...number, confidence: 0.97, again: null, proven: true };
    expect(merge(doubtUnclear([number, zone])).fields[0]?.confidence).toBeGreaterThan(matchedThreshold);
  });

  it("is not sure where an apostrophe may stand in a word", () => {
    const place = (signBeside: number) => read("placeOfIssue", "LANGATA", readPlace, 4, { signBeside });
    expect([0.26, 0.02].map((sign) => isSure(place(sign)))).toEqual([false, true]);
  });

  it("is a sex that more than one letter tells", () => {
    expect(isSure(read("sex", "FEMALE", readSex, 2, { confidence: 0.6 }))).toBe(true);
    expect(isSure(read("sex", "F", readSex, 0, { confidence: 0.6 }))).toBe(false);
  });
});
