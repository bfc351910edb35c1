import type { SKRSContext2D } from "@napi-rs/canvas";
import type { FieldName } from "../truth.ts";

/** A rectangle in the units of a layout. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextStyle {
  font: string;
  size: number;
  colour: string;
  /** Extra space between letters, in units of the layout. */
  spacing?: number;
  /** Widest that the text may be: a longer one is set smaller. */
  most?: number;
}

/** A document while it is drawn: where each value stands is kept. */
export interface Sheet {
  context: SKRSContext2D;
  places: Map<FieldName, Box>;
  /** Words are set one by one, as some programs write PDFs. */
  byWord?: boolean;
}

/** A document ready to be drawn. Units are its own; a camera chooses how many pixels each becomes. */
export interface Drawing {
  width: number;
  height: number;
  /** Radius of the corners. */
  radius: number;
  /** Height of the capitals of a value. */
  letter: number;
  /** The page that is asked for, when more is drawn than it. */
  page?: Box;
  draw(sheet: Sheet): void;
}

/** Writes a text with its baseline at `y`. @returns its width */
export function write(
  { context, byWord }: Sheet,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  context.letterSpacing = `${style.spacing ?? 0}px`;
  context.fillStyle = style.colour;
  context.font = `${style.size}px ${style.font}`;
  const wide = context.measureText(text).width;
  if (style.most !== undefined && wide > style.most) {
    context.font = `${style.size * (style.most / wide)}px ${style.font}`;
  }
  if (byWord) writeWords(context, text, x, y);
  else context.fillText(text, x, y);
  return Math.min(wide, style.most ?? wide);
}

function writeWords(context: SKRSContext2D, text: string, x: number, y: number): void {
  let start = 0;
  for (const word of text.split(" ")) {
    context.fillText(word, x + context.measureText(text.slice(0, start)).width, y);
    start += word.length + 1;
  }
}

/** Writes the value of a field and keeps where it stands; a second line widens the place. */
export function writeValue(
  sheet: Sheet,
  field: FieldName | null,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  const width = write(sheet, text, x, y, style);
  if (field) keepPlace(sheet, field, { x, y: y - 0.8 * style.size, width, height: style.size });
  return width;
}

function keepPlace({ places }: Sheet, field: FieldName, box: Box): void {
  const before = places.get(field);
  if (!before) {
    places.set(field, box);
    return;
  }
  const x = Math.min(before.x, box.x);
  const y = Math.min(before.y, box.y);
  places.set(field, {
    x,
    y,
    width: Math.max(before.x + before.width, box.x + box.width) - x,
    height: Math.max(before.y + before.height, box.y + box.height) - y,
  });
}

export function measure({ context }: Sheet, text: string, style: TextStyle): number {
  context.letterSpacing = `${style.spacing ?? 0}px`;
  context.font = `${style.size}px ${style.font}`;
  return context.measureText(text).width;
}

/** Breaks a text between words into lines that fit. */
export function linesOf(sheet: Sheet, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line !== "" && measure(sheet, longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
