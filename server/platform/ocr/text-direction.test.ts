import { describe, expect, it } from "vitest";
import type { Quad } from "#server/platform/pictures/geometry.ts";
import type { OcrModels } from "./models.ts";
import { directionOf } from "./text-direction.ts";

const lines = [0, 1, 2].map((row) => {
  const y = 60 * row;
  const quad: Quad = [
    { x: 10, y },
    { x: 250, y },
    { x: 250, y: y + 30 },
    { x: 10, y: y + 30 },
  ];
  return { quad };
});
const picture = { data: new Uint8Array(300 * 200 * 3), width: 300, height: 200 };
const letters = 8;

/**
 * Models of which one is so sure that lines stand on their heads, and the other reads letters, those of the first three
 * lines as surely as is given first. Counts the lines that are read.
 */
function modelsThat(turned: number, sureness: readonly number[]) {
  const characters = ["", "A", " "];
  let read = 0;
  const models = {
    characters,
    run: async (session: unknown, _: Float32Array, [count = 0]: readonly number[]) => {
      if (session === models.direction)
        return {
          data: new Float32Array(2 * count).map((_, at) => (at % 2 ? turned : 1 - turned)),
          shape: [count, 2],
        };
      const sure = sureness[Math.floor(read / lines.length)] ?? 0;
      read += count;
      const steps = 2 * letters;
      const data = Float32Array.from({ length: count * steps * characters.length }, (_, at) => {
        const letter = Math.floor(at / characters.length) % 2 === 0;
        return [letter ? 0 : 1, letter ? sure : 0, 0][at % characters.length] ?? 0;
      });
      return { data, shape: [count, steps, characters.length] };
    },
    direction: {},
    recognition: {},
  };
  const of = models as unknown as OcrModels;
  return { direction: () => directionOf(of, picture, lines), linesRead: () => read };
}

describe("the direction of text", () => {
  it("is the one that lines say which are read surely, without reading them the other way", async () => {
    const { direction, linesRead } = modelsThat(0.4, [0.95, 0.95]);
    expect((await direction())?.x).toBeCloseTo(1);
    expect(linesRead()).toBe(3);
  });

  it("is looked for first where the lines seem to stand", async () => {
    const { direction, linesRead } = modelsThat(0.6, [0.95, 0.95]);
    expect((await direction())?.x).toBeCloseTo(-1);
    expect(linesRead()).toBe(3);
  });

  it("is the one that is read more surely, where the first is not clear", async () => {
    const { direction, linesRead } = modelsThat(0.4, [0.6, 0.9]);
    expect((await direction())?.x).toBeCloseTo(-1);
    expect(linesRead()).toBe(6);
  });
});
