import { formerDistricts, kenyanPlaces } from "#server/platform/names/kenyan-places.ts";
import type { Found } from "./find-values.ts";
import { nextLine } from "./next-line.ts";
import { type DocumentLine, type Piece, passageOf } from "./pieces.ts";
import { compassPoints, readPlace } from "./values.ts";

/** What is left of the form of a place below which a line stands that may belong to it. */
const perhapsMore = 0.8;

/** A place under its label, with a second line where that makes it one: `MURANGA`, `SOUTH`. */
export function wholePlace(found: Found, lines: readonly DocumentLine[], taken: readonly Piece[]): Found {
  const { pieces } = found.passage;
  const free = lines.filter((line) => taken.every((piece) => piece.line !== line));
  const next = nextLine(pieces, free, readPlace, found.position === "right" ? lines : []);
  if (!next) return found;
  const passage = passageOf([...pieces, next]);
  const whole = readPlace(passage.text);
  const isOne = compassPoints.includes(next.text.toUpperCase()) || (whole && isKnownPlace(whole.value));
  return whole && isOne ? { ...found, ...whole, passage } : { ...found, form: found.form * perhapsMore };
}

const isKnownPlace = (place: string): boolean =>
  kenyanPlaces.has(place.toLowerCase()) || formerDistricts.has(place.toLowerCase());
