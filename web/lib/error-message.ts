import { CodedError, errorCodes } from "#contract/core/errors.ts";
import { isConnectionLost } from "./connection.ts";

/** What a person reads when a call got no answer; the browser's own words ("Failed to fetch") help nobody. */
export const noAnswerMessage = "We could not reach the server. Check your connection and try again.";

/**
 * What went wrong with a call, for people: the server's words, or that there was no answer.
 * @param otherwise what to say of anything else, which is a mistake of ours
 */
export function errorMessage(error: unknown, otherwise: string = errorCodes.internal.message): string {
  if (error instanceof CodedError) return error.message;
  return isConnectionLost(error) ? noAnswerMessage : otherwise;
}
