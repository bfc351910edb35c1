import type { Content } from "pdfmake";
import { furtherFont } from "./look.ts";

/** Letters of more Latin than western Europe writes, as ĩ and ũ of Kikuyu and Kamba: a font has them in a file of their own. */
const further = /([\u0100-\u0130\u0132-\u0151\u0154-\u02BA\u1E00-\u1E9F\u1EF2-\u1EFF]+)/;

type Piece = { text: string; font?: string };

/** A text in stretches of one file each. */
const piecesOf = (text: string, font: string): Piece[] =>
  text
    .normalize("NFC")
    .split(further)
    .map((piece, at) => (at % 2 === 1 ? { text: piece, font: furtherFont(font) } : { text: piece }))
    .filter((piece) => piece.text !== "");

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The runs of a text, flat: the library styles no run within a run. */
function runsOf(text: unknown, font: string): unknown[] {
  if (typeof text === "string") return piecesOf(text, font);
  if (Array.isArray(text)) return text.flatMap((run) => runsOf(run, font));
  if (!isNode(text) || typeof text.text !== "string") return [text];
  const own = typeof text.font === "string" ? text.font : font;
  return piecesOf(text.text, own).map((piece) => ({ ...text, ...piece }));
}

function hasFurther(text: unknown): boolean {
  if (typeof text === "string") return further.test(text.normalize("NFC"));
  if (Array.isArray(text)) return text.some(hasFurther);
  return isNode(text) && hasFurther(text.text);
}

/**
 * Gives the letters that a font's own file lacks to the file that has them. The library knows no second font for a letter.
 * @param styles fonts that styles name
 */
export function withFurtherLetters<Of extends Content>(
  content: Of,
  styles: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  inherited = "Inter",
): Of {
  const within = <Inner>(value: Inner, font: string): Inner => {
    if (typeof value === "string" && hasFurther(value)) return { text: piecesOf(value, font) } as Inner;
    if (Array.isArray(value)) return value.map((one) => within(one, font)) as Inner;
    if (!isNode(value)) return value;
    const styled = typeof value.style === "string" ? styles[value.style]?.font : undefined;
    const named = [value.font, styled].find((name) => typeof name === "string");
    const own = named ?? font;
    const { text, stack, columns, table } = value;
    return {
      ...value,
      ...("text" in value && hasFurther(text) && { text: runsOf(text, own) }),
      // A bookmark is one text, whatever it is drawn with.
      ...(value.outline === true && typeof text === "string" && { outlineText: text }),
      ...("stack" in value && { stack: within(stack, own) }),
      ...("columns" in value && { columns: within(columns, own) }),
      ...(isNode(table) && { table: { ...table, body: within(table.body, own) } }),
    } as Inner;
  };
  return within(content, inherited);
}
