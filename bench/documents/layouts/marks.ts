import type { Chance } from "#server/seed/content/random.ts";
import { handwriting, machineReadable } from "../fonts.ts";
import { type Box, type Sheet, write } from "./sheet.ts";

/** The holder's hand: a short form of the name and a flourish. */
export function drawSignature(
  sheet: Sheet,
  name: string,
  x: number,
  y: number,
  size: number,
  chance: Chance,
): void {
  const { context } = sheet;
  context.save();
  context.translate(x, y);
  context.rotate(-0.06 - 0.08 * chance.next());
  const [first = "", ...others] = name.toLowerCase().split(" ");
  const text = `${first.slice(0, 1).toUpperCase()}${(others.at(-1) ?? first).slice(0, chance.between(3, 6))}`;
  const wide = write(sheet, text, 0, 0, { font: handwriting.signature, size, colour: "#1a2350" });
  context.strokeStyle = "#1a2350";
  context.lineWidth = size * 0.05;
  context.beginPath();
  context.moveTo(-size * 0.2, size * 0.2);
  context.bezierCurveTo(wide * 0.4, -size * 0.3, wide * 0.6, size * 0.5, wide * 1.3, -size * 0.1);
  context.stroke();
  context.restore();
}

/** Ridges around a core, broken here and there as ink leaves them. */
export function drawFingerprint({ context }: Sheet, box: Box, chance: Chance): void {
  context.save();
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  context.strokeStyle = "rgba(30 25 40 / 0.75)";
  context.lineWidth = box.width * 0.02;
  for (let ring = 2; ring < 13; ring += 1) {
    context.setLineDash(Array.from({ length: 6 }, () => box.width * (0.03 + 0.25 * chance.next())));
    context.beginPath();
    context.ellipse(
      0,
      ring,
      (ring / 26) * box.width,
      (ring / 26) * box.height,
      0.15,
      0.6 * chance.next(),
      6.2,
    );
    context.stroke();
  }
  context.restore();
}

export function drawChip({ context }: Sheet, x: number, y: number, size: number): void {
  context.fillStyle = "#cfae5c";
  context.beginPath();
  context.roundRect(x, y, size, size * 0.8, size * 0.12);
  context.fill();
  context.strokeStyle = "#7c6430";
  context.lineWidth = size * 0.02;
  context.strokeRect(x + size * 0.33, y + size * 0.22, size * 0.34, size * 0.36);
  for (const down of [0.22, 0.4, 0.58]) {
    context.beginPath();
    context.moveTo(x, y + size * down);
    context.lineTo(x + size * 0.33, y + size * down);
    context.moveTo(x + size * 0.67, y + size * down);
    context.lineTo(x + size, y + size * down);
    context.stroke();
  }
}

/** Bars of a code that means nothing. */
export function drawBarcode({ context }: Sheet, box: Box, chance: Chance): void {
  context.fillStyle = "#15120f";
  for (let x = box.x; x < box.x + box.width; ) {
    const bar = 1.2 * chance.between(1, 3);
    context.fillRect(x, box.y, bar, box.height);
    x += bar + 1.2 * chance.between(1, 3);
  }
}

/** Squares of a code that means nothing. */
export function drawSquareCode({ context }: Sheet, x: number, y: number, size: number, chance: Chance): void {
  const cells = 25;
  const cell = size / cells;
  context.fillStyle = "#15120f";
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1)
      if (chance.happens(0.48)) context.fillRect(x + column * cell, y + row * cell, cell, cell);
  for (const [across, down] of [
    [0, 0],
    [1, 0],
    [0, 1],
  ] as const) {
    const [left, top] = [x + across * (size - 7 * cell), y + down * (size - 7 * cell)];
    for (const [inset, colour] of [
      [0, "#15120f"],
      [1, "#fff"],
      [2, "#15120f"],
    ] as const) {
      context.fillStyle = colour;
      context.fillRect(
        left + inset * cell,
        top + inset * cell,
        (7 - 2 * inset) * cell,
        (7 - 2 * inset) * cell,
      );
    }
  }
}

/** The machine-readable zone: every character has the same room, as the standard wants it. */
export function writeZone(sheet: Sheet, lines: readonly string[], box: Box, colour: string): void {
  const most = Math.max(...lines.map((line) => line.length));
  const pitch = box.width / most;
  const size = pitch / 0.723;
  const leading = box.height / lines.length;
  for (const [row, line] of lines.entries()) {
    const y = box.y + leading * (row + 0.7);
    for (const [column, character] of [...line].entries()) {
      write(sheet, character, box.x + column * pitch, y, { font: machineReadable, size, colour });
    }
  }
  sheet.places.set("mrz", box);
}
