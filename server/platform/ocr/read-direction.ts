import { cutOut } from "#server/platform/pictures/cut-out.ts";
import type { Quad } from "#server/platform/pictures/geometry.ts";
import type { Pixels } from "#server/platform/pictures/pixels.ts";
import type { OcrModels } from "./models.ts";
import { type ColourScale, writePlanes } from "./tensor.ts";

const colours: ColourScale = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };
const [width, height] = [192, 48];

/**
 * How sure it is that lines stand on their heads, 0 to 1: the mean of what the model says of each.
 * @param quads Lines of some length; few are enough
 */
export async function upsideDown(
  models: OcrModels,
  picture: Pixels,
  quads: readonly Quad[],
): Promise<number> {
  if (quads.length === 0) return 0;
  const size = 3 * width * height;
  const input = new Float32Array(quads.length * size);
  for (const [place, quad] of quads.entries()) {
    writePlanes(
      cutOut(picture, quad, width, height),
      colours,
      input.subarray(place * size, (place + 1) * size),
      width,
    );
  }
  const { data } = await models.run(models.direction, input, [quads.length, 3, height, width]);
  return quads.reduce((sum, _, place) => sum + (data[place * 2 + 1] as number), 0) / quads.length;
}
