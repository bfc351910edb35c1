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
  const lying = new Float32Array(width * picture.height * 3);
  for (let y = 0; y < picture.height; y++) {
    const row = y * picture.width * 3;
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      const { from, weights } = columns[x] as Weights;
      for (let at = row + from * 3, index = 0; index < weights.length; index++, at += 3) {
        const weight = weights[index] as number;
        red += weight * (picture.data[at] as number);
        green += weight * (picture.data[at + 1] as number);
        blue += weight * (picture.data[at + 2] as number);
      }
      const to = (y * width + x) * 3;
      lying[to] = red;
      lying[to + 1] = green;
      lying[to + 2] = blue;
    }
  }
  const data = new Uint8Array(width * height * 3);
  const rowLength = width * 3;
  for (let y = 0; y < height; y++) {
    const { from, weights } = rows[y] as Weights;
    for (let x = 0; x < rowLength; x++) {
      let sum = 0.5;
      for (let index = 0; index < weights.length; index++) {
        sum += (weights[index] as number) * (lying[(from + index) * rowLength + x] as number);
      }
      data[y * rowLength + x] = sum;
    }
  }
  return { data, width, height };
}

interface Weights {
  from: number;
  weights: number[];
}

/** Which points along one side make up each new one, and in what parts. */
function weightsOf(before: number, after: number): Weights[] {
  const scale = before / after;
  const reach = Math.max(1, scale);
  return Array.from({ length: after }, (_, index) => {
    const centre = (index + 0.5) * scale - 0.5;
    const from = Math.max(0, Math.ceil(centre - reach));
    const to = Math.min(before - 1, Math.floor(centre + reach));
    const raw: number[] = [];
    for (let at = from; at <= to; at++) raw.push(Math.max(0, 1 - Math.abs(at - centre) / reach));
    const sum = raw.reduce((total, weight) => total + weight, 0) || 1;
    return { from, weights: raw.map((weight) => weight / sum) };
  });
}
