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
/** Strokes of print are at most twice as wide, in points of the map. */
const strokeReach = 3;

/**
 * The edges in a picture, with its print and without: what lies on a newspaper, and what has tables of its own, is seen
 * as on a bare table where dark strokes on lighter ground are taken away, but what has only an outline is not.
 * @param shown The same picture, smaller: it takes less time to look at.
 */
export function edgesOf(picture: Pixels, shown = picture): { printed: EdgeMap; bare: EdgeMap } {
  const scale = Math.max(picture.width, picture.height) / side;
  const width = Math.max(8, Math.round(picture.width / scale));
  const height = Math.max(8, Math.round(picture.height / scale));
  const small = resized(shown, width, height);
  return { printed: edgesIn(small, scale), bare: edgesIn(strokesFilled(small), scale) };
}

function edgesIn({ data, width, height }: Pixels, scale: number): EdgeMap {
  const strength = new Float32Array(width * height);
  const angle = new Float32Array(width * height);
  const down = width * 3;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3;
      let most = 0;
      let gx = 0;
      let gy = 0;
      // Of the three colours the one that changes most.
      for (let middle = at; middle < at + 3; middle++) {
        const falling = (data[middle + down + 3] as number) - (data[middle - down - 3] as number);
        const rising = (data[middle - down + 3] as number) - (data[middle + down - 3] as number);
        const dx = falling + rising + 2 * ((data[middle + 3] as number) - (data[middle - 3] as number));
        const dy = falling - rising + 2 * ((data[middle + down] as number) - (data[middle - down] as number));
        const size = dx * dx + dy * dy;
        if (size <= most) continue;
        most = size;
        gx = dx;
        gy = dy;
      }
      const place = y * width + x;
      strength[place] = Math.sqrt(most) / 4;
      if ((strength[place] as number) < faint) continue;
      const direction = Math.atan2(gy, gx);
      angle[place] = direction < 0 ? direction + Math.PI : direction;
    }
  }
  return { width, height, scale, strength: thinned(strength, angle, width, height), angle };
}

/** With what is dark and narrow as light as what stands around it (morphological closing). */
function strokesFilled({ data, width, height }: Pixels): Pixels {
  const spread = (values: Uint8Array) => spreadDown(spreadAlong(values, width), width);
  return { data: opposite(spread(opposite(spread(data)))), width, height };
}

function opposite(values: Uint8Array): Uint8Array {
  const turned = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) turned[at] = 255 - (values[at] as number);
  return turned;
}

/** For each point the largest value of those near it in its row. */
function spreadAlong(values: Uint8Array, width: number): Uint8Array {
  const rowLength = width * 3;
  const largest = values.slice();
  for (let row = 0; row < values.length; row += rowLength) {
    for (let by = 3; by <= strokeReach * 3; by += 3) {
      for (let at = row, end = row + rowLength - by; at < end; at++) {
        const before = values[at] as number;
        const after = values[at + by] as number;
        if (after > (largest[at] as number)) largest[at] = after;
        if (before > (largest[at + by] as number)) largest[at + by] = before;
      }
    }
  }
  return largest;
}

/** The same in its column: what lies whole rows apart. */
function spreadDown(values: Uint8Array, width: number): Uint8Array {
  const largest = values.slice();
  for (let rows = 1; rows <= strokeReach; rows++) {
    const by = rows * width * 3;
    for (let at = 0; at + by < values.length; at++) {
      const above = values[at] as number;
      const below = values[at + by] as number;
      if (below > (largest[at] as number)) largest[at] = below;
      if (above > (largest[at + by] as number)) largest[at + by] = above;
    }
  }
  return largest;
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
