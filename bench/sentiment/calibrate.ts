import { featuresOf } from "#server/experience/sentiment/features.ts";
import { type Fitted, type Head, type Model, sumsOf } from "#server/experience/sentiment/model.ts";
import { topicsOf, weighSums } from "#server/experience/sentiment/read-comment.ts";
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
const answered = 0.795;
/** How many complaints among them shall be seen, of those not learnt from. */
const minNegativeRecall = 0.91;

export const nothingFitted: Omit<Fitted, "bias"> = {
  engine: "",
  version: "",
  temperature: { comment: 0.5, remark: 0.5, field: 0.3, language: 0.5, topics: 0.4 },
  expectField: 1,
  added: { comment: [0, 0, 0], remark: [0, 0, 0] },
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

/** From which confidence on as many comments are answered as shall be. */
function withSure({ comments }: Unseen, fitted: Omit<Fitted, "bias">): Omit<Fitted, "bias"> {
  const confidences = comments
    .map(({ sums }) => Math.max(...weighSums(fitted, sums).sentiment))
    .toSorted((a, b) => b - a);
  return {
    ...fitted,
    sure: Number((confidences[Math.floor(answered * confidences.length)] ?? 0).toFixed(3)),
  };
}

/** How many of the complaints that are answered are seen to be ones. */
function negativeRecall(texts: readonly Answered[], fitted: Omit<Fitted, "bias">): number {
  const said = texts
    .filter(({ of }) => of.sentiment === "negative")
    .map(({ sums }) => weighSums(fitted, sums).sentiment)
    .filter((probabilities) => Math.max(...probabilities) >= fitted.sure);
  return said.filter((one) => answers[likeliest(one)] === "negative").length / said.length;
}

const weightedF1 = (texts: readonly Answered[], fitted: Omit<Fitted, "bias">) =>
  scoresOf(
    answers,
    texts.map(({ of, sums }) => ({
      truth: of.sentiment,
      said: answers[likeliest(weighSums(fitted, sums).sentiment)] ?? null,
    })),
  ).weightedF1;

function topicScore({ comments }: Unseen, fitted: Omit<Fitted, "bias">): number {
  return setScores(
    comments.map(({ of, sums }) => ({
      truth: of.topics,
      said: topicsOf(fitted, weighSums(fitted, sums).topics),
    })),
  ).microF1;
}

/** Fits what is not learnt: how sure sums are, from where on an answer is given, and when a topic is named. */
export function calibrate(unseen: Unseen, named: Pick<Fitted, "engine" | "version">): Omit<Fitted, "bias"> {
  let fitted: Omit<Fitted, "bias"> = { ...nothingFitted, ...named };
  const withTemperature = (head: Head, value: number) => ({
    ...fitted,
    temperature: { ...fitted.temperature, [head]: value },
  });
  const alone = (expectField: number) => ({ ...fitted, expectField });
  // Each by itself: as if all were comments, then as if all were remarks.
  const [onlyComments, onlyRemarks] = [20, -20];
  fitted = alone(onlyComments);
  const temperatures = steps(0.3, 1.2, 0.05);
  fitted = withTemperature(
    "comment",
    best(temperatures, (value) => likelihood(unseen.comments, withTemperature("comment", value))),
  );
  if (unseen.tweets.length > 0) {
    fitted = alone(onlyRemarks);
    fitted = withTemperature(
      "remark",
      best(temperatures, (value) => likelihood(unseen.tweets, withTemperature("remark", value))),
    );
    const withBias = ([positive, negative]: readonly [number, number]) => ({
      ...fitted,
      added: { ...fitted.added, remark: [positive, 0, negative] },
    });
    const pairs = steps(-0.3, 0.7, 0.1).flatMap((positive) =>
      steps(-0.3, 0.7, 0.1).map((negative) => [positive, negative] as const),
    );
    fitted = withBias(best(pairs, (pair) => weightedF1(unseen.tweets, withBias(pair))));
    fitted = alone(
      best(
        steps(-1, 4, 0.5),
        (value) => 3 * weightedF1(unseen.comments, alone(value)) + weightedF1(unseen.tweets, alone(value)),
      ),
    );
  }
  const towardsNegative = (by: number) =>
    withSure(unseen, { ...fitted, added: { ...fitted.added, comment: [0, 0, by] } });
  // Not more than is needed: what is added to one answer is taken from the others.
  const seen = (by: number) => negativeRecall(unseen.comments, towardsNegative(by)) >= minNegativeRecall;
  fitted = towardsNegative(steps(0, 0.3, 0.05).find(seen) ?? 0.3);
  const thresholds = steps(0.2, 0.6, 0.05).flatMap((topic) =>
    steps(0.1, topic, 0.05).map((likeliestTopic) => ({ topic, likeliestTopic })),
  );
  return { ...fitted, ...best(thresholds, (pair) => topicScore(unseen, { ...fitted, ...pair })) };
}
