import type { z } from "zod";
import { errorMessages } from "./errors.messages.ts";
import { defaultLanguage, type Language } from "./language.ts";
import { firstLanguage, inLanguage, inOneOf, type Text, textOf } from "./messages.ts";

/** Every expected failure of a call, by its HTTP status. A code that is not in this table cannot be thrown or answered. */
export const errorStatuses = {
  validation: 400,
  malformed_request: 400,
  token_invalid: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  two_factor_required: 401,
  forbidden: 403,
  foreign_origin: 403,
  email_unverified: 403,
  trial_ended: 403,
  two_factor_overdue: 403,
  method_not_allowed: 405,
  not_found: 404,
  email_taken: 409,
  already_applied: 409,
  application_withdrawn: 409,
  slot_taken: 409,
  unusual_time: 409,
  job_closed: 409,
  stale: 409,
  conflict: 409,
  monthly_limit: 409,
  gone: 410,
  file_too_large: 413,
  request_too_large: 413,
  file_type: 415,
  file_empty: 422,
  file_encrypted: 422,
  file_damaged: 422,
  file_bomb: 422,
  file_too_complex: 422,
  picture_too_large: 422,
  picture_animated: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every non-OK answer. `fields` (path -> message) is present for `validation` only. */
export interface ErrorAnswer {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

const wordsOf = (words: string | Text): string => (typeof words === "string" ? words : firstLanguage(words));

const mapFields = <T>(
  fields: Readonly<Record<string, T>>,
  map: (words: T) => string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, words]) => [path, map(words)]));

/** An expected failure. The server throws it, the client throws it again from the answer. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it is worth another try, where that is known. Travels in a header, not in the body. */
  retryAfter?: number;
  readonly #words: string | Text;
  readonly #fields: Readonly<Record<string, string | Text>>;

  /** @param message its own words; as a string they are in one language, unless a schema `says` them */
  constructor(code: ErrorCode, message?: string | Text, fields?: Record<string, string | Text>) {
    const words = message ?? textOf(errorMessages, (t) => t[code]);
    super(wordsOf(words));
    this.name = "CodedError";
    this.code = code;
    this.status = errorStatuses[code];
    this.fields = fields && mapFields(fields, wordsOf);
    this.#fields = fields ?? {};
    this.#words = words;
  }

  /** What it says, in each language if it can: for whoever throws it again in another process. */
  get words(): string | Text {
    return this.#words;
  }

  /** @param language of whoever reads it */
  toAnswer(language: Language = defaultLanguage): ErrorAnswer {
    const inTheirs = (words: string | Text) =>
      typeof words === "string" ? inLanguage(words, language) : inOneOf(words, language);
    const fields = mapFields(this.#fields, inTheirs);
    return {
      message: inTheirs(this.#words),
      code: this.code,
      ...(this.fields ? { fields } : {}),
    };
  }
}

/** Flattens zod issues to `path -> first message`, the shape of `fields`. */
export function messagesByField(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".") || "_";
    fields[path] ??= issue.message;
  }
  return fields;
}
