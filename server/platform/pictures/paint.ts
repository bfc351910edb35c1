import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { sharingPicture } from "#contract/core/sharing-picture.ts";
import type { PictureCard } from "./card.ts";
import { mark } from "./mark.ts";

const { resolve } = createRequire(import.meta.url);
GlobalFonts.registerFromPath(resolve("@fontsource/inter/files/inter-latin-400-normal.woff"), "Inter");
GlobalFonts.registerFromPath(resolve("@fontsource/inter/files/inter-latin-600-normal.woff"), "Inter Bold");
GlobalFonts.registerFromPath(
  resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  "Bricolage",
);

const { width, height } = sharingPicture;
const margin = 80;
const column = width - 2 * margin;

const colour = {
  green: "#0F5C43",
  marigold: "#E8A317",
  sand: "#FAF7F2",
  ink: "#1C1917",
  muted: "#57534E",
} as const;

function drawMark(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 32, size / 32);
  for (const [path, fill] of mark) {
    context.fillStyle = fill;
    context.fill(new Path2D(path));
  }
  context.restore();
}

/** One repeat of the kiondo weave is 36 x 18. */
const weave = { width: 36, height: 18, rows: 2, scale: 1.6 } as const;
const band = { weave: weave.height * weave.rows * weave.scale, green: 22 } as const;

/** The woven band with the green one below it, along the lower edge. */
function drawBand(context: SKRSContext2D): void {
  const lines = new Path2D("M0 18 9 9l9 9M18 18l9-9 9 9M0 0l9 9 9-9M18 0l9 9 9-9");
  const diamond = new Path2D("M9 9l-3 3 3 3 3-3-3-3Z");
  const top = height - band.green - band.weave;
  for (let row = 0; row < weave.rows; row += 1) {
    for (let x = 0; x < width; x += weave.width * weave.scale) {
      context.save();
      context.translate(x, top + row * weave.height * weave.scale);
      context.scale(weave.scale, weave.scale);
      context.globalAlpha = 0.4;
      context.strokeStyle = colour.green;
      context.lineWidth = 1.25;
      context.stroke(lines);
      context.globalAlpha = 0.9;
      context.fillStyle = colour.marigold;
      context.fill(diamond);
      context.restore();
    }
  }
  context.fillStyle = colour.green;
  context.fillRect(0, height - band.green, width, band.green);
}

/** Breaks a text into lines of the column; what does not fit on the last of `max` lines is cut there. */
function breakLines(context: SKRSContext2D, text: string, max: number): { lines: string[]; whole: boolean } {
  const fits = (line: string) => context.measureText(line).width <= column;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  const whole = lines.length <= max && lines.every(fits);
  const kept = lines.slice(0, max).map((one, index) => {
    const cut = lines.length > max && index === max - 1;
    return cut || !fits(one) ? shorten(one, fits) : one;
  });
  return { lines: kept, whole };
}

