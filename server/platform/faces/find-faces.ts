import type { Pixels } from "#server/platform/pictures/pixels.ts";
import { angleOf, fivePoints, type Mesh, meshOf, minMesh, placeOf, slope } from "./mesh.ts";
import { ask, sideOf } from "./models/networks.ts";
import {
  middle,
  type Placement,
  type Point,
  type Pyramid,
  pyramidOf,
  takeView,
  toPicture,
  viewAround,
} from "./view.ts";

/** A face of a picture: where it is, upright or turned. */
export interface Face {
  centre: Point;
  /** Side of the square around its mesh, in points of the picture. */
  size: number;
  /** How sure the networks are that it is a face, 0 to 1. */
  score: number;
  mesh: Mesh;
}

interface Candidate {
  centre: Point;
  size: number;
  score: number;
  /** Right eye and left eye of the person. */
  eyes: readonly [Point, Point];
}

/** Below this the detector's answer is noise. */
const minScore = 0.4;
/** An upright face that is as sure as this, and tilted less than 50 degrees, needs no look at the picture turned. */
const sureScore = 0.85;
const tilted = 0.64;
/** Most faces of a picture that are looked at closely. */
const maxFaces = 12;

const quarter = Math.PI / 2;
/** Cosine of how far the detector's eyes may be off the mesh's: 25 degrees. */
const levelEyes = 0.9;
/** Two faces lie further apart than this share of the larger: cheek to cheek it is some 0.9. */
const apartBy = 0.7;
/** Times its size that a face has around it when it is looked at once more. */
const uprightRoom = 2.5;

/**
 * Faces of a picture at any rotation, the largest first. It looks at the whole picture, then with room around it (a
 * crop at the face's edge hides it from the detector), then at overlapping parts, where a small face is large enough;
 * and stops where it finds some.
 */
export async function findFaces(pixels: Pixels): Promise<{ faces: Face[]; pyramid: Pyramid }> {
  const pyramid = pyramidOf(pixels);
  for (const regions of [whole(pixels, 1), whole(pixels, 1.6), parts(pixels)]) {
    const faces = await findIn(pyramid, regions);
    if (faces.length > 0) return { faces: faces.toSorted((a, b) => b.size - a.size), pyramid };
  }
  return { faces: [], pyramid };
}

interface Region {
  centre: Point;
  extent: number;
}

const whole = ({ width, height }: Pixels, room: number): Region[] => [
  { centre: [width / 2, height / 2], extent: Math.max(width, height) * room },
];

/** Squares of half the longer side that overlap by half. */
function parts({ width, height }: Pixels): Region[] {
  const extent = Math.max(width, height) / 2;
  const steps = (length: number) => {
    const count = Math.max(1, Math.ceil((2 * (length - extent)) / extent) + 1);
    return Array.from({ length: count }, (_, step) =>
      count === 1 ? length / 2 : extent / 2 + (step * (length - extent)) / (count - 1),
    );
  };
  return steps(height).flatMap((y) => steps(width).map((x): Region => ({ centre: [x, y], extent })));
}

async function findIn(pyramid: Pyramid, regions: readonly Region[]): Promise<Face[]> {
  const found: Face[] = [];
  for (const turn of [0, 1, 3, 2]) {
    const candidates: Candidate[] = [];
    for (const { centre, extent } of regions) {
      const placement = viewAround(centre, extent, turn * quarter, sideOf("detector"));
      candidates.push(...(await detect(pyramid, placement)));
    }
    for (const candidate of distinct(candidates).slice(0, maxFaces)) {
      const mesh = await settledMesh(pyramid, candidate);
      if (mesh.score < minMesh) continue;
      const score = mesh.score * (await uprightScore(pyramid, mesh, candidate.size));
      const { centre, size } = placeOf(mesh);
      if (score >= minScore) found.push({ centre, size, score, mesh });
    }
    if (turn === 0 && found.some(isSurelyUpright)) break;
  }
  return distinct(found);
}

const isSurelyUpright = ({ score, mesh }: Face) => score >= sureScore && Math.cos(angleOf(mesh)) > tilted;

/** The detector says roughly where a face is and how it lies; a second look, where the first found it, is right. */
async function settledMesh(pyramid: Pyramid, { centre, size, eyes }: Candidate): Promise<Mesh> {
  const rough = await meshOf(pyramid, centre, size, slope(...eyes));
  if (rough.score < minMesh) return rough;
  const { centre: middleOfIt, size: sizeOfIt, angle } = placeOf(rough);
  return meshOf(pyramid, middleOfIt, sizeOfIt, angle);
}

/**
 * What the detector says of a face once it is turned as its mesh lies: it knows upright faces best, so of two views of
 * one face, of which one stands on its head, this tells which.
 */
async function uprightScore(pyramid: Pyramid, mesh: Mesh, size: number): Promise<number> {
  const centre = middle(fivePoints(mesh));
  const placement = viewAround(centre, size * uprightRoom, angleOf(mesh), sideOf("detector"));
  const seen = (await detect(pyramid, placement)).filter(
    (candidate) =>
      Math.hypot(candidate.centre[0] - centre[0], candidate.centre[1] - centre[1]) < size / 2 &&
      Math.cos(slope(...candidate.eyes) - angleOf(mesh)) > levelEyes,
  );
  return Math.max(0, ...seen.map(({ score }) => score));
}

/** The surer one of each two that lie on the same place. */
function distinct<Item extends { centre: Point; size: number; score: number }>(
  items: readonly Item[],
): Item[] {
  const kept: Item[] = [];
  for (const item of items.toSorted((a, b) => b.score - a.score)) {
    const apart = kept.every(
      ({ centre, size }) =>
        Math.hypot(centre[0] - item.centre[0], centre[1] - item.centre[1]) >
        Math.max(size, item.size) * apartBy,
    );
    if (apart) kept.push(item);
  }
  return kept;
}

/** The detector looks from points of two grids: many of them for small faces, few for large ones. */
const grids = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
];

/** Numbers of the detector's answer for one point of a grid: a box of four, then six points of a face. */
const numbersEach = 16;

async function detect(pyramid: Pyramid, placement: Placement): Promise<Candidate[]> {
  const side = sideOf("detector");
  const zoom = Math.hypot(placement.cos, placement.sin);
  const answers = await ask("detector", takeView(pyramid, placement, side));
  return grids.flatMap(({ cells, each }) => {
    const count = cells * cells * each;
    const part = (width: number) => {
      const answer = answers.find(({ dims }) => dims[1] === count && dims[2] === width);
      if (!answer) throw new Error("The face detector answers in another form");
      return answer.data;
    };
    const scores = part(1);
    const boxes = part(numbersEach);
    return Array.from({ length: count }, (_, index): Candidate | null => {
      const score = 1 / (1 + Math.exp(-(scores[index] ?? 0)));
      if (score < minScore) return null;
      const cell = Math.floor(index / each);
      const from: Point = [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
      const value = (at: number) => boxes[index * numbersEach + at] ?? 0;
      const point = (at: number) =>
        toPicture(placement, [from[0] * side + value(at), from[1] * side + value(at + 1)]);
      return {
        score,
        centre: point(0),
        size: Math.max(value(2), value(3)) * zoom,
        eyes: [point(4), point(6)],
      };
    }).filter((candidate) => candidate !== null);
  });
}
