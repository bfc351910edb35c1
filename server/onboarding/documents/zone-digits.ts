const weights = [7, 3, 1] as const;

/** What a character of a machine-readable zone counts: digits as they are, A to Z as 10 to 35, the filler nothing. */
const worthOf = (character: string): number => (character === "<" ? 0 : Number.parseInt(character, 36));

/** The check digit of a text of a machine-readable zone (ICAO 9303, part 3, 4.9). */
export function checkDigit(text: string): string {
  let sum = 0;
  for (const [at, character] of [...text].entries()) sum += worthOf(character) * (weights[at % 3] ?? 0);
  return String(sum % 10);
}

/** Characters that are taken for each other, in both directions. */
const lookalikes: Readonly<Record<string, string>> = {
  0: "ODQ",
  1: "ILT",
  2: "Z",
  3: "",
  4: "A",
  5: "S",
  6: "G",
  7: "TZ",
  8: "B",
  9: "",
  A: "4",
  B: "8",
  D: "0",
  G: "6",
  I: "1",
  L: "1",
  O: "0",
  Q: "0",
  S: "5",
  T: "71",
  Z: "27",
};

/** What may stand at a place of a zone. */
export type ZonePlace = "digit" | "letter" | "any";

const allowed: Record<ZonePlace, RegExp> = { digit: /^[0-9<]$/, letter: /^[A-Z<]$/, any: /^[A-Z0-9<]$/ };

/** A character as its place allows it, where it looks like one that is allowed; itself otherwise. */
export function asPlaced(character: string, place: ZonePlace): string {
  if (allowed[place].test(character)) return character;
  return [...(lookalikes[character] ?? "")].find((other) => allowed[place].test(other)) ?? character;
}

export interface Checked {
  text: string;
  /** Whether the check digit holds. */
  holds: boolean;
  /** Characters that were exchanged for what they look like, so that it does. */
  mended: number;
}

/** More exchanged characters than these prove nothing: one of ten digits fits by chance. */
const maxMended = 2;

/**
 * A text with its check digit. Where it does not hold, characters are exchanged for those that they look like: the
 * fewest that make it hold, if there is only one way to do so.
 */
export function checked(text: string, digit: string, places: readonly ZonePlace[]): Checked {
  const characters = [...text].map((character, at) => asPlaced(character, places[at] ?? "any"));
  const wanted = asPlaced(digit, "digit");
  const shaped = characters.join("");
  if (!/^[0-9]$/.test(wanted)) return { text: shaped, holds: false, mended: 0 };
  if (checkDigit(shaped) === wanted) return { text: shaped, holds: true, mended: 0 };
  for (let count = 1; count <= maxMended; count++) {
    const ways = exchanged(characters, places, count, 0).filter((way) => checkDigit(way) === wanted);
    if (ways.length === 1) return { text: ways[0] as string, holds: true, mended: count };
    if (ways.length > 1) break;
  }
  return { text: shaped, holds: false, mended: 0 };
}

/** All texts in which exactly so many characters are exchanged for what they look like. */
function exchanged(
  characters: readonly string[],
  places: readonly ZonePlace[],
  count: number,
  from: number,
): string[] {
  if (count === 0) return [characters.join("")];
  const texts: string[] = [];
  for (let at = from; at < characters.length; at++) {
    const place = places[at] ?? "any";
    for (const other of lookalikes[characters[at] as string] ?? "") {
      if (!allowed[place].test(other)) continue;
      texts.push(...exchanged(characters.with(at, other), places, count - 1, at + 1));
    }
  }
  return texts;
}
