import type { HeadTurn } from "#contract/core/faces.ts";
import { thresholds } from "./compare-faces.ts";
import { parallax } from "./depth.ts";
import { type Look, lookAtPicture } from "./look-at-picture.ts";
import type { Mesh } from "./mesh.ts";
import type { Pose } from "./pose.ts";
import { distance, type Embedding, embed } from "./recognition.ts";

/** What frames of a turning head come to; each part from 0 (against) to 1 (for a person before the camera). */
export interface FramesJudgement {
  score: number;
  parts: {
    /** The head did what was asked, in order. */
    order: number;
    /** The same person in every frame. */
    person: number;
    /** The face has depth: its parts moved against each other as those of a flat picture cannot. */
    depth: number;
    /** The frames are different pictures. */
    change: number;
  };
  /** Of each frame: how many faces it shows, and how the largest is turned. */
  frames: { faces: number; pose: Pose | null }[];
}

/** Degrees from the first frame's pose that count as having done what was asked. */
const turned = { sideways: 8, up: 5 };
/** Parallax of a flat picture that is turned by hand, and of a head that turns by some 15 degrees. */
const flat = 0.015;
const deep = 0.04;
/** Two pictures of a person before a camera differ by more than this, even when the head rests. */
const still = 0.002;
const weights = { order: 0.35, person: 0.2, depth: 0.35, change: 0.1 };

interface Frame {
  mesh: Mesh;
  pose: Pose;
  embedding: Embedding;
}

/** Judges frames, of which the first looks straight ahead, against the turns that were asked for. @throws CodedError as `decodePicture` */
export async function judgeFrames(
  pictures: readonly Uint8Array[],
  turns: readonly HeadTurn[],
): Promise<FramesJudgement> {
  const looks: Look[] = [];
  for (const picture of pictures) looks.push(await lookAtPicture(picture));
  const seen = await framesOf(looks);
  const [first] = seen;
  const parts = first
    ? {
        order: followed(seen, first.pose, turns) / turns.length,
        person:
          seen.filter(({ embedding }) => distance(embedding, first.embedding) < thresholds.noMatch).length /
          looks.length,
        depth: depthOf(seen, first),
        change: changed(seen) / looks.length,
      }
    : { order: 0, person: 0, depth: 0, change: 0 };
  const score = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, part) => sum + weights[part] * parts[part],
    0,
  );
  return {
    score,
    parts,
    frames: looks.map(({ faces }) => ({ faces: faces.length, pose: faces[0]?.quality.pose ?? null })),
  };
}

async function framesOf(looks: readonly Look[]): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const { pyramid, faces } of looks) {
    const [main] = faces;
    if (!main) continue;
    const { mesh } = main.face;
    frames.push({ mesh, pose: main.quality.pose, embedding: await embed(pyramid, mesh) });
  }
  return frames;
}

/** How many of the turns were made, each in a later frame than the one before it. */
function followed(frames: readonly Frame[], straight: Pose, turns: readonly HeadTurn[]): number {
  let done = 0;
  for (const { pose } of frames) {
    const turn = turns[done];
    if (turn && made(turn, pose, straight)) done += 1;
  }
  return done;
}

function made(turn: HeadTurn, pose: Pose, straight: Pose): boolean {
  if (turn === "up") return pose.pitch - straight.pitch >= turned.up;
  const left = pose.yaw - straight.yaw;
  return turn === "left" ? left >= turned.sideways : left <= -turned.sideways;
}

/** From the frame that moved most against the first; two such frames, so that one odd frame is not enough. */
function depthOf(frames: readonly Frame[], first: Frame): number {
  const [, second = 0] = frames.map(({ mesh }) => parallax(first.mesh, mesh)).toSorted((a, b) => b - a);
  return Math.min(1, Math.max(0, (second - flat) / (deep - flat)));
}

/** How many frames are unlike all before them. */
const changed = (frames: readonly Frame[]): number =>
  frames.filter(({ mesh }, at) => frames.slice(0, at).every((other) => shift(mesh, other.mesh) > still))
    .length;

/** How far the points of two faces lie from each other, as a share of the face. */
function shift(one: Mesh, other: Mesh): number {
  const [left, right] = [one.points[0], one.points[10]];
  const size = left && right ? Math.hypot(left[0] - right[0], left[1] - right[1]) : 1;
  const moved = one.points.map(([x, y], at) => {
    const [ox, oy] = other.points[at] ?? [x, y];
    return Math.hypot(x - ox, y - oy);
  });
  return moved.reduce((sum, value) => sum + value, 0) / moved.length / size;
}
