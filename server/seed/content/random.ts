/** A repeatable source of chance: the same seed text always gives the same sequence. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number between the two, both included. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** One element. Throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** The same elements in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** 32-bit FNV-1a hash of a text (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Mulberry32, seeded with the hash of a text. Good enough to shuffle demo data; never for secrets. */
export function chance(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick(list) {
      const [element] = list.slice(between(0, list.length - 1));
      if (element === undefined) throw new RangeError("Nothing to pick from");
      return element;
    },
    shuffle: (list) =>
      list
        .map((element) => ({ element, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ element }) => element),
  };
}
