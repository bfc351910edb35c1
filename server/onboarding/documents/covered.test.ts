import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { matchedThreshold } from "#contract/onboarding/documents.ts";
import type { Rectangle } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { Candidate } from "./candidates.ts";
import { doubtCovered, isCovered } from "./covered.ts";
import { line } from "./lines.test-helper.ts";
import { pieceOf } from "./pieces.ts";
import { readPlace } from "./values.ts";

const [width, height] = [700, 200];
const box: Rectangle = { x: 200, y: 80, width: 260, height: 34 };
const straight = { toPicture: (point: { x: number; y: number }) => point };

/** A card with a word in the box, and something over it. */
function card(cover: (context: SKRSContext2D) => void, ground = "#d7dbc8"): Pixels {
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#1c1c1c";
  // Bars of ink stand for letters: what they say is not read here.
  for (let x = box.x + 3; x < box.x + box.width - 4; x += 14)
    context.fillRect(x, box.y + 5, 6, box.height - 10);
  cover(context);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) pixels.set(data.subarray(at * 4, at * 4 + 3), at * 3);
  return { data: pixels, width, height };
}

function finger(context: SKRSContext2D, x: number): void {
  context.fillStyle = "#7a4a33";
  context.fillRect(x, 60, 120, 140);
}

function glare(context: SKRSContext2D, x: number): void {
  const light = context.createRadialGradient(x, 97, 0, x, 97, 110);
  light.addColorStop(0, "rgba(255 255 255 / 1)");
  light.addColorStop(0.5, "rgba(255 255 255 / 0.94)");
  light.addColorStop(1, "rgba(255 255 255 / 0)");
  context.fillStyle = light;
  context.fillRect(x - 110, 0, 220, height);
}

describe("a value that may be covered", () => {
  it.each([
    ["stands free", () => {}, false],
    ["ends at a finger", (context: SKRSContext2D) => finger(context, 455), true],
    ["begins at a finger", (context: SKRSContext2D) => finger(context, 85), true],
    ["lies a word away from a finger", (context: SKRSContext2D) => finger(context, 560), false],
    ["fades into light", (context: SKRSContext2D) => glare(context, 520), true],
    ["lies far from light", (context: SKRSContext2D) => glare(context, 60), false],
  ])("is one that %s", (_, cover, covered) => {
    expect(isCovered(card(cover), straight, box)).toBe(covered);
  });

  it("is one at the picture's edge, but none on white paper", () => {
    const free = card(() => {});
    expect(isCovered(free, straight, { ...box, x: width - box.width - 10 })).toBe(true);
    expect(
      isCovered(
        card(() => {}, "#ffffff"),
        straight,
        box,
      ),
    ).toBe(false);
  });

  it("is not sure, and the others stay as they are", () => {
    const placed = { ...line("KAKAMEGA CENTR", box.x, box.y), box };
    const candidate: Candidate = {
      name: "placeOfIssue",
      value: "KAKAMEGA CENTR",
      confidence: 0.99,
      boxes: [box],
      again: { pieces: [pieceOf(placed)], read: readPlace },
      proven: false,
    };
    const zone: Candidate = { ...candidate, name: "idNumber", value: "12345678", again: null };
    const read = [candidate, zone];
    const under = doubtCovered(
      card((context) => finger(context, 455)),
      straight,
      read,
    );
    expect(under.covered).toBe(true);
    expect(under.candidates.map(({ confidence }) => confidence >= matchedThreshold)).toEqual([false, true]);
    expect(
      doubtCovered(
        card(() => {}),
        straight,
        read,
      ),
    ).toEqual({ candidates: read, covered: false });
  });
});
