import type { Score } from "#contract/experience/feedback.ts";
import type { CommentLanguage, Sentiment } from "#contract/experience/sentiment.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";

/** What an answer says, by its ratings and its words. */
export interface AnswerReading {
  commentLanguage: CommentLanguage | null;
  sentiment: Sentiment;
  /** From 0 to 1. */
  confidence: number;
  topics: ExperienceTopic[];
}

type Answer = { comment: string } & { [S in Score]: number | null };

/** What an answer says; a rating alone says nothing of words that were not written. */
export function readAnswer({ comment }: Answer): AnswerReading {
  const language = comment === "" ? null : "unknown";
  return { commentLanguage: language, sentiment: "unsure", confidence: 0, topics: [] };
}
