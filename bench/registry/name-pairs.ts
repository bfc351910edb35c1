/** Where a measurement takes its names from. */
export interface NameSource {
  givens: readonly string[];
  families: readonly string[];
  spellings: readonly (readonly [string, string])[];
}

export interface NamePair {
  /** What was done to the name. */
  kind: string;
  typed: string;
  read: string;
  samePerson: boolean;
}

/** Numbers from 0 up to 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

export function pick<T>(random: Random, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new RangeError("nothing to pick from");
  return one;
}

/** Letters that look alike in print, in capitals or small. */
const misread: Record<string, string> = {
  i: "l",
  l: "i",
  o: "0",
  e: "c",
  c: "e",
  u: "v",
  n: "h",
  h: "n",
  b: "8",
  s: "5",
  g: "q",
  a: "o",
  m: "rn",
};

const replaceAt = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1);

/** One letter of the longest word misread, not its first. */
function misreadOne(random: Random, names: readonly string[]): string[] {
  const longest = names.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const places = [...longest].flatMap((letter, at) => (at > 0 && misread[letter] ? at : []));
  const at = places.length > 0 ? pick(random, places) : -1;
  const changed = at < 0 ? longest : replaceAt(longest, at, misread[longest[at] ?? ""] ?? "");
  return names.map((name) => (name === longest ? changed : name));
}

/** Two neighbours of the longest word exchanged, not its first letter. */
function exchangeTwo(random: Random, names: readonly string[]): string[] {
  const longest = names.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const at = 1 + Math.floor(random() * (longest.length - 2));
  const changed =
    longest.slice(0, at) + (longest[at + 1] ?? "") + (longest[at] ?? "") + longest.slice(at + 2);
  return names.map((name) => (name === longest ? changed : name));
}

const capitalised = (names: readonly string[]): string =>
  names.map((name) => name.replace(/^./, (letter) => letter.toUpperCase())).join(" ");

/** What documents and people do to one person's name. */
const variants: Record<string, (random: Random, names: string[]) => string> = {
  "other order": (_, names) => capitalised(names.toReversed()),
  "capitals, surname first": (_, names) => [names.at(-1), ...names.slice(0, -1)].join(" ").toUpperCase(),
  "a title": (random, names) =>
    `${pick(random, ["Mr.", "Mrs", "Dr.", "Eng.", "Alhaj", "Hon."])} ${capitalised(names)}`,
  "an initial": (_, [first = "", second = "", ...rest]) => capitalised([first, `${second[0]}.`, ...rest]),
  "a name left out": (_, [first = "", , ...rest]) => capitalised([first, ...rest]),
  "a hyphen": (_, [first = "", ...rest]) =>
    `${capitalised([first])} ${capitalised(rest).replaceAll(" ", "-")}`,
  "an apostrophe": (_, names) => capitalised(names.map((name) => name.replace(/ng(?=[aeiou])/, "ng'"))),
  "a letter misread": (random, names) => capitalised(misreadOne(random, names)),
  "two letters exchanged": (random, names) => capitalised(exchangeTwo(random, names)),
  "a letter doubled": (random, names) => {
    const [first = "", second = "", ...rest] = names;
    const at = 1 + Math.floor(random() * (second.length - 1));
    return capitalised([first, second.slice(0, at) + (second[at - 1] ?? "") + second.slice(at), ...rest]);
  },
};

/** How far two words are apart, in letters (Levenshtein). */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [there, another] of [...other].entries()) {
      const replaced = (row[there] ?? 0) + (letter === another ? 0 : 1);
      next.push(Math.min(replaced, (row[there + 1] ?? 0) + 1, (next[there] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The other name that is nearest in letters: what an edit distance would take for the same. */
function nearest(name: string, names: readonly string[], isSpelling: (other: string) => boolean): string {
  const others = names.filter((other) => other !== name && !isSpelling(other));
  return others.reduce(
    (best, other) => (distance(name, other) < distance(name, best) ? other : best),
    others[0] ?? "",
  );
}

/** The same name of the other sex, or of a brother by another ending, after the grammar of Kenyan names. */
function sibling(name: string): string | null {
  if (/^o[^aeiou]/.test(name)) return `a${name.slice(1)}`;
  if (/^kip/.test(name)) return `chep${name.slice(3)}`;
  if (/^wa[^n]/.test(name)) return `na${name.slice(2)}`;
  if (/a$/.test(name)) return `${name.slice(0, -1)}i`;
  if (/i$/.test(name)) return `${name.slice(0, -1)}u`;
  return null;
}

/** Pairs of one person's names and of two people's, the same for the same seed. */
export function namePairs(
  { givens, families, spellings }: NameSource,
  seed: number,
  people: number,
): NamePair[] {
  const random = seeded(seed);
  const spelled = new Map([...spellings, ...spellings.map(([one, other]) => [other, one] as const)]);
  const pairs: NamePair[] = [];
  for (let person = 0; person < people; person += 1) {
    const first = pick(random, families);
    const second = pick(
      random,
      families.filter((name) => name !== first),
    );
    const names = [pick(random, givens), first, second];
    const read = capitalised(names);
    for (const [kind, vary] of Object.entries(variants)) {
      pairs.push({ kind, typed: vary(random, names), read, samePerson: true });
    }
    const isSpelling = (name: string) => (other: string) => spelled.get(name) === other;
    const place = person % 3;
    const replaced = names[place] ?? "";
    const pool = place === 0 ? givens : families;
    const others: Record<string, string | null> = {
      "another name": pick(
        random,
        pool.filter((name) => !names.includes(name)),
      ),
      "the nearest other name": nearest(replaced, pool, isSpelling(replaced)),
      "the other sex, another ending": sibling(replaced),
    };
    for (const [kind, other] of Object.entries(others)) {
      if (!other || names.includes(other) || isSpelling(replaced)(other)) continue;
      pairs.push({ kind, typed: capitalised(names.with(place, other)), read, samePerson: false });
    }
    const relative = [
      pick(
        random,
        givens.filter((name) => name !== names[0]),
      ),
      second,
    ];
    pairs.push({ kind: "one name in common", typed: capitalised(relative), read, samePerson: false });
  }
  for (const [one, other] of spellings) {
    const family = pick(random, families);
    pairs.push({
      kind: "another spelling",
      typed: capitalised([one, family]),
      read: capitalised([other, family]),
      samePerson: true,
    });
  }
  return pairs;
}
