/** Letters that stand for the digits that look like them, and the other way round. */
const letterFor: Readonly<Record<string, string>> = {
  0: "O",
  1: "I",
  2: "Z",
  4: "A",
  5: "S",
  6: "G",
  8: "B",
};
const digitFor: Readonly<Record<string, string>> = {
  O: "0",
  o: "0",
  D: "0",
  Q: "0",
  U: "0",
  I: "1",
  l: "1",
  L: "1",
  i: "1",
  "|": "1",
  "!": "1",
  J: "1",
  Z: "2",
  z: "2",
  A: "4",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  T: "7",
  B: "8",
  g: "9",
  q: "9",
};

/** A character as the letter that it is or looks like. */
export const asLetter = (character: string): string => letterFor[character] ?? character.toUpperCase();

/** A character as the digit that it is or looks like; null where it looks like none. */
export function asDigit(character: string): string | null {
  return /^\d$/.test(character) ? character : (digitFor[character] ?? null);
}

/** Text as letters alone, in capitals and without accents, where digits count as the letters they look like. */
export const lettersOf = (text: string): string =>
  [...text.normalize("NFD")]
    .map(asLetter)
    .filter((character) => /^[A-Z]$/.test(character))
    .join("");

/** How many letters have to be changed, added or taken away to get from one text to another. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

export interface Occurrence {
  from: number;
  to: number;
  distance: number;
}

/** Where in a text something stands that differs least from a word, and by how much (Sellers 1980). */
export function closestIn(text: string, word: string): Occurrence {
  // For each beginning of the word that ends at a letter of the text, the least distance and where it starts. One row is
  // enough: what stood there before is the row of the letter before.
  const distances = Uint16Array.from({ length: word.length + 1 }, (_, index) => index);
  const starts = new Uint16Array(word.length + 1);
  let best: Occurrence = { from: 0, to: 0, distance: word.length };
  for (let at = 1; at <= text.length; at++) {
    const letter = text.charCodeAt(at - 1);
    let beforeDistance = 0;
    let beforeStart = at - 1;
    distances[0] = 0;
    starts[0] = at;
    for (let index = 1; index <= word.length; index++) {
      const left = distances[index] as number;
      const leftStart = starts[index] as number;
      let least = beforeDistance + (letter === word.charCodeAt(index - 1) ? 0 : 1);
      let start = beforeStart;
      if (left + 1 < least) {
        least = left + 1;
        start = leftStart;
      }
      if ((distances[index - 1] as number) + 1 < least) {
        least = (distances[index - 1] as number) + 1;
        start = starts[index - 1] as number;
      }
      distances[index] = least;
      starts[index] = start;
      beforeDistance = left;
      beforeStart = leftStart;
    }
    const distance = distances[word.length] as number;
    if (distance < best.distance) best = { from: starts[word.length] as number, to: at, distance };
  }
  return best;
}
