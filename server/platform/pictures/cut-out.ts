import { fromUnitSquare, type Quad } from "./geometry.ts";
import type { Pixels } from "./pixels.ts";

/**
 * What a quad bounds, seen straight from above at a size of its own. What lies outside of the picture has the colour
 * of its nearest point.
 */
export function cutOut(picture: Pixels, quad: Quad, width: number, height: number): Pixels {
  const place = fromUnitSquare(quad);
  const data = new Uint8Array(width * height * 3);
  const { data: source, width: sourceWidth, height: sourceHeight } = picture;
  const maxX = sourceWidth - 1;
  const maxY = sourceHeight - 1;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      const point = place({ x: (x + 0.5) / width, y: (y + 0.5) / height });
      const px = Math.min(maxX, Math.max(0, point.x - 0.5));
      const py = Math.min(maxY, Math.max(0, point.y - 0.5));
      const left = Math.floor(px);
      const top = Math.floor(py);
      const fx = px - left;
      const fy = py - top;
      const from = (top * sourceWidth + left) * 3;
      const right = left < maxX ? 3 : 0;
      const down = top < maxY ? sourceWidth * 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const at = from + channel;
        const upper = (source[at] as number) * (1 - fx) + (source[at + right] as number) * fx;
        const lower = (source[at + down] as number) * (1 - fx) + (source[at + down + right] as number) * fx;
        data[to + channel] = upper * (1 - fy) + lower * fy + 0.5;
      }
    }
  }
  return { data, width, height };
}
