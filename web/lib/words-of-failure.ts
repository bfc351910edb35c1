import { CodedError } from "#contract/core/errors.ts";

/** What a person reads when a call got no answer; the browser's own words ("Failed to fetch") help nobody. */
export const noAnswer = "We could not reach the server. Check your connection and try again.";

/** What went wrong with a call, for people: the server's words, or that there was no answer. */
export function wordsOf(error: unknown): string {
  return error instanceof CodedError ? error.message : noAnswer;
}
