import type { Pixels } from "#server/platform/pictures/pixels.ts";

/** How a model wants its colours: what is taken off and divided by, for blue, green and red of 0 to 1. */
export interface ColourScale {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

/** Writes a picture into a model's input: blue, green and red one after the other. The rest of a row stays as it is. */
export function writePlanes(
  { data, width, height }: Pixels,
  { mean, deviation }: ColourScale,
  into: Float32Array,
  rowLength: number,
): void {
  const plane = rowLength * height;
  for (let channel = 0; channel < 3; channel++) {
    // The models were made with the colours in the order of OpenCV.
    const source = 2 - channel;
    const scale = 1 / (255 * (deviation[channel] as number));
    const shift = (mean[channel] as number) / (deviation[channel] as number);
    for (let y = 0; y < height; y++) {
      const to = channel * plane + y * rowLength;
      const from = y * width * 3 + source;
      for (let x = 0; x < width; x++) into[to + x] = (data[from + x * 3] as number) * scale - shift;
    }
  }
}
