import type { Sentiment } from "#contract/experience/sentiment.ts";
import { readComment } from "#server/experience/sentiment/read-comment.ts";
import type { LabelledComment, LabelledTweet } from "./labelled.ts";
import { answers, writings } from "./labelled.ts";
import { scoresOf, setScores } from "./scores.ts";

/** What was said of a text, or null for "unsure". */
const answerOf = (said: Sentiment) => (said === "unsure" ? null : said);

/** How well comments are read by the model that is shipped. */
export function measureComments(comments: readonly LabelledComment[]) {
  const read = comments.map((comment) => ({ comment, reading: readComment(comment.text) }));
  const sentimentOf = (some: typeof read) =>
    scoresOf(
      answers,
      some.map(({ comment, reading }) => ({
        truth: comment.sentiment,
        said: answerOf(reading.sentiment),
      })),
    );
  return {
    sentiment: sentimentOf(read),
    byLanguage: writings.map((language) => ({
      language,
      ...sentimentOf(read.filter(({ comment }) => comment.language === language)),
    })),
    language: scoresOf(
      writings,
      read.map(({ comment, reading }) => ({ truth: comment.language, said: reading.language })),
    ),
    topics: setScores(read.map(({ comment, reading }) => ({ truth: comment.topics, said: reading.topics }))),
    wrong: read.filter(
      ({ comment, reading }) => reading.sentiment !== "unsure" && reading.sentiment !== comment.sentiment,
    ),
  };
}

/** How well tweets are told by what reads them; those of which it is unsure count as not answered. */
export function measureTweets(tweets: readonly LabelledTweet[], read: (text: string) => Sentiment) {
  return scoresOf(
    answers,
    tweets.map(({ text, sentiment }) => ({ truth: sentiment, said: answerOf(read(text)) })),
  );
}
