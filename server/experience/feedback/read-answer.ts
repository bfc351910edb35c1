import type { CommentLanguage, Sentiment } from "#contract/experience/sentiment.ts";
import type { Score } from "#contract/experience/survey-scales.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";
import { readComment } from "../sentiment/read-comment.ts";

/** What an answer says, by its ratings and its words. */
export interface AnswerReading {
  /** Null where nothing was written. */
  commentLanguage: CommentLanguage | null;
  sentiment: Sentiment;
  /** From 0 to 1. */
  confidence: number;
  topics: ExperienceTopic[];
}

type Answer = { comment: string } & { [S in Score]: number | null };

/** What an answer says: where there is a rating it leads, also without a word beside it. */
export function readAnswer({ comment, csat, nps, ces }: Answer): AnswerReading {
  const { language, sentiment, confidence, topics } = readComment(comment, { csat, nps, ces });
  const read = { sentiment, confidence };
  return comment === ""
    ? { ...read, commentLanguage: null, topics: [] }
    : { ...read, commentLanguage: language, topics };
}
