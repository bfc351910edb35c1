import { data } from "react-router";
import { CodedError, type ErrorCode } from "#contract/core/errors.ts";

/** A failure as a form shows it. `fields` (path -> message) belongs to single inputs. */
export interface FormFailure {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
}

/**
 * For loaders: passes the answer on, or shows the error page with the failure's own status
 * (404 "Page Not Found", 403 "No access", 410 ...).
 */
export async function orErrorPage<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CodedError) throw data(error.toAnswer(), { status: error.status });
    throw error;
  }
}

/**
 * For actions: turns an expected failure into action data with its status, so that the page can show it
 * beside the form. Unexpected errors go on to the error page.
 */
export function formFailure(error: unknown) {
  if (error instanceof CodedError) {
    const failure: FormFailure = error.toAnswer();
    return data({ failure }, { status: error.status });
  }
  throw error;
}
