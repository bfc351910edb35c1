import type { FieldName } from "../truth.ts";
import type { Look } from "./look.ts";
import { linesOf, measure, type Sheet, type TextStyle, write, writeValue } from "./sheet.ts";

export interface Field {
  /** The field that the value belongs to; null for what nobody asks for. */
  field: FieldName | null;
  label: string;
  value: string;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  /** Height of the letters of a value, before the print run's own scale. */
  size: number;
  /** Label as a part of the value's size. */
  labelShare?: number;
}

/**
 * Writes a label and its value in the manner of the print run.
 * @returns the room taken, downwards
 */
export function writeField(sheet: Sheet, look: Look, { field, label, value }: Field, place: Place): number {
  const size = place.size * look.scale;
  const labelSize = size * (place.labelShare ?? 0.72);
  const labelStyle: TextStyle = { font: look.typefaces.label, size: labelSize, colour: look.labelInk };
  const style: TextStyle = {
    font: look.typefaces.value,
    size,
    colour: look.ink,
    spacing: look.spacing,
  };
  const { x, y, width } = place;
  if (look.labels === "above") {
    write(sheet, label, x, y + labelSize, { ...labelStyle, most: width });
    const lines = valueLines(sheet, look, value, style, width);
    for (const [row, line] of lines.entries()) {
      writeValue(sheet, field, line, x, y + labelSize + size * (1.06 + row * 1.08), {
        ...style,
        most: width,
      });
    }
    return labelSize + size * (1.4 + (lines.length - 1) * 1.08);
  }
  const written = look.labels === "inline" ? `${label}:` : label;
  const labelWide = measure(sheet, written, labelStyle);
  const column = look.labels === "column" ? 0.42 : 0.52;
  const start =
    look.labels === "inline" ? labelWide + size * 0.4 : Math.max(labelWide + size * 0.3, width * column);
  const left = width - start;
  write(sheet, written, x, y + size, labelStyle);
  const lines = valueLines(sheet, look, value, style, left);
  for (const [row, line] of lines.entries()) {
    writeValue(sheet, field, line, x + start, y + size * (1 + row * 1.1), { ...style, most: left });
  }
  return size * (1.62 + (lines.length - 1) * 1.1);
}

function valueLines(sheet: Sheet, look: Look, value: string, style: TextStyle, width: number): string[] {
  return look.wraps ? linesOf(sheet, value, style, width) : [value];
}
