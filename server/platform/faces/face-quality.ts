import { type FaceNotice, faceNotices } from "#contract/core/faces.ts";
import type { Face } from "./find-faces.ts";
import { fivePoints } from "./mesh.ts";
import { type Pose, poseOf } from "./pose.ts";
import { fitPlacement, type Point, type Pyramid, takeView } from "./view.ts";

/** How much a face in a picture can tell. */
export interface FaceQuality {
  /** Points of the uploaded picture between the eyes. */
  eyeDistance: number;
  /** How much of the brightness changes from point to point; higher is sharper. */
  sharpness: number;
  /** Mean of the brightness, and its standard deviation, 0 to 255. */
  brightness: number;
  contrast: number;
  /** How sure the detector and the mesh are of it, 0 to 1: what hides a part of a face lowers it. */
  certainty: number;
  pose: Pose;
  notices: FaceNotice[];
}

/** Beyond these a face says too little for a match: chosen on pictures that the comparison was tuned on. */
const limits = {
  eyeDistance: 14,
  sharpness: 1.2,
  darkest: 35,
  brightest: 225,
  contrast: 14,
  yaw: 50,
  pitch: 40,
  certainty: 0.3,
};

/** Measures a face. `scale`: points of `pyramid` for one of the uploaded picture. */
export function qualityOf(pyramid: Pyramid, face: Face, scale: number): FaceQuality {
  const points = fivePoints(face.mesh);
  const [right = zero, left = zero] = points;
  const eyes = Math.hypot(left[0] - right[0], left[1] - right[1]);
  const { brightness, contrast, sharpness } = lightOf(pyramid, points);
  const pose = poseOf(face.mesh);
  const found: Record<FaceNotice, boolean> = {
    too_small: eyes < limits.eyeDistance,
    blurred: sharpness < limits.sharpness,
    too_dark: brightness < limits.darkest,
    too_bright: brightness > limits.brightest,
    low_contrast: contrast < limits.contrast,
    turned_away: Math.abs(pose.yaw) > limits.yaw || Math.abs(pose.pitch) > limits.pitch,
    uncertain: face.score < limits.certainty,
  };
  return {
    eyeDistance: eyes / scale,
    sharpness,
    brightness,
    contrast,
    certainty: face.score,
    pose,
    notices: faceNotices.filter((notice) => found[notice]),
  };
}

const zero: Point = [0, 0];

/** Eyes, nose and mouth in the middle of a view: what lies around a face says nothing of it. */
const places: Point[] = [
  [0.3, 0.3],
  [0.7, 0.3],
  [0.5, 0.55],
  [0.34, 0.8],
  [0.66, 0.8],
];

/** Side of that view: eyes are 24 points apart in it, so that grain and fine lines have mostly gone. */
const side = 60;

/** Light and sharpness of a face. */
function lightOf(pyramid: Pyramid, points: readonly Point[]) {
  const placement = fitPlacement(
    places.map(([x, y]): Point => [x * side, y * side]),
    points,
  );
  const view = takeView(pyramid, placement, side);
  const grey = Float32Array.from(
    { length: side * side },
    (_, at) =>
      0.299 * (view[at * 3] ?? 0) + 0.587 * (view[at * 3 + 1] ?? 0) + 0.114 * (view[at * 3 + 2] ?? 0),
  );
  const brightness = mean(grey);
  const contrast = Math.sqrt(mean(grey.map((value) => (value - brightness) ** 2)));
  const edges = new Float32Array((side - 2) * (side - 2));
  for (let row = 1, to = 0; row < side - 1; row += 1) {
    for (let column = 1; column < side - 1; column += 1, to += 1) {
      const at = row * side + column;
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - side] ?? 0) + (grey[at + side] ?? 0);
      edges[to] = Math.abs(4 * (grey[at] ?? 0) - around);
    }
  }
  return { brightness, contrast, sharpness: (mean(edges) / Math.max(1, contrast)) * 10 };
}

const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
