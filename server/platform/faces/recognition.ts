import { fivePoints, type Mesh } from "./mesh.ts";
import { ask, type NetworkName, sideOf } from "./models/networks.ts";
import { fitPlacement, type Point, type Pyramid, softened, takeView } from "./view.ts";

interface Recogniser {
  network: NetworkName;
  /** Where it finds eyes, nose and mouth in its view. */
  places: readonly Point[];
  /** Its part in the distance. */
  weight: number;
}

/**
 * Two networks that err on different pairs. A face is some 7 % smaller in the first one's view than it was taught, as
 * the mesh puts eyes and mouth a little further apart than what cut out its pictures: found by trying.
 */
const recognisers: Recogniser[] = [
  {
    network: "recognition",
    places: [
      [39.53, 53.28],
      [72.3, 53.1],
      [56.02, 71.92],
      [42.56, 91.1],
      [69.7, 90.95],
    ],
    weight: 0.25,
  },
  {
    network: "secondRecognition",
    places: [
      [47.57, 46.6],
      [100.46, 46.6],
      [74.01, 76.56],
      [50.41, 103.02],
      [97.61, 103.02],
    ],
    weight: 0.75,
  },
];

/** Whose face it is, as a direction in a space of 320 dimensions: of one person they point alike. */
export type Embedding = Float32Array;

/**
 * Whose face it is. Softened alike on both sides, a blurred or patterned portrait lies nearer to the sharp face it was
 * printed from (a third fewer missed at one in a thousand wrongly matched); the mirrored face evens out the light.
 */
export async function embed(pyramid: Pyramid, mesh: Mesh): Promise<Embedding> {
  const parts: number[] = [];
  for (const recogniser of recognisers) {
    const part = await recognise(recogniser, pyramid, mesh);
    const share = Math.sqrt(recogniser.weight);
    for (const value of part) parts.push(value * share);
  }
  return Float32Array.from(parts);
}

async function recognise(
  { network, places }: Recogniser,
  pyramid: Pyramid,
  mesh: Mesh,
): Promise<Float32Array> {
  const side = sideOf(network);
  const sharp = takeView(pyramid, fitPlacement(places, fivePoints(mesh)), side);
  const view = softened(grey(sharp), side, 1);
  const [one] = await ask(network, view);
  const [other] = await ask(network, mirrored(view, side));
  if (!one || !other) throw new Error("The face recognition answers in another form");
  return normalised(one.data.map((value, index) => value + (other.data[index] ?? 0)));
}

/** A card's portrait is grey: both sides are compared without colour. */
function grey(view: Float32Array): Float32Array {
  for (let at = 0; at < view.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = view.subarray(at, at + 3);
    view.fill(0.299 * red + 0.587 * green + 0.114 * blue, at, at + 3);
  }
  return view;
}

function mirrored(view: Float32Array, side: number): Float32Array {
  const turned = new Float32Array(view.length);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const from = (row * side + column) * 3;
      turned.set(view.subarray(from, from + 3), (row * side + side - 1 - column) * 3);
    }
  }
  return turned;
}

function normalised(values: Float32Array): Float32Array {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

/** How far the directions of two strangers are apart on average. */
const strangers = 0.344;

/** How far two faces are apart, from the cosine of their directions: 0 for the same, 1 for two strangers on average. */
export const apart = (cosine: number): number => (1 - cosine) / strangers;

/** 0 for the same face, 1 for what two strangers have in common on average. */
export const distance = (one: Embedding, other: Embedding): number =>
  apart(one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0));
