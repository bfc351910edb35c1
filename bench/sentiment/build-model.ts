import { experienceTopics } from "#contract/experience/topics.ts";
import { type Features, featuresOf } from "#server/experience/sentiment/features.ts";
import {
  type Fitted,
  type Head,
  headNames,
  heads,
  type Model,
  type Part,
  partNames,
  parts,
} from "#server/experience/sentiment/model.ts";
import { answers, type LabelledComment, type LabelledTweet, writings } from "./labelled.ts";
import { type Example, type Linear, learn, type Sparse } from "./learn.ts";

/** What is chosen by hand, by cross-validation over the comments that are not kept aside. */
export const choices = {
  /** A feature is kept that so many texts have. */
  leastTexts: 1,
  /** How much the kinds of words count beside the words themselves, and the names of topics. */
  kinds: 1,
  topicNames: 0.7,
  /** How much of a word's bearing may differ between comments and tweets. */
  ofOwn: 1,
  /** How much a tweet counts beside a comment. */
  tweets: 0.3,
  rounds: 8,
  cost: { sentiment: 0.5, field: 1, language: 0.5, topics: 0.5 },
};
export type Choices = typeof choices;

const topicNames = experienceTopics.filter((topic) => topic !== "other");

interface Text {
  features: Record<Part, Features>;
  comment?: LabelledComment;
  tweet?: LabelledTweet;
}

const readText = (text: string): Record<Part, Features> => featuresOf(text);
const seen = new Map<string, Record<Part, Features>>();
const featuresOnce = (text: string) => {
  const known = seen.get(text) ?? readText(text);
  seen.set(text, known);
  return known;
};

