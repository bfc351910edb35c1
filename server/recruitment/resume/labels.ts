import type { ResumeLine } from "./resume-lines.ts";
import { tableField } from "./tables.ts";

/** `Label: value` as one line writes it, with or without the colon when a gap or table cell separates them. */
export interface Labelled {
  label: string;
  value: string;
}

/** The label and value of a line; null when it has none. */
export function labelled(line: ResumeLine): Labelled | null {
  const colon = /^\s*([\p{L}][\p{L}\s.'’/()&-]{0,40}?)\s*[.…_]*\s*[:：]\s*[-–:]?\s*(\S.*)?$/u.exec(
    line.text.replace(/\t/g, " "),
  );
  if (colon?.[1]) return { label: plainLabel(colon[1]), value: (colon[2] ?? "").trim() };
  const [first, ...others] = line.segments;
  if (first && others.length > 0 && isLabel(first.text)) {
    const value = others
      .map((segment) => segment.text)
      .join(" ")
      .replace(/^[\s:–-]+/, "");
    return { label: plainLabel(first.text), value };
  }
  return null;
}

/** Words before a gap; the field names of a form may be long, as those of Europass are. */
const isLabel = (text: string) =>
  /^[\p{L}\s./'()&-]+$/u.test(text) &&
  (text.length <= 30 || (text.length <= 70 && tableField(text) !== null));

const plainLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}/]+/gu, " ")
    .trim();

/** Whether most of the lines are labels with values, as in a block of personal details. */
export function mostlyLabelled(lines: ResumeLine[]): boolean {
  const found = lines.filter((line) => line.text.length < 90 && labelled(line) !== null).length;
  return lines.length > 0 && found >= 0.5 * lines.length;
}
