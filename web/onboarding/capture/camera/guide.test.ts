import { expect, it } from "vitest";
import { frameIn, keptPart } from "./guide.ts";

const card = 1.586;

it("draws the frame into the middle, as large as the narrower side allows", () => {
  expect(frameIn({ width: 320, height: 480 }, card)).toMatchObject({
    width: expect.closeTo(281.6),
    left: expect.closeTo(19.2),
  });
  const low = frameIn({ width: 600, height: 160 }, card);
  expect(low.height).toBeCloseTo(140.8);
  expect(low.left).toBeCloseTo((600 - low.width) / 2);
});

it("keeps what lies in the frame and some more, in points of the video", () => {
  // Shown at half its size, from its middle: 480 of 720 points across are seen.
  const shown = { width: 240, height: 640 };
  const kept = keptPart({ width: 720, height: 1280 }, shown, { left: 40, top: 270, width: 160, height: 100 });
  expect(kept).toEqual({ left: 162, top: 516, width: 396, height: 248 });
});

it("keeps nothing from beyond the video", () => {
  const shown = { width: 320, height: 240 };
  const kept = keptPart({ width: 640, height: 480 }, shown, { left: 5, top: 5, width: 310, height: 230 });
  expect(kept).toEqual({ left: 0, top: 0, width: 640, height: 480 });
});
