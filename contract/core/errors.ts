import type { z } from "zod";

/**
 * Every expected failure of a call: its HTTP status and the sentence a person reads when the call has
 * nothing more precise to say. A code that is not in this table cannot be thrown or answered.
 */
export const errorCodes = {
  validation: { status: 400, message: "Some fields need your attention." },
  malformed_request: { status: 400, message: "The request could not be read." },
  token_invalid: { status: 400, message: "This link has expired or was already used. Ask for a new one." },
  unauthenticated: { status: 401, message: "Please sign in to continue." },
  invalid_credentials: { status: 401, message: "Invalid email or password." },
  forbidden: { status: 403, message: "Your account does not have access to this." },
  foreign_origin: { status: 403, message: "This request came from another website and was refused." },
  email_unverified: {
    status: 403,
    message: "Please verify your email address before sending mail to others.",
  },
  trial_ended: {
    status: 403,
    message: "Your trial has ended. The workspace is read-only; nothing was deleted.",
  },
  method_not_allowed: { status: 405, message: "This address does not take such requests." },
  not_found: { status: 404, message: "We could not find what you asked for." },
  email_taken: { status: 409, message: "An account with this email already exists. Please sign in instead." },
  already_applied: { status: 409, message: "You have already applied for this position." },
  application_withdrawn: {
    status: 409,
    message: "The candidate has withdrawn this application, so it cannot be moved any more.",
  },
  slot_taken: { status: 409, message: "This time has just been taken. Please choose another one." },
  unusual_time: { status: 409, message: "This time lies outside working hours. Confirm that it is meant." },
  job_closed: { status: 409, message: "This position is no longer open for applications." },
  stale: {
    status: 409,
    message: "Someone else changed this while you had it open. Review their change first.",
  },
  conflict: { status: 409, message: "This conflicts with something that already exists." },
  gone: { status: 410, message: "This is no longer available." },
  file_too_large: { status: 413, message: "The file is larger than 5 MB." },
  request_too_large: { status: 413, message: "The request is too large." },
  file_type: { status: 415, message: "This type of file is not accepted here." },
  file_empty: { status: 422, message: "The file is empty." },
  file_encrypted: {
    status: 422,
    message: "The file is protected by a password. Remove the password and upload it again.",
  },
  file_damaged: {
    status: 422,
    message: "The file could not be opened. It may be damaged; save it again and retry.",
  },
  file_bomb: { status: 422, message: "The file unpacks to far more than its size and was refused." },
  file_too_complex: {
    status: 422,
    message: "Reading this file took too long. Try a shorter file or fill in the form by hand.",
  },
  rate_limited: { status: 429, message: "Too many attempts. Please wait a little and try again." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  unavailable: { status: 503, message: "The service is busy or restarting. Please try again shortly." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every non-OK answer. `fields` (path -> message) is present for `validation` only. */
export interface ErrorAnswer {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}

/** An expected failure. The server throws it, the client throws it again from the answer. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which it is worth another try, where that is known. Travels in a header, not in the body. */
  retryAfter?: number;

  constructor(code: ErrorCode, message?: string, fields?: Record<string, string>) {
    super(message ?? errorCodes[code].message);
    this.name = "CodedError";
    this.code = code;
    this.status = errorCodes[code].status;
    this.fields = fields;
  }

  toAnswer(): ErrorAnswer {
    return { message: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

/** Flattens zod issues to `path -> first message`, the shape of `fields`. */
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".") || "_";
    fields[path] ??= issue.message;
  }
  return fields;
}
