import { experienceTopics } from "#contract/experience/topics.ts";
import { featuresOf } from "#server/experience/sentiment/features.ts";
import { type Fitted, type Head, type Model, sumsOf } from "#server/experience/sentiment/model.ts";
import { weighSums } from "#server/experience/sentiment/read-comment.ts";
import { buildModel } from "./build-model.ts";
import { type Answer, answers, type LabelledComment, type LabelledTweet } from "./labelled.ts";
import { randomNumbers } from "./learn.ts";
import { scoresOf, setScores } from "./scores.ts";

type Sums = Record<Head, number[]>;

/** What models say of texts that they have not learnt from. */
export interface Unseen {
  comments: { of: LabelledComment; sums: Sums }[];
  tweets: { of: LabelledTweet; sums: Sums }[];
}

const folds = 5;
/** How many comments shall be answered. */
const answered = 0.82;

export const nothingFitted: Omit<Fitted, "bias"> = {
  engine: "",
  version: "",
  temperature: { comment: 1, remark: 1 },
  expectField: 1.5,
  remarkBias: [0, 0, 0],
  sure: 0,
  topic: 0.4,
  likeliestTopic: 0.2,
};

/** Learns from four fifths and asks about the fifth, five times. */
export function crossValidate(
  comments: readonly LabelledComment[],
  tweets: readonly LabelledTweet[],
  build = (some: LabelledComment[], others: LabelledTweet[]): Model =>
    buildModel(some, others, nothingFitted),
): Unseen {
  const random = randomNumbers(7);
  const commentFolds = comments.map(() => Math.floor(random() * folds));
  const tweetFolds = tweets.map(() => Math.floor(random() * folds));
  const unseen: Unseen = { comments: [], tweets: [] };
  for (let fold = 0; fold < folds; fold += 1) {
    const model = build(
      comments.filter((_, index) => commentFolds[index] !== fold),
      tweets.filter((_, index) => tweetFolds[index] !== fold),
    );
    const ask = <Of extends { text: string }>(all: readonly Of[], of: readonly number[]) =>
      all
        .filter((_, index) => of[index] === fold)
        .map((one) => ({ of: one, sums: sumsOf(model, featuresOf(one.text)) }));
    unseen.comments.push(...ask(comments, commentFolds));
    unseen.tweets.push(...ask(tweets, tweetFolds));
  }
  return unseen;
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by + 1.000001) }, (_, step) =>
    Number((from + step * by).toFixed(4)),
  );

function best<Value>(values: readonly Value[], worth: (value: Value) => number): Value {
  let [chosen] = values;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const is = worth(value);
    if (is > most) [chosen, most] = [value, is];
  }
  return chosen as Value;
}

const likeliest = (probabilities: readonly number[]) => probabilities.indexOf(Math.max(...probabilities));

type Answered = { of: { sentiment: Answer }; sums: Sums };

/** How likely the right answers were held, as logarithms: the same answers that are surer and right count for more. */
const likelihood = (texts: readonly Answered[], fitted: Omit<Fitted, "bias">) =>
  texts.reduce((sum, { of, sums }) => {
    const right = weighSums(fitted, sums).sentiment[answers.indexOf(of.sentiment)];
    return sum + Math.log(Math.max(right ?? 0, 1e-6));
  }, 0);

const weightedF1 = (texts: readonly Answered[], fitted: Omit<Fitted, "bias">) =>
  scoresOf(
    answers,
    texts.map(({ of, sums }) => ({
      truth: of.sentiment,
      said: answers[likeliest(weighSums(fitted, sums).sentiment)] ?? null,
    })),
  ).weightedF1;

const topicNames = experienceTopics.filter((topic) => topic !== "other");

function topicScore({ comments }: Unseen, topic: number, likeliestTopic: number): number {
  return setScores(
    comments.map(({ of, sums }) => {
      const sumFor = (probability: number) => Math.log(probability / (1 - probability));
      const named = topicNames.filter((_, place) => (sums.topics[place] ?? 0) >= sumFor(topic));
      const one = likeliest(sums.topics);
      const fallback = (sums.topics[one] ?? 0) >= sumFor(likeliestTopic) ? topicNames[one] : undefined;
      return { truth: of.topics, said: named.length > 0 ? named : [fallback ?? "other"] };
    }),
  ).microF1;
}

/** Fits what is not learnt: how sure sums are, from where on an answer is given, and when a topic is named. */
export function calibrate(unseen: Unseen, named: Pick<Fitted, "engine" | "version">): Omit<Fitted, "bias"> {
  let fitted: Omit<Fitted, "bias"> = { ...nothingFitted, ...named };
  const temperatures = steps(0.5, 2.5, 0.1);
  const withComment = (comment: number) => ({ ...fitted, temperature: { ...fitted.temperature, comment } });
  fitted = withComment(best(temperatures, (value) => likelihood(unseen.comments, withComment(value))));
  if (unseen.tweets.length > 0) {
    const withBias = ([positive, negative]: readonly [number, number]) => ({
      ...fitted,
      remarkBias: [positive, 0, negative],
    });
    const pairs = steps(-0.6, 0.6, 0.2).flatMap((positive) =>
      steps(-0.6, 0.6, 0.2).map((negative) => [positive, negative] as const),
    );
    fitted = withBias(best(pairs, (pair) => weightedF1(unseen.tweets, withBias(pair))));
  }
  const confidences = unseen.comments
    .map(({ sums }) => Math.max(...weighSums(fitted, sums).sentiment))
    .toSorted((a, b) => b - a);
  const sure = Number((confidences[Math.floor(answered * confidences.length)] ?? 0).toFixed(3));
  const thresholds = steps(0.25, 0.55, 0.05).flatMap((topic) =>
    steps(0.1, topic, 0.05).map((least) => [topic, least] as const),
  );
  const [topic, likeliestTopic] = best(thresholds, (pair) => topicScore(unseen, ...pair));
  return { ...fitted, sure, topic, likeliestTopic };
}
