import type { Content } from "pdfmake";
import type { Brand } from "#contract/site/settings.ts";
import { colour, mark } from "./look.ts";
import { addPart, type Part } from "./structure.ts";

/** A picture to print: a PNG, and its size in points of its own. */
interface PrintedLogo {
  png: Uint8Array;
  width: number;
  height: number;
}

/** In whose name a document is made, and how they show themselves: a SACCO, or who runs the product. */
export interface Imprint {
  name: string;
  /** The product that made it, which files name as their creator. */
  product: string;
  /** In which words can be read on white and sand: `#0F5C43`. */
  colour: string;
  /** `mark` is the product's own; null is none. */
  logo: PrintedLogo | "mark" | null;
  /** By which they are reached, in the foot of each page. */
  contacts: readonly string[];
}

/** The imprint of what is printed in nobody else's name. */
export const productImprint = ({ product, address, phone, email }: Brand): Imprint => ({
  name: product,
  product,
  colour: colour.green,
  logo: "mark",
  contacts: [address, phone, email],
});

/** Of the product's own logo, in points. */
const markSize = 20;

/** A logo's size within a box, never larger than it is. */
function within({ width, height }: PrintedLogo, box: { width: number; height: number }) {
  const scale = Math.min(box.width / width, box.height / height, 1);
  return { width: width * scale, height: height * scale };
}

/**
 * The logo as a figure of the document, where the imprint has one; a bitmap within a drawing, which is what is tagged.
 * @param box in points, that a SACCO's logo fills at most
 * @returns also how high it is
 */
export function logoOf(
  { logo, name }: Imprint,
  box: { width: number; height: number },
  root: Part,
): { content: Content; height: number } | null {
  if (!logo) return null;
  const part = addPart(root, "Figure", { alt: `Logo of ${name}` });
  if (logo === "mark") return { content: mark(markSize, part), height: markSize };
  const { width, height } = within(logo, box);
  const data = Buffer.from(logo.png).toString("base64");
  const svg = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><image href="data:image/png;base64,${data}" width="${width}" height="${height}"/></svg>`;
  return { content: { part, width, svg }, height };
}
