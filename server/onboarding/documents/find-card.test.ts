import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { distance, type Point } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { findCards } from "./find-card.ts";

/** A card lying on a table with stripes. */
function drawn(corners: readonly Point[]): Pixels {
  const [width, height] = [800, 600];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#7a5c3a";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#6a4c2a";
  for (let x = 0; x < width; x += 37) context.fillRect(x, 0, 3, height);
  context.fillStyle = "#dfe8d8";
  context.beginPath();
  for (const { x, y } of corners) context.lineTo(x, y);
  context.fill();
  return pixelsOf(canvas);
}

function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(data.subarray(at * 4, at * 4 + 3), at * 3);
  return { data: pixels, width, height };
}

describe("findCards", () => {
  it.each([
    [
      "lying straight",
      [
        [200, 150],
        [600, 150],
        [600, 400],
        [200, 400],
      ],
    ],
    [
      "turned",
      [
        [300, 60],
        [620, 260],
        [490, 470],
        [170, 270],
      ],
    ],
    [
      "seen from one side",
      [
        [220, 180],
        [600, 120],
        [640, 420],
        [200, 380],
      ],
    ],
    [
      "upright",
      [
        [300, 60],
        [560, 80],
        [540, 500],
        [280, 480],
      ],
    ],
  ])("finds a card %s", (_, places) => {
    const corners = places.map(([x = 0, y = 0]) => ({ x, y }));
    const [card] = findCards(drawn(corners));
    for (const corner of corners) {
      expect(Math.min(...(card?.corners.map((found) => distance(found, corner)) ?? [999]))).toBeLessThan(20);
    }
  });

  it("finds a card on a newspaper, with white paper lying over its lower edge", () => {
    const [left, top, right, bottom] = [270, 200, 590, 400];
    const canvas = createCanvas(800, 600);
    const context = canvas.getContext("2d");
    context.fillStyle = "#c4c0b8";
    context.fillRect(0, 0, 800, 600);
    context.fillStyle = "#333";
    // Columns of words, of which no two are equally long.
    for (let y = 20; y < 590; y += 16) {
      for (let x = 10; x < 780; x += 14 + ((x * 7 + y * 3) % 23)) {
        if (x % 200 < 180) context.fillRect(x, y, 8 + ((x * 5 + y) % 11), 7);
      }
    }
    context.fillStyle = "#efe9e9";
    context.fillRect(left, top, right - left, bottom - top);
    context.fillStyle = "#8a8784";
    context.fillRect(left + 60, bottom, 200, 3);
    context.fillStyle = "#efe9e9";
    context.fillRect(left + 60, bottom + 3, 200, 190);
    const [card] = findCards(pixelsOf(canvas));
    for (const corner of [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]) {
      expect(Math.min(...(card?.corners.map((found) => distance(found, corner)) ?? [999]))).toBeLessThan(12);
    }
  });

  it("finds none on an empty table", () => {
    expect(findCards(drawn([]))).toEqual([]);
  });
});
