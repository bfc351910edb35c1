import { ask, sideOf } from "./models/networks.ts";
import {
  middle,
  type Placement,
  type Point,
  type Pyramid,
  softened,
  takeView,
  toPicture,
  viewAround,
} from "./view.ts";

/** Points of a face, numbered as MediaPipe numbers them. */
export interface Mesh {
  /** In points of the picture; the third is the depth, smaller is nearer, in the same unit. */
  points: readonly (readonly [x: number, y: number, z: number])[];
  /** How sure the network is that it looked at a face, 0 to 1. */
  score: number;
}

/** The network was trained with this much room around the detector's box. */
const room = 1.5;
/** How many points the network answers. */
const pointCount = 468;
/** Softened so many times, a face with a pattern printed over it is one to the network too. */
const softness = 4;
/** Below this the network takes what it sees for no face. */
export const minMesh = 0.5;

/** Finds the points of a face that the detector found; of a sharp view if that will do. */
export async function meshOf(pyramid: Pyramid, centre: Point, size: number, angle: number): Promise<Mesh> {
  const side = sideOf("mesh");
  const placement = viewAround(centre, size * room, angle, side);
  const view = takeView(pyramid, placement, side);
  const mesh = await readMesh(view, placement);
  return mesh.score < minMesh ? readMesh(softened(view, side, softness), placement) : mesh;
}

async function readMesh(view: Float32Array, placement: Placement): Promise<Mesh> {
  const zoom = Math.hypot(placement.cos, placement.sin);
  const answers = await ask("mesh", view);
  const answer = (width: number) => {
    const found = answers.find(({ dims }) => dims[1] === width);
    if (!found) throw new Error("The face mesh answers in another form");
    return found.data;
  };
  const coordinates = answer(pointCount * 3);
  const points = Array.from({ length: pointCount }, (_, index) => {
    const [u = 0, v = 0, depth = 0] = coordinates.subarray(index * 3, index * 3 + 3);
    return [...toPicture(placement, [u, v]), depth * zoom] as const;
  });
  return { points, score: answer(1)[0] ?? 0 };
}

/** Which points are which. Right and left are the person's own. */
const rightEye = [33, 133, 159, 145];
const leftEye = [362, 263, 386, 374];
const noseTip = 1;
const mouthRight = 61;
const mouthLeft = 291;

/** Middle of each eye, tip of the nose, corners of the mouth: what recognition aligns a face by. */
export function fivePoints({ points }: Mesh): Point[] {
  const at = (index: number): Point => {
    const [x, y] = points[index] ?? [0, 0];
    return [x, y];
  };
  return [middle(rightEye.map(at)), middle(leftEye.map(at)), at(noseTip), at(mouthRight), at(mouthLeft)];
}

/** How far a face lies over, in radians, clockwise: the angle of the line through its eyes. */
export function angleOf(mesh: Mesh): number {
  const [right = origin, left = origin] = fivePoints(mesh);
  return slope(right, left);
}

const origin: Point = [0, 0];

/** The angle of the line from one point to another. */
export const slope = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

/** Where a face lies: the square around its points that is turned as it is. */
export function placeOf(mesh: Mesh): { centre: Point; size: number; angle: number } {
  const angle = angleOf(mesh);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const across = mesh.points.map(([x, y]) => cos * x + sin * y);
  const down = mesh.points.map(([x, y]) => cos * y - sin * x);
  const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = ends(across);
  const [top, bottom] = ends(down);
  const middleAcross = (left + right) / 2;
  const middleDown = (top + bottom) / 2;
  return {
    centre: [cos * middleAcross - sin * middleDown, sin * middleAcross + cos * middleDown],
    size: Math.max(right - left, bottom - top),
    angle,
  };
}
