import { experienceTopics } from "#contract/experience/topics.ts";
import { negatedVerb, negators, notNegated, turns, type WordKind, wordKinds } from "./lexicon.ts";
import { type NormalText, normalise } from "./normalise.ts";
import { topicWords } from "./topic-words.ts";
import { wordLists } from "./word-kinds.ts";

/** What a comment has, by the hash of its name, with its value. */
export type Features = Map<number, number>;

/** The features of a comment, in the parts that different questions look at. */
export interface CommentFeatures {
  /** Words, pairs of them, and their parts. */
  words: Features;
  /** What kinds of words there are, negated or not, and how it is written. */
  kinds: Features;
  /** How many words of each topic there are. */
  topics: Features;
}

const kindNames = Object.keys(wordKinds) as WordKind[];
const kindLists = wordLists(Object.values(wordKinds));
const topicLists = wordLists(experienceTopics.map((topic) => topicWords[topic]));

/** How many words behind a negation it reaches, unless the clause ends before. */
const negationReach = 3;

const fnvStart = 0x811c9dc5;
const fnvPrime = 0x01000193;

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, start = fnvStart): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), fnvPrime);
  }
  return value >>> 0;
}

const count = (features: Features, key: number, value = 1) =>
  features.set(key, (features.get(key) ?? 0) + value);

const charsStart = hash("c:");
const maxGramLength = 5;

function addGrams(features: Features, word: string): void {
  const framed = `_${word}_`;
  for (let start = 0; start < framed.length - 1; start += 1) {
    let value = charsStart;
    for (let end = start; end < framed.length && end < start + maxGramLength; end += 1) {
      value = Math.imul(value ^ framed.charCodeAt(end), fnvPrime);
      if (end > start) count(features, value >>> 0);
    }
  }
}

/** Where each token stands: under a negation, and behind the last turn ("but"). */
function placesOf({ tokens, ends }: NormalText) {
  const negated: boolean[] = [];
  let reach = 0;
  let turn = -1;
  tokens.forEach((token, index) => {
    const verb = negatedVerb.test(token) && !notNegated.has(token);
    if (turns.has(token)) {
      reach = 0;
      turn = index;
    }
    negated.push(reach > 0 || verb);
    if (negators.has(token) || verb) reach = negationReach;
    else if (reach > 0) reach -= 1;
    if (ends[index]) reach = 0;
  });
  // A comment that ends with its turn says nothing behind it.
  return { negated, lastClause: turn < tokens.length - 1 ? turn + 1 : 0 };
}

/** Square root of the counts, so that the parts of a long comment weigh as much as those of a short one. */
function scaled(features: Features, length: number): Features {
  let squares = 0;
  for (const [key, value] of features) {
    const less = Math.sqrt(value);
    features.set(key, less);
    squares += less * less;
  }
  const factor = squares === 0 ? 0 : length / Math.sqrt(squares);
  for (const [key, value] of features) features.set(key, value * factor);
  return features;
}

function wordFeatures(
  { tokens }: NormalText,
  { negated, lastClause }: ReturnType<typeof placesOf>,
): Features {
  const grams: Features = new Map();
  const words: Features = new Map();
  tokens.forEach((token, index) => {
    addGrams(grams, token);
    count(words, hash(`w:${token}`));
    count(words, hash(`b:${tokens[index - 1] ?? ""} ${token}`));
    if (negated[index]) count(words, hash(`n:${token}`));
    if (lastClause > 0 && index >= lastClause) count(words, hash(`l:${token}`));
  });
  count(words, hash(`b:${tokens.at(-1) ?? ""} `));
  const all = scaled(grams, 1);
  for (const [key, value] of scaled(words, 1)) all.set(key, value);
  return all;
}

const maxOfAKind = 4;

/** Which way the words of known bearing point, each turned round by what negates it. */
function leaningOf(bearings: readonly { kind: WordKind; negated: boolean }[]): { good: number; bad: number } {
  const good = bearings.filter(({ kind, negated }) => kind === (negated ? "negative" : "positive"));
  const bad = bearings.filter(({ kind, negated }) =>
    negated ? kind === "positive" || kind === "working" : kind === "negative",
  );
  return { good: good.length, bad: bad.length };
}

const lengthOf = (words: number) =>
  [
    { max: 2, name: "two words" },
    { max: 5, name: "five words" },
    { max: 12, name: "a sentence" },
    { max: 30, name: "long" },
  ].find(({ max }) => words <= max)?.name ?? "a story";

function kindFeatures(text: NormalText, { negated, lastClause }: ReturnType<typeof placesOf>): Features {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const bearings: { kind: WordKind; negated: boolean }[] = [];
  text.tokens.forEach((token, index) => {
    const bits = kindLists.of(token);
    const turned = negated[index] === true;
    kindNames.forEach((kind, place) => {
      if ((bits & (1 << place)) === 0) return;
      const name = turned ? `not ${kind}` : kind;
      add(name);
      if (lastClause > 0 && index >= lastClause) add(`${name} at the end`);
      if (index === 0) add(`${name} first`);
      bearings.push({ kind, negated: turned });
    });
    if (turned) add("negated");
  });
  const { good, bad } = leaningOf(bearings);
  add(good > bad ? "rather good" : good < bad ? "rather bad" : good > 0 ? "both" : "neither");
  if (text.questions > 0) add(`question mark, ${bad > 0 ? "bad" : good > 0 ? "good" : "plain"}`);
  if (text.questions > 1) add("question marks");
  if (text.exclamations > 0) add("exclamation mark");
  if (text.shouted) add("shouted");
  if (lastClause > 0) add("turn");
  add(lengthOf(text.tokens.length));
  const features: Features = new Map();
  for (const [name, value] of counts) features.set(hash(`k:${name}`), Math.min(value, maxOfAKind) / 2);
  return features;
}

function topicFeatures({ tokens }: NormalText): Features {
  const counts = new Array<number>(experienceTopics.length).fill(0);
  for (const token of tokens) {
    const bits = topicLists.of(token);
    for (let place = 0; place < counts.length; place += 1) {
      if (bits & (1 << place)) counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const features: Features = new Map();
  let named = 0;
  counts.forEach((value, place) => {
    if (value === 0) return;
    named += 1;
    features.set(hash(`t:${experienceTopics[place]}`), 1);
    if (value > 1) features.set(hash(`t2:${experienceTopics[place]}`), 1);
  });
  features.set(hash(`topics:${Math.min(named, 4)}`), 1);
  return features;
}

/** What a comment has that may tell of its language, sentiment and topics. */
export function featuresOf(comment: string): CommentFeatures {
  const text = normalise(comment);
  const places = placesOf(text);
  return {
    words: wordFeatures(text, places),
    kinds: kindFeatures(text, places),
    topics: topicFeatures(text),
  };
}
