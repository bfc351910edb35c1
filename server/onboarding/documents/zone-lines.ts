import { asPlaced, type ZonePlace } from "./zone-digits.ts";

/** A row of a machine-readable zone by its parts: how many characters each has, and what may stand there. */
export type RowShape = readonly { length: number; place: ZonePlace }[];

export const lengthOf = (shape: RowShape): number => shape.reduce((sum, { length }) => sum + length, 0);

/** Kinds of characters for each place of a row. */
export const placesOf = (shape: RowShape): ZonePlace[] =>
  shape.flatMap(({ length, place }) => Array.from({ length }, () => place));

/** Most characters that the recognition may have lost or invented in a row that is taken for one. */
const maxOff = 14;

/**
 * What a row may have been when the recognition lost fillers, as it does where many follow each other, or saw too
 * many: every text of the right length that has them somewhere else.
 */
export function rowsOf(read: string, length: number): string[] {
  const off = length - read.length;
  if (Math.abs(off) > maxOff) return [];
  if (off === 0) return [read];
  const texts = new Set<string>();
  for (const run of read.matchAll(/<+/g)) {
    const [from, to] = [run.index, run.index + run[0].length];
    if (off > 0) texts.add(`${read.slice(0, to)}${"<".repeat(off)}${read.slice(to)}`);
    else if (run[0].length > -off) texts.add(read.slice(0, from - off) + read.slice(from));
    else if (run[0].length === -off) texts.add(read.slice(0, from) + read.slice(to));
  }
  // What stands behind a row is an edge or a stain.
  texts.add(off > 0 ? read + "<".repeat(off) : read.slice(0, length));
  return [...texts].filter((text) => text.length === length);
}

/** How well a row fits its shape, as the number of places whose character is not one that may stand there. */
export function misfits(row: string, shape: RowShape): number {
  const places = placesOf(shape);
  let wrong = 0;
  for (const [at, character] of [...row].entries()) {
    const place = places[at] ?? "any";
    const placed = asPlaced(character, place);
    const fits =
      place === "digit" ? /[0-9<]/.test(placed) : place === "letter" ? /[A-Z<]/.test(placed) : true;
    if (!fits) wrong += 2;
    else if (placed !== character) wrong++;
  }
  return wrong;
}

/** The row of names: letters and fillers, as long as it has to be. What looks like letters among the last fillers is none. */
export function namesRow(read: string, length: number): string {
  const letters = [...read].map((character) => asPlaced(character, "letter")).join("");
  // Between names there are at most two fillers: what follows three is the end of the row.
  const kept = letters.replace(/<{3,}[<KCLESX]*$/, "").replace(/<+$/, "");
  return kept.slice(0, length).padEnd(length, "<");
}

export interface ZoneNames {
  surname: string;
  givenNames: string;
  /** Whether the row ends before it is full: a full one may have been cut. */
  whole: boolean;
}

/** Surname and given names; all are given names where nothing parts them. */
export function namesIn(text: string): ZoneNames {
  const whole = /<$/.test(text);
  const [first = "", ...more] = text.replace(/<+$/, "").split("<<");
  const words = (part: string) => part.replace(/<+/g, " ").trim();
  const given = words(more.join("<"));
  return given === ""
    ? { surname: "", givenNames: words(first), whole }
    : { surname: words(first), givenNames: given, whole };
}
