import { createRequire } from "node:module";
import type { Content, FontFiles } from "pdfmake";
import type { Part } from "./structure.ts";

export const colour = {
  green: "#0F5C43",
  tint: "#E7F2EC",
  marigold: "#E8A317",
  sand: "#FAF7F2",
  ink: "#1C1917",
  muted: "#57534E",
  line: "#E7E2DA",
} as const;

/** A node of the page, as opposed to a bare text or a list of nodes. */
export type Node = Record<string, unknown>;

/** Type sizes, in points. */
export const size = { body: 9.6, table: 8.6, small: 7.8 } as const;

/** Space below a paragraph, in points. */
export const gap = 7;

/** A4 in points, and the margins of a page. */
export const page = { width: 595.28, left: 54, right: 54, top: 64, bottom: 62 } as const;

/** Width of the text, in points. */
export const textWidth = page.width - page.left - page.right;

const { resolve } = createRequire(import.meta.url);
/** The static cuts: a PDF cannot carry one weight of a variable font. */
type Letters = "latin" | "latin-ext";

function inter(letters: Letters): FontFiles {
  const cut = (name: string) => resolve(`@fontsource/inter/files/inter-${letters}-${name}.woff`);
  return {
    normal: cut("400-normal"),
    bold: cut("600-normal"),
    italics: cut("400-italic"),
    bolditalics: cut("600-italic"),
  };
}

function bricolage(letters: Letters): FontFiles {
  const cut = resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${letters}-700-normal.woff`);
  return { normal: cut, bold: cut, italics: cut, bolditalics: cut };
}

/** The name of the font that has the letters which one lacks. */
export const furtherFont = (font: string): string => `${font} further`;

export const fonts: Record<string, FontFiles> = {
  Inter: inter("latin"),
  [furtherFont("Inter")]: inter("latin-ext"),
  Bricolage: bricolage("latin"),
  [furtherFont("Bricolage")]: bricolage("latin-ext"),
};

const mesh = 18;

/**
 * The woven band of a kiondo: two crossing zigzags with a marigold diamond in every mesh.
 * @param width in points, over which the pattern is stretched to whole meshes
 * @param strands what the zigzags are drawn in
 */
export function weave(width: number, strands: string): Content {
  const meshes = Math.round(width / mesh);
  const pattern = (draw: (x: number) => string) =>
    Array.from({ length: meshes }, (_, index) => draw(index * mesh)).join("");
  const lines = pattern(
    (x) => `M${x} 9l4.5-4.5 4.5 4.5 4.5-4.5 4.5 4.5M${x} 0l4.5 4.5 4.5-4.5 4.5 4.5 4.5-4.5`,
  );
  const diamonds = pattern((x) => `M${x + 4.5} 4.5l-1.5 1.5 1.5 1.5 1.5-1.5z`);
  return {
    width,
    svg: `<svg viewBox="0 0 ${meshes * mesh} 9"><path d="${lines}" fill="none" stroke="${strands}" stroke-opacity="0.3" stroke-width="0.65"/><path d="${diamonds}" fill="${colour.marigold}"/></svg>`,
  };
}

/** The mark: two interlocked chevrons that make a ring. */
export const mark = (size: number, part: Part): Content => ({
  part,
  width: size,
  svg: `<svg viewBox="0 0 32 32" width="${size}" height="${size}"><path d="M16 3 27 14l-4.2 4.2L16 11.4l-6.8 6.8L5 14 16 3Z" fill="${colour.green}"/><path d="M16 29 5 18l4.2-4.2 6.8 6.8 6.8-6.8L27 18 16 29Z" fill="${colour.marigold}"/><path d="M9.2 13.8 5 18l2.1 2.1 4.2-4.2-2.1-2.1Z" fill="${colour.green}"/></svg>`,
});
