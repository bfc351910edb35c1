import type { Canvas } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import { jpeg, portrait } from "#server/testing/face-pictures.ts";
import { type Turn, turnHead, turnPicture } from "#server/testing/head-turns.ts";
import { judgeFrames } from "./judge-frames.ts";
import { lookAtPicture } from "./look-at-picture.ts";

const picture = await portrait("anneAgain", 0.6);
const [face] = (await lookAtPicture(jpeg(picture))).faces;
if (!face) throw new Error("The test's picture shows no face");
const { x, y, width, height } = face.box;
const head = { x: x + width / 2, y: y + height / 2, width };

/** Straight ahead, then each turn half way and whole. */
const moves: Turn[] = [
  { yaw: 0, pitch: 0 },
  { yaw: 12, pitch: 0 },
  { yaw: 22, pitch: 0 },
  { yaw: 0, pitch: 16 },
  { yaw: -10, pitch: 0 },
  { yaw: -22, pitch: 0 },
];
const frames = (turn: (of: Canvas, where: typeof head, by: Turn) => Canvas) =>
  moves.map((by) => jpeg(turn(picture, head, by)));
const turning = frames(turnHead);

it("is sure of a head that turns as it was asked", async () => {
  const { score, parts, frames: seen } = await judgeFrames(turning, ["left", "up", "right"]);
  expect(parts).toMatchObject({ order: 1, person: 1, change: 1 });
  expect(parts.depth).toBeGreaterThan(0.8);
  expect(score).toBeGreaterThan(0.9);
  expect(seen).toHaveLength(6);
});

it("doubts a head that turns in another order", async () => {
  const { score, parts } = await judgeFrames(turning, ["right", "up", "left"]);
  expect(parts.order).toBeLessThan(1);
  expect(score).toBeLessThan(0.8);
});

it("doubts a photograph that is turned before the camera: it has no depth", async () => {
  const { score, parts } = await judgeFrames(frames(turnPicture), ["left", "up", "right"]);
  expect(parts.depth).toBeLessThan(0.3);
  expect(parts.order).toBe(0);
  expect(score).toBeLessThan(0.5);
});

it("doubts the same picture again and again", async () => {
  const { parts } = await judgeFrames(
    Array.from({ length: 6 }, () => jpeg(picture)),
    ["left", "up", "right"],
  );
  expect(parts.change).toBeLessThan(0.2);
  expect(parts.depth).toBe(0);
});

it("doubts frames of two people", async () => {
  const other = jpeg(await portrait("beth"));
  const { parts } = await judgeFrames([...turning.slice(0, 3), other, other, other], ["left", "up", "right"]);
  expect(parts.person).toBe(0.5);
});
