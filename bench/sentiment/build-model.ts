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
import { type Answer, answers, type LabelledComment, type LabelledTweet, writings } from "./labelled.ts";
import { type Example, type Linear, learn } from "./learn.ts";

/** What is chosen by hand, by cross-validation over the comments that are not kept aside. */
export const choices = {
  /** A feature is kept that so many texts have. */
  minTexts: 1,
  /** How much the kinds of words count beside the words themselves, and the names of topics. */
  kinds: 0.7,
  topicNames: 0.7,
  rounds: 8,
  cost: { comment: 0.5, remark: 0.05, field: 1, language: 0.5, topics: 0.5 },
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

/** The features that a question looks at. */
function sparse(
  { features }: Text,
  head: Head,
  numbers: Numbers,
  scale: Record<Part, number>,
): Pick<Example, "at" | "value"> {
  const at: number[] = [];
  const value: number[] = [];
  for (const part of partNames.filter((name) => parts[name].includes(head))) {
    for (const [hash, much] of features[part]) {
      const number = numbers[part].get(hash);
      if (number === undefined) continue;
      at.push(number);
      value.push(much * scale[part]);
    }
  }
  return { at: Int32Array.from(at), value: Float32Array.from(value) };
}

const only = (names: readonly string[], right: string) =>
  Float32Array.from(names, (name) => Number(name === right));

/** How much more the answers count that are seldom among tweets: two thirds of them are neutral, a tenth is negative. */
function weightsOfAnswers(texts: readonly Text[]): Record<Answer, number> {
  const tweets = texts.flatMap(({ tweet }) => tweet ?? []);
  const shareOf = (answer: Answer) =>
    tweets.filter(({ sentiment }) => sentiment === answer).length / tweets.length;
  const [positive, neutral, negative] = answers.map((answer) =>
    Math.sqrt(shareOf("neutral") / Math.max(shareOf(answer), 1e-3)),
  ) as [number, number, number];
  return { positive, neutral, negative };
}

function learnHead(
  head: Head,
  texts: readonly Text[],
  numbers: Numbers,
  scale: Record<Part, number>,
  chosen: Choices,
): Linear {
  const rarer = weightsOfAnswers(texts);
  const targetOf = ({ comment, tweet }: Text): Float32Array | null => {
    switch (head) {
      case "comment":
        return comment ? only(answers, comment.sentiment) : null;
      case "remark":
        return tweet ? only(answers, tweet.sentiment) : null;
      case "field":
        return Float32Array.of(comment ? 1 : 0);
      case "language":
        return only(writings, comment?.language ?? "sw");
      case "topics":
        return comment
          ? Float32Array.from(topicNames, (topic) => Number(comment.topics.includes(topic)))
          : null;
    }
  };
  const weightOf = ({ tweet }: Text) => {
    if (!tweet) return 1;
    return head === "remark" ? rarer[tweet.sentiment] : head === "language" ? 0.2 : 1;
  };
  const examples = texts.flatMap((text): Example[] => {
    const target = targetOf(text);
    return target ? [{ ...sparse(text, head, numbers, scale), target, weight: weightOf(text) }] : [];
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
  const numbers = numberFeatures(texts, chosen.minTexts);
  const scale = { words: 1, kinds: chosen.kinds, topics: chosen.topicNames };
  const linear = Object.fromEntries(
    headNames.map((head) => [head, learnHead(head, texts, numbers, scale, chosen)]),
  ) as Record<Head, Linear>;
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
