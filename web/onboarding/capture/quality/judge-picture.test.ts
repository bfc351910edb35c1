import { expect, it } from "vitest";
import { judgePicture } from "./judge-picture.ts";
import { type Plane, planeOf } from "./plane.ts";

const width = 1200;
const height = 900;

/** A table of some brightness, on which papers are laid. */
const table = (brightness = 120): Plane => ({
  data: new Uint8Array(width * height).fill(brightness),
  width,
  height,
});

/** Fills a part of the picture: of `paper`, with strokes as wide as those of letters. */
function lay(plane: Plane, left: number, top: number, wide: number, high: number): Plane {
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++) {
    for (let x = Math.max(0, left); x < Math.min(width, left + wide); x++) {
      const inLine = (y - top) % 24 > 12 && y - top > 24 && top + high - y > 24;
      const inWords = x - left > 24 && left + wide - x > 24;
      plane.data[y * width + x] = inLine && inWords && (x - left) % 8 < 3 ? 40 : 210;
    }
  }
  return plane;
}

/** Every point as the mean of those around it, twice over: across and down. */
function blurred({ data }: Plane, reach: number): Plane {
  const meanAlong = (
    from: Uint8Array,
    step: number,
    last: (at: number) => number,
    place: (at: number) => number,
  ) =>
    from.map((_, at) => {
      let [sum, count] = [0, 0];
      for (let away = -Math.min(reach, place(at)); away <= Math.min(reach, last(at)); away++) {
        sum += from[at + away * step] ?? 0;
        count += 1;
      }
      return sum / count;
    });
  const column = (at: number) => at % width;
  const row = (at: number) => Math.floor(at / width);
  const once = (from: Uint8Array) => {
    const across = meanAlong(from, 1, (at) => width - 1 - column(at), column);
    return meanAlong(across, width, (at) => height - 1 - row(at), row);
  };
  return { data: once(once(data)), width, height };
}

const changed = (plane: Plane, change: (value: number, x: number, y: number) => number): Plane => ({
  ...plane,
  data: plane.data.map((value, at) => change(value, at % width, Math.floor(at / width))),
});

const card = () => lay(table(), 200, 150, 800, 520);
const adviceFor = (plane: Plane, longSide = 1800) => judgePicture(plane, "document", longSide).advice;

it("has nothing against a sharp document that lies within the picture", () => {
  expect(judgePicture(card(), "document", 1800)).toMatchObject({ framing: "whole", glare: 0, advice: [] });
});

it("finds out blur, and measures more of it as less sharp", () => {
  expect(adviceFor(blurred(card(), 3))).toEqual(["blurred"]);
  const blurs = [card(), blurred(card(), 1)].map((plane) => judgePicture(plane, "document", 1800).blur);
  expect(blurs[0]).toBeLessThan((blurs[1] ?? 0) - 0.1);
});

it("finds a lamp that is mirrored on the document, and takes white paper for none", () => {
  const lamp = (value: number, x: number, y: number) => (Math.hypot(x - 700, y - 400) < 180 ? 255 : value);
  expect(adviceFor(changed(card(), lamp))).toEqual(["glare"]);
  const scan = changed(card(), (value) => (value === 40 ? 40 : 254));
  expect(adviceFor(scan)).toEqual([]);
});

it("says of a dark picture that it is dark, and guesses nothing else", () => {
  expect(adviceFor(changed(card(), (value) => value / 4))).toEqual(["too_dark"]);
  expect(adviceFor(table(10))).toEqual(["too_dark"]);
});

it("sees where the document lies: over an edge, far away, nowhere", () => {
  expect(adviceFor(lay(table(), -300, 150, 800, 520))).toEqual(["cut_off"]);
  expect(adviceFor(lay(table(), 400, 300, 300, 190))).toEqual(["small"]);
  expect(adviceFor(table())).toEqual(["not_found"]);
});

it("asks for more points where there are too few, by the size that is sent", () => {
  expect(adviceFor(card(), 640)).toEqual(["too_few_pixels"]);
});

it("lets a face have a white wall behind it, over the edge, and softer lines than print", () => {
  const face = blurred(lay(table(253), 350, 250, 500, 700), 2);
  expect(judgePicture(face, "face", 720).advice).toEqual([]);
  const mist = changed(table(), (_, x, y) => 150 + 90 * Math.sin(x / 40) * Math.sin(y / 40));
  expect(judgePicture(mist, "face", 720).advice).toEqual(["blurred"]);
});

it("takes the brightness of a colour as the eye does", () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
  expect([...planeOf({ data, width: 2, height: 2 }).data]).toEqual([76, 149, 28, 255]);
});
