/**
 * Measures how well members' comments are read: on the part kept aside, by the way they are written, with their topics;
 * on AfriSenti's dev part where its folder is named; and how long a comment takes.
 * `node bench/sentiment/sentiment.ts [--afrisenti=/folder] [--details]`. Fails below its floors.
 */

import { maxCommentLength } from "#server/experience/sentiment/normalise.ts";
import { likeliestSentiment, readComment } from "#server/experience/sentiment/read-comment.ts";
import { figure, median, printTable } from "../report.ts";
import { belowFloors } from "./floors.ts";
import { commentsKeptAside, developmentComments, readTweets } from "./labelled.ts";
import { measureComments, measureTweets } from "./measure.ts";
import type { Scores } from "./scores.ts";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const row = (name: string, { coverage, accuracy, macroF1, classes }: Scores) => [
  name,
  percent(coverage),
  percent(accuracy),
  macroF1.toFixed(3),
  ...classes.flatMap(({ f1, recall }) => [f1.toFixed(3), recall.toFixed(3)]),
];
const head = [
  "answered",
  "right",
  "macro F1",
  "positive F1",
  "recall",
  "neutral F1",
  "recall",
  "negative F1",
  "recall",
];

const kept = commentsKeptAside();
const measured = measureComments(kept);
printTable(
  `Sentiment of the ${kept.length} comments kept aside`,
  ["", ...head],
  [row("all", measured.sentiment), ...measured.byLanguage.map((scores) => row(scores.language, scores))],
);
const { microF1, precision, recall } = measured.topics;
console.log(
  `\nLanguage: ${percent(measured.language.accuracy)} right. Topics: micro F1 ${microF1.toFixed(3)}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}.`,
);
if (process.argv.includes("--details")) {
  for (const { comment, reading } of measured.wrong) {
    console.log(
      `${comment.sentiment} taken for ${reading.sentiment} (${reading.confidence}): ${comment.text}`,
    );
  }
}

const folder = process.argv.find((word) => word.startsWith("--afrisenti="))?.slice("--afrisenti=".length);
if (folder) {
  const tweets = readTweets(folder, "dev");
  const tweetRow = (name: string, scores: Scores) => [
    name,
    scores.weightedF1.toFixed(3),
    ...row(name, scores).slice(1),
  ];
  printTable(
    `AfriSenti, Kiswahili, dev: ${tweets.length} tweets`,
    ["", "weighted F1", ...head],
    [
      tweetRow(
        "as comments are read, or unsure",
        measureTweets(tweets, (text) => readComment(text).sentiment),
      ),
      tweetRow("each answered by what is likeliest", measureTweets(tweets, likeliestSentiment)),
    ],
  );
}

const millisOf = (texts: readonly string[]) =>
  median(
    Array.from({ length: 5 }, () => {
      const before = process.cpuUsage();
      for (const text of texts) readComment(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / texts.length;
    }),
  );
const texts = developmentComments().map(({ text }) => text);
const longest = texts.join(" ").slice(0, maxCommentLength);
printTable(
  "Processor time of a reading",
  ["", "ms"],
  [
    ["a comment as they are", figure(millisOf(texts))],
    [`one of ${maxCommentLength} characters`, figure(millisOf(Array.from({ length: 50 }, () => longest)))],
  ],
);

const below = belowFloors(measured);
if (below.length > 0) {
  console.error(`\nBelow the floors: ${below.join(", ")}`);
  process.exit(1);
}
