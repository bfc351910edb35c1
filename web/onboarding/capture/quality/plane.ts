/** A picture as its brightness alone: 0 to 255 for each point, row by row from the top left. */
export interface Plane {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Brightness of what a canvas gives (ITU-R BT.601). */
export function planeOf({ data, width, height }: Pick<ImageData, "data" | "width" | "height">): Plane {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { data: grey, width, height };
}

/** Of all points, the brightness that a part of them stays below: 0.5 for the median. */
export function brightnessAt({ data }: Plane, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let left = part * data.length;
  for (let value = 0; value < 256; value++) {
    left -= counts[value] ?? 0;
    if (left < 0) return value;
  }
  return 255;
}

/** A part of a picture. */
export function partOf(
  { data, width }: Plane,
  part: { left: number; top: number; width: number; height: number },
): Plane {
  const cut = new Uint8Array(part.width * part.height);
  for (let row = 0; row < part.height; row++) {
    const from = (part.top + row) * width + part.left;
    cut.set(data.subarray(from, from + part.width), row * part.width);
  }
  return { data: cut, width: part.width, height: part.height };
}