function shorten(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** Sizes of a title, in pixels: the largest at which the whole of it fits. */
const titleSizes = [88, 76, 66, 56, 48] as const;
const titleLines = 3;

function setTitle(context: SKRSContext2D, title: string): { lines: string[]; size: number } {
  context.letterSpacing = "-0.02em";
  for (const size of titleSizes) {
    context.font = `${size}px Bricolage`;
    const { lines, whole } = breakLines(context, title, size > 66 ? titleLines - 1 : titleLines);
    if (whole || size === titleSizes.at(-1)) return { lines, size };
  }
  throw new Error("the last size is always taken");
}

/** A piece of the card, from its upper to its lower edge. */
interface Block {
  height: number;
  /** @param top of the piece on the picture */
  draw(top: number): void;
}

interface Style {
  font: string;
  fill: string;
  spacing: string;
  /** Pixels from one line to the next. */
  leading: number;
  /** Pixels above the first line. */
  gap: number;
}

function textBlock(context: SKRSContext2D, lines: readonly string[], style: Style): Block {
  const { font, fill, spacing, leading, gap } = style;
  return {
    height: gap + lines.length * leading,
    draw(top) {
      context.font = font;
      context.letterSpacing = spacing;
      context.fillStyle = fill;
      // Baselines are at three quarters of a line.
      for (const [index, line] of lines.entries())
        context.fillText(line, margin, top + gap + (index + 0.76) * leading);
    },
  };
}

const factStyle = { font: "34px Inter", leading: 52, gap: 26, between: 52, diamond: 8 } as const;

/** Facts in rows, a diamond of the weave between two of a row. */
function factBlock(context: SKRSContext2D, facts: readonly string[]): Block {
  const { font, leading, gap, between, diamond } = factStyle;
  context.font = font;
  context.letterSpacing = "0px";
  let [x, row] = [margin, 0];
  const placed = facts.flatMap((fact) => {
    const text = breakLines(context, fact, 1).lines[0] ?? "";
    const wide = context.measureText(text).width;
    if (x > margin && x + between + wide > width - margin) [x, row] = [margin, row + 1];
    const at = x > margin ? x + between : x;
    x = at + wide;
    return [{ text, x: at, row }];
  });
  return {
    height: placed.length > 0 ? gap + (row + 1) * leading : 0,
    draw(top) {
      context.font = font;
      context.letterSpacing = "0px";
      for (const { text, x: left, row: line } of placed) {
        const y = top + gap + (line + 0.76) * leading;
        if (left > margin) {
          context.fillStyle = colour.marigold;
          const edge = `l${diamond} ${diamond} ${-diamond} ${diamond} ${-diamond} ${-diamond}z`;
          context.fill(new Path2D(`M${left - between / 2} ${y - 12 - diamond}${edge}`));
        }
        context.fillStyle = colour.ink;
        context.fillText(text, left, y);
      }
    },
  };
}

function blocksOf(context: SKRSContext2D, { eyebrow, title, text, facts }: PictureCard): Block[] {
  const { lines: titleText, size } = setTitle(context, title);
  const titleStyle = {
    font: `${size}px Bricolage`,
    fill: colour.ink,
    spacing: "-0.02em",
    gap: eyebrow ? 12 : 0,
  };
  const blocks = [textBlock(context, titleText, { ...titleStyle, leading: size * 1.08 })];
  if (eyebrow) {
    const style = { font: "34px Inter Bold", fill: colour.green, spacing: "0px", leading: 54, gap: 0 };
    context.font = style.font;
    context.letterSpacing = style.spacing;
    blocks.unshift(textBlock(context, breakLines(context, eyebrow, 1).lines, style));
  }
  if (text) {
    const style = { font: "32px Inter", fill: colour.muted, spacing: "0px", leading: 46, gap: 22 };
    context.font = style.font;
    context.letterSpacing = style.spacing;
    blocks.push(textBlock(context, breakLines(context, text, titleText.length > 2 ? 2 : 3).lines, style));
  }
  return [...blocks, factBlock(context, facts)];
}

/** Where the card's text may be: below the mark, above the weave. */
const field = { top: 142, bottom: height - band.green - band.weave - 24 } as const;

/** Draws a sharing picture. @returns a PNG of 1200 x 630, the same for the same card */
export function paintCard(card: PictureCard): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = colour.sand;
  context.fillRect(0, 0, width, height);
  drawBand(context);
  drawMark(context, margin - 10, 54, 64);
  context.fillStyle = colour.ink;
  context.font = "38px Bricolage";
  context.letterSpacing = "-0.02em";
  context.fillText(card.product, margin + 68, 100);

  const blocks = blocksOf(context, card);
  const tall = blocks.reduce((sum, block) => sum + block.height, 0);
  let top = field.top + Math.max(0, (field.bottom - field.top - tall) / 2);
  for (const block of blocks) {
    block.draw(top);
    top += block.height;
  }
  return canvas.encode("png");
}

/** Draws the mark on white, for those who show an organisation's logo. @returns a square PNG of 512 pixels */
export function paintLogo(): Promise<Buffer> {
  const size = 512;
  const canvas = createCanvas(size, size);
  const context = canvas.getContext("2d");
  context.fillStyle = "#FFFFFF";
  context.fillRect(0, 0, size, size);
  drawMark(context, size / 8, size / 8, (size * 3) / 4);
  return canvas.encode("png");
}
