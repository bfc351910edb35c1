import { errorMessages } from "#contract/core/errors.messages.ts";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { connectionMessages } from "./connection.messages.ts";
import { isConnectionLost } from "./connection.ts";

/**
 * What went wrong with a call, for people: the server's words, or that there was no answer (the browser's own words,
 * "Failed to fetch", help nobody).
 * @param language of the page
 * @param otherwise what to say of anything else, which is a mistake of ours
 */
export function errorMessage(
  error: unknown,
  language: Language = defaultLanguage,
  otherwise: string = inOneOf(errorMessages, language).internal,
): string {
  if (error instanceof CodedError) return error.message;
  return isConnectionLost(error) ? inOneOf(connectionMessages, language).noAnswer : otherwise;
}
