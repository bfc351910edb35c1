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
  rounds: number;
  /** What an example on the wrong side costs: more fits the examples better, less holds the weights smaller. */
  cost: number;
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

/**
 * Learns one output: a linear support vector machine with squared hinge loss, by descent along one example after the
 * other (Hsieh et al. 2008, as in LIBLINEAR). Few rounds come close to the one best answer, whatever the order.
 */
function learnOutput(examples: readonly Example[], output: number, model: Linear, settings: Settings): void {
  const { outputs } = settings;
  const random = randomNumbers(settings.seed);
  const order = examples.map((_, index) => index);
  const held = new Float64Array(examples.length);
  const sizes = examples.map(({ value }) => value.reduce((sum, much) => sum + much * much, 1));
  const weights = new Float64Array(model.weights.length / outputs);
  let bias = 0;
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const index of shuffle(order, random)) {
      const { at, value, target, weight } = examples[index] as Example;
      const side = target[output] === 1 ? 1 : -1;
      const slack = 0.5 / (settings.cost * weight);
      let sum = bias;
      for (let place = 0; place < at.length; place += 1) {
        sum += (weights[at[place] as number] as number) * (value[place] as number);
      }
      const before = held[index] as number;
      const step = (side * sum - 1 + slack * before) / ((sizes[index] as number) + slack);
      const now = Math.max(0, before - step);
      if (now === before) continue;
      held[index] = now;
      const moved = (now - before) * side;
      bias += moved;
      for (let place = 0; place < at.length; place += 1) {
        (weights[at[place] as number] as number) += moved * (value[place] as number);
      }
    }
  }
  model.bias[output] = bias;
  for (let feature = 0; feature < weights.length; feature += 1) {
    model.weights[feature * outputs + output] = weights[feature] as number;
  }
}

/** Learns each output by itself. The same examples, settings and seed give the same model. */
export function learn(examples: readonly Example[], features: number, settings: Settings): Linear {
  const { outputs } = settings;
  const model: Linear = {
    outputs,
    weights: new Float32Array(features * outputs),
    bias: new Float32Array(outputs),
  };
  for (let output = 0; output < outputs; output += 1) learnOutput(examples, output, model, settings);
  return model;
}
