import { describe, expect, it } from "vitest";
import type { TextView } from "#server/platform/ocr/read-text.ts";
import type { Quad, Rectangle } from "#server/platform/pictures/geometry.ts";
import { glanceHeight, glanceWidth, glareOf } from "./glare.ts";
import { measure } from "./measure.ts";

const [width, height] = [600, 400];
const corners = ({ x, y, width: wide, height: high }: Rectangle): Quad => [
  { x, y },
  { x: x + wide, y },
  { x: x + wide, y: y + high },
  { x, y: y + high },
];

/** A card of one brightness with a brighter patch, and stripes for letters where its lines are. */
function measured(brightness: number, patch: number, lines: readonly Rectangle[], stripe = 4) {
  const data = new Uint8Array(width * height * 3).fill(brightness);
  data.fill(255, 0, Math.round(patch * data.length));
  for (const box of lines) {
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
      for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
        const ink = x % (2 * stripe) < stripe && y % (2 * stripe) < stripe;
        if (ink) data.fill(brightness * 0.2, (y * width + x) * 3, (y * width + x) * 3 + 3);
      }
    }
  }
  const view: TextView = {
    width,
    height,
    toPicture: (point) => point,
    lines: lines.map((box) => ({
      text: "TEXT",
      confidence: 0.9,
      characters: [],
      box,
      inView: corners(box),
    })),
  };
  const picture = { pixels: { data, width, height }, width, height, scale: 1 };
  return measure(picture, { quad: corners({ x: 0, y: 0, width, height }), edged: true, outside: [] }, view);
}

const line = (x: number, y: number, high = 32): Rectangle => ({ x, y, width: 200, height: high });

describe("the quality of a picture", () => {
  it("is good where letters are sharp, large and lit", () => {
    const { quality, notices } = measured(200, 0, [line(100, 250), line(100, 300)]);
    expect(notices).toEqual([]);
    expect(quality).toMatchObject({ framing: "whole", verdict: "good", glare: 0, rotation: 0 });
    expect(quality.blur).toBeLessThan(0.3);
  });

  it("is poor where a part shines, and not where the paper is white", () => {
    const shining = measured(200, 0.2, [line(100, 250)]);
    expect(shining.quality.glare).toBeCloseTo(0.2, 1);
    expect(shining.notices).toContain("glare");
    expect(measured(250, 0.2, [line(100, 250)]).quality.glare).toBe(0);
  });

  it("takes a pale ground with bright points everywhere for no glare", () => {
    const speckled = Uint8Array.from({ length: glanceWidth * glanceHeight }, (_, at) => (at % 7 ? 250 : 225));
    speckled.fill(200, 0, 0.3 * speckled.length);
    expect(glareOf(speckled)).toBe(0);
    speckled.fill(255, 0.5 * speckled.length, 0.6 * speckled.length);
    expect(glareOf(speckled)).toBeCloseTo(0.1, 1);
  });

  it("is poor in the dark", () => {
    expect(measured(50, 0, [line(100, 250)]).notices).toContain("too_dark");
  });

  it("is poor where letters are tiny", () => {
    const { quality, notices } = measured(200, 0, [line(100, 250, 12)], 2);
    expect(notices).toContain("low_resolution");
    expect(quality.framing).toBe("small");
  });

  it("is poor where lines run out of the picture", () => {
    const { quality, notices } = measured(200, 0, [line(-20, 250), line(-20, 300)]);
    expect(quality.framing).toBe("cut_off");
    expect(notices).toContain("cut_off");
  });
});
