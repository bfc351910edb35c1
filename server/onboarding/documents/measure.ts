import type { DocumentNotice, PictureQuality } from "#contract/onboarding/documents.ts";
import type { TextView } from "#server/platform/ocr/read-text.ts";
import { cutOut } from "#server/platform/pictures/cut-out.ts";
import type { DecodedPicture } from "#server/platform/pictures/decode-picture.ts";
import { distance, type Point, type Quad } from "#server/platform/pictures/geometry.ts";
import { brightnessOf, type Pixels } from "#server/platform/pictures/pixels.ts";
import { glanceHeight, glanceWidth, glareOf } from "./glare.ts";
import type { Region } from "./regions.ts";

/** Height of the lines at which sharpness is measured, so that it means the same for small and large pictures. */
const lineHeight = 32;
const maxLines = 10;
/** Change from one point to the next at the edge of letters, as a part of their contrast: as sharp as print gets, and unreadable. */
const [sharpest, unreadable] = [0.4, 0.08];
/** Letters this high, in pixels of the picture as uploaded, can just be read. */
const minLetters = 11;
/** Brightness of 0 to 255 below which the lighter parts of a document are in the dark. */
const darkest = 80;

/** Limits from which on a picture is only fair, and poor. */
const blurLimits = [0.5, 0.78] as const;
const glareLimits = [0.02, 0.06] as const;

/** What the picture of a document is worth, and what to tell whoever took it. */
export function measure(
  picture: DecodedPicture,
  region: Region,
  view: TextView,
): { quality: PictureQuality; notices: DocumentNotice[] } {
  const { width, height, pixels, scale } = picture;
  const lines = view.lines.filter(({ confidence }) => confidence > 0.5);
  const blur = blurOf(pixels, view);
  const seen = brightnessOf(cutOut(pixels, region.quad, glanceWidth, glanceHeight));
  const dark = (seen.toSorted()[Math.floor(0.75 * (seen.length - 1))] ?? 0) < darkest;
  const glare = glareOf(seen);
  const heights = lines.map(({ box }) => box.height).toSorted((a, b) => a - b);
  const perView =
    distance(view.toPicture({ x: 0, y: 0 }), view.toPicture({ x: 0, y: view.height })) / view.height;
  const letters = (0.65 * (heights[Math.floor(heights.length / 2)] ?? 0) * perView) / scale;
  const small = letters < minLetters;
  const cut = isCutOff(
    region,
    pixels,
    lines.map(({ inView }) => inView.map(view.toPicture)),
  );
  const framing = cut ? "cut_off" : small ? "small" : "whole";
  const poor = cut || dark || small || blur > blurLimits[1] || glare > glareLimits[1];
  const fair = blur > blurLimits[0] || glare > glareLimits[0];
  const [a, b] = region.quad;
  const notices: DocumentNotice[] = [];
  if (cut) notices.push("cut_off");
  if (blur > blurLimits[1]) notices.push("blurred");
  if (glare > glareLimits[1]) notices.push("glare");
  if (dark) notices.push("too_dark");
  if (small) notices.push("low_resolution");
  return {
    quality: {
      width,
      height,
      blur: rounded(blur),
      glare: rounded(glare),
      rotation: Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 1800) / Math.PI) / 10,
      framing,
      verdict: poor ? "poor" : fair ? "fair" : "good",
    },
    notices,
  };
}

/** A picture in which no document was found. */
export const nothingSeen = ({ width, height }: DecodedPicture): PictureQuality => ({
  width,
  height,
  blur: 1,
  glare: 0,
  rotation: 0,
  framing: "not_found",
  verdict: "poor",
});

const rounded = (value: number) => Math.round(value * 100) / 100;

/** How blurred the letters are: the median over some lines. */
function blurOf(picture: Pixels, view: TextView): number {
  const longest = view.lines
    .toSorted((a, b) => b.characters.length - a.characters.length)
    .slice(0, maxLines)
    .map(({ inView }) => inView.map(view.toPicture) as unknown as Quad);
  const blurs = longest.map((quad) => blurOfLine(picture, quad)).toSorted((a, b) => a - b);
  return blurs[Math.floor(blurs.length / 2)] ?? 1;
}

function blurOfLine(picture: Pixels, quad: Quad): number {
  const wide = Math.round((lineHeight * distance(quad[0], quad[1])) / (distance(quad[0], quad[3]) || 1));
  const width = Math.min(640, Math.max(lineHeight, wide));
  const grey = brightnessOf(cutOut(picture, quad, width, lineHeight));
  const across: number[] = [];
  const down: number[] = [];
  for (let at = 0; at + width < grey.length; at++) {
    if ((at + 1) % width !== 0) across.push(Math.abs((grey[at + 1] as number) - (grey[at] as number)));
    down.push(Math.abs((grey[at + width] as number) - (grey[at] as number)));
  }
  const sorted = grey.toSorted();
  const contrast =
    (sorted[Math.floor(0.95 * sorted.length)] ?? 0) - (sorted[Math.floor(0.03 * sorted.length)] ?? 0);
  if (contrast < 8) return 1;
  // Typed arrays are sorted by number, without asking a function for each pair.
  const most = (values: readonly number[]) =>
    Uint8Array.from(values).sort()[values.length - 1 - Math.floor(0.02 * values.length)] ?? 0;
  const sharpness = Math.min(most(across), most(down)) / contrast;
  return Math.min(1, Math.max(0, (sharpest - sharpness) / (sharpest - unreadable)));
}

/** Whether part of the document lies outside of the picture: its corner, or text that runs up to the picture's edge. */
function isCutOff(region: Region, { width, height }: Pixels, lines: readonly Point[][]): boolean {
  const over = 0.03 * Math.max(width, height);
  const outside = ({ x, y }: Point, by: number) => x < -by || y < -by || x > width + by || y > height + by;
  if (region.edged && region.quad.some((corner) => outside(corner, over))) return true;
  const touching = lines.filter((corners) => corners.some((corner) => outside(corner, -0.004 * width)));
  return touching.length >= 2;
}
