import { data } from "react-router";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";

/** A failure as a form shows it. `fields` (path -> message) belongs to single inputs. */
export interface FormFailure {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}

/**
 * For loaders: a part that its page can do without. Null while it is refused (429) or out of order; the page says so
 * in its place (`<MissingPart>`). What is wrong with the visit itself, such as a session that ended, goes on to the
 * error page.
 */
export function optional<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof CodedError && (error.status === 429 || error.status >= 500)) return null;
    throw error;
  });
}

/**
 * The answer of a call that reads or removes one thing; null where there is no such thing, be it that somebody else
 * was faster to remove it.
 */
export function ifThere<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof CodedError && error.code === "not_found") return null;
    throw error;
  });
}

/**
 * For actions: turns an expected failure into action data with its status, so that the page can show it
 * beside the form. Unexpected errors go on to the error page.
 * @param about what the page needs beside it, such as which of several rows was meant
 */
export function formFailure<About extends object = object>(error: unknown, about?: About) {
  if (error instanceof CodedError) {
    const failure: FormFailure = error.toAnswer();
    return data({ failure, ...(about as About) }, { status: error.status });
  }
  throw error;
}
