/** Red, green and blue, each from 0 to 1, as sRGB has them. */
type Rgb = readonly [number, number, number];

/** How a colour is written: `#0f5c43`. */
export const hexColour = /^#[0-9a-f]{6}$/i;

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** Surfaces that the product's pages have in light and in dark, each the one that text stands out from least. */
const surfaces = { light: "#faf7f2", dark: "#2c302a" } as const;

/** How much of a colour is in its tint, the surface behind what is chosen. */
const tintShare = 0.08;

const toRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const companded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How much two colours differ in lightness: 1 not at all, 21 as black and white do. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour laid thinly over another. @param share of the upper one, 0 to 1 */
export function mixed(upper: string, lower: string, share: number): string {
  const [over, under] = [toRgb(upper), toRgb(lower)];
  const part = (index: 0 | 1 | 2) => over[index] * share + under[index] * (1 - share);
  return toHex([part(0), part(1), part(2)]);
}

/** Lightness, and the two axes of hue, in OKLab: equal steps of lightness look equal in every hue. */
function toLab(hex: string) {
  const [red, green, blue] = toRgb(hex).map(linear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

function fromLab({ lightness, a, b }: ReturnType<typeof toLab>): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    companded(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    companded(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    companded(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]);
}

/** The least of the contrasts that a colour is read at: white words on it, itself as words on the page and on its tint. */
export const contrastInUse = (hex: string): number =>
  Math.min(contrastOf(hex, surfaces.light), contrastOf(hex, mixed(hex, "#ffffff", tintShare)));

/** The nearest shade of the hue that meets a condition, going lighter or darker step by step. */
function shade(hex: string, step: number, suits: (shade: string) => boolean): string {
  const { lightness, a, b } = toLab(hex);
  for (let at = lightness; at >= 0 && at <= 1; at += step) {
    // What is nearly black or white has hardly any colour left: the axes shrink towards the ends.
    const share = step < 0 ? at / Math.max(lightness, 0.001) : (1 - at) / Math.max(1 - lightness, 0.001);
    const candidate = fromLab({ lightness: at, a: a * share, b: b * share });
    if (suits(candidate)) return candidate;
  }
  return step < 0 ? "#000000" : "#ffffff";
}

/** Whether white words can be read on a colour, and the colour as words on a page. */
export const isReadable = (hex: string): boolean => contrastInUse(hex) >= minContrast;

/** The colour itself where it can be read, or the nearest darker shade that can. */
export const readableShade = (hex: string): string =>
  isReadable(hex) ? hex.toLowerCase() : shade(hex, -0.005, isReadable);

/** The colour as words on a dark page: itself, or the nearest lighter shade that can be read there. */
export const readableOnDark = (hex: string): string =>
  shade(hex, 0.005, (one) => contrastOf(one, surfaces.dark) >= minContrast);

/** The surface behind what is chosen, in light and in dark. */
export const tintsOf = (hex: string) => ({
  light: mixed(hex, "#ffffff", tintShare),
  dark: mixed(hex, "#20231e", 0.25),
});
