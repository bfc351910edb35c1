import { readFileSync } from "node:fs";
import type { CommentLanguage, Sentiment } from "#contract/experience/sentiment.ts";
import { type ExperienceTopic, experienceTopics } from "#contract/experience/topics.ts";
import { featuresOf } from "./features.ts";
import { type Head, type Model, sumsOf, unpackModel } from "./model.ts";
import { besideRatings, ofRatings, type Probabilities, type Ratings } from "./rating.ts";

/** What a comment says. */
export interface CommentReading {
  language: CommentLanguage;
  sentiment: Sentiment;
  /** How sure the sentiment is, from 0 to 1: of ten answers with 0.9, nine are right. */
  confidence: number;
  topics: ExperienceTopic[];
}

const sentiments = ["positive", "neutral", "negative"] as const;
const languages = ["en", "sw", "mixed"] as const;
const topicNames = experienceTopics.filter((topic) => topic !== "other");

function softmax(sums: readonly number[], temperature: number): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - highest) / temperature));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

const indexOfMost = (values: readonly number[]) => values.indexOf(Math.max(...values));

const nothingRead = /^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u;

/** What sums come to as probabilities. */
export function weighSums(
  { temperature, expectField, added }: Pick<Model, "temperature" | "expectField" | "added">,
  sums: Record<Head, readonly number[]>,
) {
  const inField = sigmoid((sums.field[0] ?? 0) / temperature.field + expectField);
  const answersAs = (head: "comment" | "remark") =>
    softmax(
      sums[head].map((sum, answer) => sum + (added[head][answer] ?? 0)),
      temperature[head],
    );
  const asComment = answersAs("comment");
  const asRemark = answersAs("remark");
  return {
    sentiment: asComment.map(
      (probability, answer) => inField * probability + (1 - inField) * (asRemark[answer] ?? 0),
    ) as unknown as Probabilities,
    language: softmax(sums.language, temperature.language),
    topics: sums.topics.map((sum) => sigmoid(sum / temperature.topics)),
  };
}

/** All that the words of a comment tell, before it is decided what is sure enough. */
const weigh = (model: Model, comment: string) => weighSums(model, sumsOf(model, featuresOf(comment)));

/** The topics that are likely enough. */
export function topicsOf(
  model: Pick<Model, "topic" | "likeliestTopic">,
  probabilities: readonly number[],
): ExperienceTopic[] {
  const named = topicNames.filter((_, place) => (probabilities[place] ?? 0) >= model.topic);
  if (named.length > 0) return named;
  const likeliest = indexOfMost(probabilities);
  const topic = topicNames[likeliest];
  return [topic && (probabilities[likeliest] ?? 0) >= model.likeliestTopic ? topic : "other"];
}

function readWith(model: Model, comment: string, ratings: Ratings = {}): CommentReading {
  const rated = ofRatings(ratings);
  const empty = nothingRead.test(comment);
  const weighed = empty ? null : weigh(model, comment);
  const said =
    weighed && rated ? besideRatings(weighed.sentiment, rated) : (weighed?.sentiment ?? rated ?? [0, 0, 0]);
  const likeliest = indexOfMost(said);
  const confidence = said[likeliest] ?? 0;
  return {
    language: (weighed && languages[indexOfMost(weighed.language)]) || "unknown",
    sentiment: (confidence >= model.sure && sentiments[likeliest]) || "unsure",
    confidence: Math.round(confidence * 1000) / 1000,
    topics: weighed ? topicsOf(model, weighed.topics) : [],
  };
}

let shipped: Model | undefined;

/** The model that is shipped, read when it is first needed. */
function shippedModel(): Model {
  shipped ??= unpackModel(readFileSync(new URL("./weights.bin", import.meta.url)));
  return shipped;
}

/** What a text most likely says, however unsure: for measurements, which count every answer. */
export function likeliestSentiment(text: string): (typeof sentiments)[number] {
  return sentiments[indexOfMost(weigh(shippedModel(), text).sentiment)] ?? "neutral";
}

/** Which engine reads comments, and which version of its weights: kept beside what it said. */
export function commentReader(): { engine: string; version: string } {
  const { engine, version } = shippedModel();
  return { engine, version };
}

/**
 * What a member's comment says, in English, Kiswahili or both mixed. A rating leads where there is one; what is not
 * sure enough is `unsure`. No more than the first 2,000 characters are read.
 */
export function readComment(comment: string, ratings: Ratings = {}): CommentReading {
  return readWith(shippedModel(), comment, ratings);
}
