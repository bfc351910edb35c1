import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { CommentFeatures, Features } from "./features.ts";

/** The questions that are asked of a comment, and in how many answers each is weighed. */
export const heads = {
  /** Positive, neutral, negative: as a comment of a member. */
  comment: 3,
  /** The same as a remark to the world, of which a comment may be one. */
  remark: 3,
  /** Whether it is a comment on a SACCO. */
  field: 1,
  /** English, Kiswahili, mixed. */
  language: 3,
  /** Each topic but `other`. */
  topics: 18,
} as const;
export type Head = keyof typeof heads;
export const headNames = Object.keys(heads) as Head[];

/** What each question looks at. */
export const parts: Record<keyof CommentFeatures, readonly Head[]> = {
  words: ["comment", "remark", "field", "language", "topics"],
  kinds: ["comment", "remark", "field"],
  topics: ["field", "topics"],
};
export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

/** The weights of the features of one part: those of feature `n` of the vocabulary from `n * outputs` on, in steps. */
interface PartWeights {
  /** Hashes of the features, rising. */
  vocabulary: Uint32Array;
  weights: Partial<Record<Head, Int8Array>>;
  /** How much a step is. */
  step: Partial<Record<Head, number>>;
}

/** What was fitted beside the weights. */
export interface Fitted {
  engine: string;
  version: string;
  bias: Record<Head, number[]>;
  /** What sums are divided by, so that nine of ten answers with 0.9 are right. */
  temperature: Record<Head, number>;
  /** Most of what is asked about is a comment on a SACCO: so much is added to what its words say of that. */
  expectField: number;
  /**
   * What is added to each answer as a comment: a complaint that goes unseen costs more than praise that does. And as a
   * remark, whose texts to learn from were mostly neutral.
   */
  added: { comment: number[]; remark: number[] };
  /** From which confidence on an answer is given. */
  sure: number;
  /** From which probability on a topic is named, each by itself, and the most likely one where none reaches that. */
  topic: number;
  likeliestTopic: number;
}

export interface Model extends Fitted {
  parts: Record<Part, PartWeights>;
}

/** Where a hash stands in the vocabulary; -1 where it does not. */
function placeOf(vocabulary: Uint32Array, hash: number): number {
  let low = 0;
  let high = vocabulary.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = vocabulary[middle] as number;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function addPart(sums: Record<Head, number[]>, part: Part, features: Features, model: Model): void {
  const { vocabulary, weights, step } = model.parts[part];
  const asked = parts[part].map((head) => ({
    outputs: heads[head],
    sums: sums[head],
    weights: weights[head] ?? new Int8Array(),
    step: step[head] ?? 0,
  }));
  for (const [hash, value] of features) {
    const place = placeOf(vocabulary, hash);
    if (place < 0) continue;
    for (const head of asked) {
      const row = place * head.outputs;
      const much = value * head.step;
      for (let output = 0; output < head.outputs; output += 1) {
        (head.sums[output] as number) += much * (head.weights[row + output] as number);
      }
    }
  }
}

/** What the model makes of a comment: a sum for each answer to each question. */
export function sumsOf(model: Model, features: CommentFeatures): Record<Head, number[]> {
  const sums = Object.fromEntries(headNames.map((head) => [head, [...model.bias[head]]])) as Record<
    Head,
    number[]
  >;
  for (const part of partNames) addPart(sums, part, features[part], model);
  return sums;
}

/** The model as it is kept: what was fitted as JSON behind its length, then vocabularies and weights, all deflated. */
export function packModel({ parts: kept, ...fitted }: Model): Buffer {
  const sizes = Object.fromEntries(
    partNames.map((part) => [part, { features: kept[part].vocabulary.length, step: kept[part].step }]),
  );
  const header = Buffer.from(JSON.stringify({ ...fitted, sizes }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const numbers = partNames.flatMap((part) => {
    const { vocabulary, weights } = kept[part];
    const distances = Buffer.alloc(4 * vocabulary.length);
    // The distances of rising numbers are small, and their high bytes alike.
    vocabulary.forEach((hash, place) => {
      distances.writeUInt32LE(hash - (place === 0 ? 0 : (vocabulary[place - 1] as number)), 4 * place);
    });
    return [distances, ...parts[part].map((head) => Buffer.from(weights[head] ?? new Int8Array()))];
  });
  return deflateRawSync(Buffer.concat([length, header, ...numbers]), { level: 9 });
}

/** The model from what was kept of it. */
export function unpackModel(packed: Buffer): Model {
  const bytes = inflateRawSync(packed);
  let read = 4 + bytes.readUInt32LE(0);
  const { sizes, ...fitted } = JSON.parse(bytes.toString("utf8", 4, read)) as Fitted & {
    sizes: Record<Part, { features: number; step: PartWeights["step"] }>;
  };
  const readPart = (part: Part): PartWeights => {
    const { features, step } = sizes[part];
    const vocabulary = new Uint32Array(features);
    let hash = 0;
    for (let place = 0; place < features; place += 1) {
      hash += bytes.readUInt32LE(read + 4 * place);
      vocabulary[place] = hash;
    }
    read += 4 * features;
    const weights: PartWeights["weights"] = {};
    for (const head of parts[part]) {
      const length = features * heads[head];
      weights[head] = new Int8Array(bytes.subarray(read, read + length));
      read += length;
    }
    return { vocabulary, weights, step };
  };
  return {
    ...fitted,
    parts: { words: readPart("words"), kinds: readPart("kinds"), topics: readPart("topics") },
  };
}
