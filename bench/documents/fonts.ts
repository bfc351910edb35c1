import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { GlobalFonts } from "@napi-rs/canvas";

const { resolve } = createRequire(import.meta.url);

/** Packages of typefaces and the weights that are drawn with. */
const weights: Record<string, readonly number[]> = {
  arimo: [400, 700],
  "roboto-condensed": [400, 700],
  tinos: [400, 700],
  cousine: [400, 700],
  "open-sans": [400, 600],
  "barlow-semi-condensed": [400, 600],
  "fira-sans": [400, 500],
  "source-serif-4": [400, 600],
  "courier-prime": [700],
  "homemade-apple": [400],
  caveat: [400],
  lato: [400, 700],
  "ibm-plex-sans-condensed": [400, 600],
  "pt-serif": [400, 700],
  "overpass-mono": [600],
};

/** What one maker of documents prints with. */
export interface Typefaces {
  name: string;
  heading: string;
  label: string;
  value: string;
}

const family = (name: string, label: number, bold: number, value = `${name}-${bold}`): Typefaces => {
  return { name, heading: `${name}-${bold}`, label: `${name}-${label}`, value };
};

/** Both parts of the set have these. */
export const commonTypefaces: readonly Typefaces[] = [
  family("arimo", 400, 700),
  family("arimo", 400, 700, "arimo-400"),
  family("roboto-condensed", 400, 700),
  family("open-sans", 400, 600),
  family("tinos", 400, 700),
  { name: "arimo, cousine", heading: "arimo-700", label: "arimo-400", value: "cousine-700" },
];

/** The part kept aside alone has these. */
export const heldOutTypefaces: readonly Typefaces[] = [
  family("barlow-semi-condensed", 400, 600),
  family("fira-sans", 400, 500),
  family("source-serif-4", 400, 600),
  {
    name: "fira-sans, courier-prime",
    heading: "fira-sans-500",
    label: "fira-sans-400",
    value: "courier-prime-700",
  },
];

/** Documents drawn further have these, and neither part of the set. */
export const furtherTypefaces: readonly Typefaces[] = [
  family("lato", 400, 700),
  family("lato", 400, 700, "lato-400"),
  family("ibm-plex-sans-condensed", 400, 600),
  family("pt-serif", 400, 700),
  { name: "lato, overpass-mono", heading: "lato-700", label: "lato-400", value: "overpass-mono-600" },
];

export const handwriting = { signature: "homemade-apple-400", note: "caveat-400" } as const;
export const machineReadable = "ocr-b";

/** Makes each weight known under a name of its own, so that nothing depends on what the machine has installed. */
export function loadTypefaces(): void {
  if (GlobalFonts.has(machineReadable)) return;
  for (const [name, drawn] of Object.entries(weights)) {
    for (const weight of drawn) {
      const file = resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
      GlobalFonts.registerFromPath(file, `${name}-${weight}`);
    }
  }
  const zone = fileURLToPath(new URL("fonts/ocr-b.otf", import.meta.url));
  GlobalFonts.registerFromPath(zone, machineReadable);
}
