/** Which features something has, and how much of each. */
export interface Sparse {
  at: Int32Array;
  value: Float32Array;
}

/** Something to learn from: its features, the outputs that are right for it, and how much it counts. */
export interface Example extends Sparse {
  /** 1 for each output that is right, 0 for each other. */
  target: Float32Array;
  weight: number;
}

export interface Settings {
  outputs: number;
  /** `one`: exactly one output is right (softmax); `any`: each is right or not by itself. */
  of: "one" | "any";
  rounds: number;
  rate: number;
  /** How strongly weights are drawn to nothing. */
  shrinking: number;
  seed: number;
}

/** A linear model: a row of `outputs` weights for each feature, and one for what every example has. */
export interface Linear {
  outputs: number;
  weights: Float32Array;
  bias: Float32Array;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Puts a list into an order that the seed alone decides. */
export function shuffle<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

/** Turns sums into probabilities, in place. */
export function toProbabilities(sums: Float32Array | Float64Array, of: Settings["of"]): void {
  if (of === "any") {
    for (let output = 0; output < sums.length; output += 1) {
      sums[output] = 1 / (1 + Math.exp(-(sums[output] as number)));
    }
    return;
  }
  const highest = Math.max(...sums);
  let total = 0;
  for (let output = 0; output < sums.length; output += 1) {
    sums[output] = Math.exp((sums[output] as number) - highest);
    total += sums[output] as number;
  }
  for (let output = 0; output < sums.length; output += 1) sums[output] = (sums[output] as number) / total;
}

/** What the model makes of features before it is turned into probabilities. */
export function sumsOf({ outputs, weights, bias }: Linear, { at, value }: Sparse): Float32Array {
  const sums = Float32Array.from(bias);
  for (let place = 0; place < at.length; place += 1) {
    const row = (at[place] as number) * outputs;
    const much = value[place] as number;
    for (let output = 0; output < outputs; output += 1) {
      (sums[output] as number) += much * (weights[row + output] as number);
    }
  }
  return sums;
}

/**
 * Logistic regression by stochastic descent, each weight with a rate of its own: halfway between one rate for all and
 * AdaGrad, which trusts rare features too much. The same examples, settings and seed give the same model.
 */
export function learn(examples: readonly Example[], features: number, settings: Settings): Linear {
  const { outputs, shrinking } = settings;
  const model: Linear = {
    outputs,
    weights: new Float32Array(features * outputs),
    bias: new Float32Array(outputs),
  };
  const moved = new Float32Array(features * outputs).fill(1e-3);
  const random = randomNumbers(settings.seed);
  const order = [...examples];
  for (let round = 0; round < settings.rounds; round += 1) {
    const rate = settings.rate / (1 + 0.15 * round);
    for (const example of shuffle(order, random)) {
      const errors = sumsOf(model, example);
      toProbabilities(errors, settings.of);
      for (let output = 0; output < outputs; output += 1) {
        const error = ((errors[output] as number) - (example.target[output] as number)) * example.weight;
        errors[output] = error;
        (model.bias[output] as number) -= 0.3 * rate * error;
      }
      for (let place = 0; place < example.at.length; place += 1) {
        const row = (example.at[place] as number) * outputs;
        const much = example.value[place] as number;
        for (let output = 0; output < outputs; output += 1) {
          const index = row + output;
          const slope = (errors[output] as number) * much + shrinking * (model.weights[index] as number);
          (moved[index] as number) += slope * slope;
          (model.weights[index] as number) -= (rate * slope) / Math.sqrt(Math.sqrt(moved[index] as number));
        }
      }
    }
  }
  return model;
}
