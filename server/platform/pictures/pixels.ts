/** A picture in memory: red, green and blue of each point, 8 bits each, row by row from the top left. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Brightness of each point (ITU-R BT.601), row by row. */
export function brightnessOf({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3) {
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return grey;
}

/** The picture at another size: each point is the mean of those that it stands for, or lies between its neighbours. */
export function resized(picture: Pixels, width: number, height: number): Pixels {
  if (width === picture.width && height === picture.height) return picture;
  const columns = weightsOf(picture.width, width);
  const rows = weightsOf(picture.height, height);
  const { data: source } = picture;
  const sourceRow = picture.width * 3;
  const data = new Uint8Array(width * height * 3);
  // One row at a time, downwards first: its points lie side by side in memory, and nothing large is kept between.
  const row = new Float32Array(sourceRow);
  for (let y = 0, to = 0; y < height; y++) {
    row.fill(0);
    for (let index = 0; index < rows.max; index++) {
      const weight = rows.weights[y * rows.max + index] as number;
      if (weight === 0) continue;
      const from = ((rows.from[y] as number) + index) * sourceRow;
      for (let x = 0; x < sourceRow; x++) row[x] = (row[x] as number) + weight * (source[from + x] as number);
    }
    for (let x = 0; x < width; x++, to += 3) {
      let red = 0.5;
      let green = 0.5;
      let blue = 0.5;
      let at = (columns.from[x] as number) * 3;
      const first = x * columns.max;
      for (let index = first; index < first + columns.max; index++, at += 3) {
        const weight = columns.weights[index] as number;
        if (weight === 0) break;
        red += weight * (row[at] as number);
        green += weight * (row[at + 1] as number);
        blue += weight * (row[at + 2] as number);
      }
      data[to] = red;
      data[to + 1] = green;
      data[to + 2] = blue;
    }
  }
  return { data, width, height };
}

/** Which points along one side make up each new one, and in what parts. */
interface Weights {
  /** The first of them. */
  from: Int32Array;
  /** So many for each new point, 0 behind its last. */
  weights: Float32Array;
  max: number;
}

function weightsOf(before: number, after: number): Weights {
  const scale = before / after;
  const reach = Math.max(1, scale);
  const max = 2 * Math.ceil(reach) + 1;
  const from = new Int32Array(after);
  const weights = new Float32Array(after * max);
  for (let index = 0; index < after; index++) {
    const centre = (index + 0.5) * scale - 0.5;
    // Only those that weigh something: the ones at the very end of the reach do not.
    const start = Math.max(0, Math.floor(centre - reach) + 1);
    const end = Math.min(before - 1, Math.ceil(centre + reach) - 1);
    from[index] = start;
    let sum = 0;
    for (let at = start; at <= end; at++) sum += 1 - Math.abs(at - centre) / reach;
    for (let at = start; at <= end; at++) {
      weights[index * max + at - start] = (1 - Math.abs(at - centre) / reach) / sum;
    }
  }
  return { from, weights, max };
}