/** Numbers of the features that enough texts have, each part after the other. */
function numberFeatures(texts: readonly Text[], least: number): Record<Part, Map<number, number>> {
  let next = 0;
  const numberPart = (part: Part) => {
    const counts = new Map<number, number>();
    for (const { features } of texts) {
      for (const hash of features[part].keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
    const numbers = new Map<number, number>();
    for (const hash of [...counts.keys()].toSorted((a, b) => a - b)) {
      if ((counts.get(hash) ?? 0) >= least) numbers.set(hash, next++);
    }
    return numbers;
  };
  return { words: numberPart("words"), kinds: numberPart("kinds"), topics: numberPart("topics") };
}
type Numbers = ReturnType<typeof numberFeatures>;

const sizeOf = (numbers: Numbers) => partNames.reduce((total, part) => total + numbers[part].size, 0);

/** The features that a question looks at, once for each offset. */
function sparse(
  { features }: Text,
  head: Head,
  numbers: Numbers,
  scale: Record<Part, number>,
  offsets: readonly { by: number; scale: number }[] = [{ by: 0, scale: 1 }],
): Sparse {
  const at: number[] = [];
  const value: number[] = [];
  for (const part of partNames.filter((name) => parts[name].includes(head))) {
    for (const [hash, much] of features[part]) {
      const number = numbers[part].get(hash);
      if (number === undefined) continue;
      for (const offset of offsets) {
        at.push(number + offset.by);
        value.push(much * scale[part] * offset.scale);
      }
    }
  }
  return { at: Int32Array.from(at), value: Float32Array.from(value) };
}

const only = (names: readonly string[], right: string) =>
  Float32Array.from(names, (name) => Number(name === right));

/** Sentiment is learnt from comments and tweets in one: each word has a bearing on both, and one of its own on each. */
function learnSentiment(
  texts: readonly Text[],
  numbers: Numbers,
  scale: Record<Part, number>,
  chosen: Choices,
) {
  const size = sizeOf(numbers);
  const examples = texts.flatMap((text): Example[] => {
    const of = text.comment ?? text.tweet;
    if (!of) return [];
    const target = only(answers, of.sentiment);
    const weight = text.comment ? 1 : chosen.tweets;
    const own = { by: size * (text.comment ? 1 : 2), scale: chosen.ofOwn };
    const bias = text.comment ? [1, 0] : [0, 1];
    const { at, value } = sparse(text, "comment", numbers, scale, [{ by: 0, scale: 1 }, own]);
    return [
      {
        at: Int32Array.from([...at, 3 * size, 3 * size + 1]),
        value: Float32Array.from([...value, ...bias]),
        target,
        weight,
      },
    ];
  });
  const model = learn(examples, 3 * size + 2, {
    outputs: 3,
    rounds: chosen.rounds,
    cost: chosen.cost.sentiment,
    seed: 1,
  });
  const half = (which: 1 | 2): Linear => ({
    outputs: 3,
    bias: model.bias.map(
      (bias, output) => bias + (model.weights[(3 * size + which - 1) * 3 + output] as number),
    ),
    weights: Float32Array.from(
      { length: size * 3 },
      (_, index) =>
        (model.weights[index] as number) + chosen.ofOwn * (model.weights[which * size * 3 + index] as number),
    ),
  });
  return { comment: half(1), remark: half(2) };
}

function learnHead(
  head: "field" | "language" | "topics",
  texts: readonly Text[],
  numbers: Numbers,
  scale: Record<Part, number>,
  chosen: Choices,
): Linear {
  const targetOf = ({ comment }: Text): Float32Array | null => {
    if (head === "field") return Float32Array.of(comment ? 1 : 0);
    if (head === "language") return only(writings, comment?.language ?? "sw");
    return comment ? Float32Array.from(topicNames, (topic) => Number(comment.topics.includes(topic))) : null;
  };
  const examples = texts.flatMap((text): Example[] => {
    const target = targetOf(text);
    const weight = head === "language" && text.tweet ? 0.2 : 1;
    return target ? [{ ...sparse(text, head, numbers, scale), target, weight }] : [];
  });
  return learn(examples, sizeOf(numbers), {
    outputs: heads[head],
    rounds: chosen.rounds,
    cost: chosen.cost[head],
    seed: 1,
  });
}

/** Weights of a part in steps of a 127th of the largest, without the features that came to nothing. */
function quantised(part: Part, numbers: Map<number, number>, linear: Record<Head, Linear>, scale: number) {
  const asked = parts[part];
  const step: Partial<Record<Head, number>> = {};
  const rows = new Map<number, Partial<Record<Head, Int8Array>>>();
  for (const head of asked) {
    const { outputs, weights } = linear[head];
    let largest = 0;
    for (const number of numbers.values()) {
      for (let output = 0; output < outputs; output += 1) {
        largest = Math.max(largest, Math.abs((weights[number * outputs + output] as number) * scale));
      }
    }
    step[head] = largest / 127;
  }
  for (const [hash, number] of numbers) {
    const row: Partial<Record<Head, Int8Array>> = {};
    let any = false;
    for (const head of asked) {
      const { outputs, weights } = linear[head];
      const of = Int8Array.from({ length: outputs }, (_, output) =>
        Math.round(((weights[number * outputs + output] as number) * scale) / (step[head] || 1)),
      );
      any ||= of.some((value) => value !== 0);
      row[head] = of;
    }
    if (any) rows.set(hash, row);
  }
  const hashes = [...rows.keys()].toSorted((a, b) => a - b);
  const weights: Partial<Record<Head, Int8Array>> = {};
  for (const head of asked) {
    const all = new Int8Array(hashes.length * heads[head]);
    hashes.forEach((hash, place) => {
      all.set(rows.get(hash)?.[head] ?? [], place * heads[head]);
    });
    weights[head] = all;
  }
  return { vocabulary: Uint32Array.from(hashes), weights, step };
}

/** Learns a model, with what is fitted afterwards (see `calibrate.ts`) as given. */
export function buildModel(
  comments: readonly LabelledComment[],
  tweets: readonly LabelledTweet[],
  fitted: Omit<Fitted, "bias">,
  chosen: Choices = choices,
): Model {
  const texts: Text[] = [
    ...comments.map((comment) => ({ features: featuresOnce(comment.text), comment })),
    ...tweets.map((tweet) => ({ features: featuresOnce(tweet.text), tweet })),
  ];
  const numbers = numberFeatures(texts, chosen.leastTexts);
  const scale = { words: 1, kinds: chosen.kinds, topics: chosen.topicNames };
  const linear: Record<Head, Linear> = {
    ...learnSentiment(texts, numbers, scale, chosen),
    field: learnHead("field", texts, numbers, scale, chosen),
    language: learnHead("language", texts, numbers, scale, chosen),
    topics: learnHead("topics", texts, numbers, scale, chosen),
  };
  const bias = Object.fromEntries(
    headNames.map((head) => [head, Array.from(linear[head].bias, (value) => Number(value.toFixed(4)))]),
  ) as Record<Head, number[]>;
  return {
    ...fitted,
    bias,
    parts: {
      words: quantised("words", numbers.words, linear, scale.words),
      kinds: quantised("kinds", numbers.kinds, linear, scale.kinds),
      topics: quantised("topics", numbers.topics, linear, scale.topics),
    },
  };
}
