import { isName } from "./further-names.ts";

/** Letters that readers of pictures mistake for one another, and fingers hit instead of one another. */
const alike: ReadonlySet<string> = new Set(
  "ao bd bh bn bv ce cg co cv df ef eo er fp ft gh gq hn ij ik il it jl jk kl kx lt mn mw nr nu oq op pq rt sa sz sd uv uy vw vy xz yt ui ae bp dl fr".split(
    " ",
  ),
);

/** Groups of letters that look like one. */
const groups: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["vv", "w"],
  ["cl", "d"],
  ["ii", "u"],
  ["li", "h"],
];

/** Digits in a name come from reading a picture. */
const digitLetters: readonly Record<string, string>[] = [
  { "0": "o", "1": "i", "2": "z", "3": "e", "4": "a", "5": "s", "6": "g", "7": "t", "8": "b", "9": "g" },
  { "0": "o", "1": "l", "2": "z", "3": "e", "4": "a", "5": "s", "6": "b", "7": "t", "8": "b", "9": "g" },
];

type Edit =
  | { kind: "replaced"; at: number; letters: string }
  | { kind: "added"; at: number; doubled: boolean }
  | { kind: "exchanged"; at: number };

/** The one edit that makes one word of the other; null where they are further apart. The order does not matter. */
function editBetween(one: string, other: string): Edit | null {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return null;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  const [left, right] = [shorter[at] ?? "", longer[at] ?? ""];
  if (longer.length > shorter.length) {
    if (shorter.slice(at) !== longer.slice(at + 1)) return null;
    return { kind: "added", at, doubled: right === longer[at - 1] };
  }
  if (shorter.slice(at + 1) === longer.slice(at + 1)) {
    return { kind: "replaced", at, letters: [left, right].sort().join("") };
  }
  const exchanged = left === longer[at + 1] && right === shorter[at + 1];
  return exchanged && shorter.slice(at + 2) === longer.slice(at + 2) ? { kind: "exchanged", at } : null;
}

const withoutDigits = (word: string): string[] =>
  digitLetters.map((letters) => word.replace(/\d/g, (digit) => letters[digit] ?? digit));

const isVowel = (letter = ""): boolean => "aeiou".includes(letter);

/** Whether two words differ only by groups of letters that look like one another. */
const looksTheSame = (one: string, other: string): boolean =>
  groups.some(([group, letter]) => one.replaceAll(group, letter) === other.replaceAll(group, letter));

/**
 * Whether an edit can be a slip at all. The first letter tells man from woman (Otieno and Atieno, Wekesa and Nekesa),
 * the last vowel one name from another (Musyoka and Musyoki).
 */
function isHarmless(edit: Edit, length: number): boolean {
  if (edit.at === 0) return false;
  const isLast = edit.at >= length - 1;
  if (edit.kind === "replaced") {
    if (isLast && isVowel(edit.letters[0]) && isVowel(edit.letters[1])) return false;
    return alike.has(edit.letters) || alike.has([...edit.letters].reverse().join(""));
  }
  return edit.kind === "exchanged" || edit.doubled || !isLast;
}

/**
 * Whether two words are probably one name with a letter misread or mistyped. Never, where both are names of their own.
 * Where neither is known as a name, only letters exchanged, doubled or read for what they look like pass.
 */
export function isLetterSlip(one: string, other: string): boolean {
  if (/\d/.test(one + other)) {
    return withoutDigits(one).some((left) => withoutDigits(other).includes(left));
  }
  const [oneIsName, otherIsName] = [isName(one), isName(other)];
  if (Math.min(one.length, other.length) < 4 || (oneIsName && otherIsName)) return false;
  if (looksTheSame(one, other)) return true;
  const edit = editBetween(one, other);
  if (!edit || !isHarmless(edit, Math.max(one.length, other.length))) return false;
  return oneIsName || otherIsName || edit.kind === "exchanged" || (edit.kind === "added" && edit.doubled);
}
