import { type Pixels, resized } from "#server/platform/pictures/pixels.ts";

/** Where brightness or colour changes in a picture, as thin lines. */
export interface EdgeMap {
  width: number;
  height: number;
  /** Points of the picture for one of the map. */
  scale: number;
  /** Strength of the change at each point; 0 beside the line and where it is faint. */
  strength: Float32Array;
  /** Its direction, across the line, in radians from 0 to pi. */
  angle: Float32Array;
}

/** The longer side of the map: the edges of a card are long, and small print fades. */
const side = 420;
/** Changes that are fainter are the grain of a table or of the camera. */
const faint = 14;

export function edgesOf(picture: Pixels): EdgeMap {
  const scale = Math.max(picture.width, picture.height) / side;
  const width = Math.max(8, Math.round(picture.width / scale));
  const height = Math.max(8, Math.round(picture.height / scale));
  const { data } = resized(picture, width, height);
  const strength = new Float32Array(width * height);
  const angle = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3;
      let [most, gx, gy] = [0, 0, 0];
      for (let channel = 0; channel < 3; channel++) {
        const point = (dx: number, dy: number) => data[at + channel + (dy * width + dx) * 3] as number;
        const dx =
          point(1, -1) + 2 * point(1, 0) + point(1, 1) - point(-1, -1) - 2 * point(-1, 0) - point(-1, 1);
        const dy =
          point(-1, 1) + 2 * point(0, 1) + point(1, 1) - point(-1, -1) - 2 * point(0, -1) - point(1, -1);
        const size = Math.hypot(dx, dy);
        if (size > most) [most, gx, gy] = [size, dx, dy];
      }
      strength[y * width + x] = most / 4;
      const direction = Math.atan2(gy, gx);
      angle[y * width + x] = direction < 0 ? direction + Math.PI : direction;
    }
  }
  return { width, height, scale, strength: thinned(strength, angle, width, height), angle };
}

/** Only the strongest points across each edge. */
function thinned(strength: Float32Array, angle: Float32Array, width: number, height: number): Float32Array {
  const thin = new Float32Array(strength.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const own = strength[at] as number;
      if (own < faint) continue;
      const dx = Math.round(Math.cos(angle[at] as number));
      const dy = Math.round(Math.sin(angle[at] as number));
      const before = strength[at - dy * width - dx] as number;
      const after = strength[at + dy * width + dx] as number;
      if (own >= before && own > after) thin[at] = own;
    }
  }
  return thin;
}
