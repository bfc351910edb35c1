import { describe, expect, it } from "vitest";
import { matchedThreshold } from "#contract/onboarding/documents.ts";
import type { OcrModels } from "#server/platform/ocr/models.ts";
import { recogniseLines, textOf } from "#server/platform/ocr/recognise-lines.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { candidateOf } from "./candidates.ts";
import { line } from "./lines.test-helper.ts";
import { passageOf, pieceOf } from "./pieces.ts";
import { readAgain } from "./second-reading.ts";
import { numberOf, readPlace, type ValueReader } from "./values.ts";

const characters = ["", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'", " "];
const picture: Pixels = { data: new Uint8Array(3 * 400 * 60), width: 400, height: 60 };

/** A character that is seen, how surely, and how likely an apostrophe stands before it. */
type Seen = readonly [text: string, confidence: number, sign?: number];

/** Models whose recognition sees these characters in every line, with a gap before each. */
function seeing(seen: readonly Seen[]): OcrModels {
  const steps = seen.flatMap(([text, confidence, sign = 0]) => [
    { "": 0.99 - sign, "'": sign },
    { [text]: confidence, "": 1 - confidence },
  ]);
  const session = {} as OcrModels["recognition"];
  return {
    detection: session,
    recognition: session,
    direction: session,
    characters,
    run: async (_session, _data, [lines = 0]) => {
      const data = new Float32Array(lines * steps.length * characters.length);
      for (let at = 0; at < lines * steps.length; at++) {
        for (const [text, probability] of Object.entries(steps[at % steps.length] ?? {}))
          data[at * characters.length + characters.indexOf(text)] = probability;
      }
      return { data, shape: [lines, steps.length, characters.length] };
    },
  };
}

const clearly = (text: string): Seen[] => [...text].map((character) => [character, 0.99]);

/** How sure a value is after a second reading that saw this of it. */
async function sureAfter(
  name: "serialNumber" | "placeOfIssue",
  text: string,
  read: ValueReader,
  seen: readonly Seen[],
) {
  const passage = passageOf([pieceOf(line(text, 20, 20))]);
  const value = read(text);
  if (!value) throw new Error("it is one");
  const first = candidateOf(name, { ...value, name, passage, position: "right", labelFault: 0 }, read);
  const [twice] = await readAgain(seeing(seen), picture, { toPicture: (point) => point }, [first]);
  return (twice?.confidence ?? 0) >= matchedThreshold;
}

describe("a second reading", () => {
  const number = "282837588";
  const fourth = (confidence: number) => clearly(number).with(3, ["8", confidence]);

  it("that says the same makes a value sure, unless a digit is hard to make out in it", async () => {
    expect(await sureAfter("serialNumber", number, numberOf(8, 10), fourth(0.9))).toBe(true);
    expect(await sureAfter("serialNumber", number, numberOf(8, 10), fourth(0.75))).toBe(false);
  });

  it("need not see every letter of a place, but no apostrophe that the first has not", async () => {
    const seen = clearly("LANGATA");
    const without = seen.with(4, ["A", 0.7]);
    expect(await sureAfter("placeOfIssue", "LANGATA", readPlace, without)).toBe(true);
    expect(await sureAfter("placeOfIssue", "LANGATA", readPlace, seen.with(4, ["A", 0.99, 0.26]))).toBe(
      false,
    );
  });
});

it("an apostrophe that is seen faintly is no letter, but is told", async () => {
  const quad = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 40 },
    { x: 0, y: 40 },
  ] as const;
  const [read = []] = await recogniseLines(seeing(clearly("LANGATA").with(4, ["A", 0.98, 0.26])), picture, [
    quad,
  ]);
  expect(textOf(read)).toBe("LANGATA");
  expect(read.map(({ signBeside }) => signBeside?.toFixed(2))).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    "0.26",
    undefined,
    undefined,
  ]);
});
