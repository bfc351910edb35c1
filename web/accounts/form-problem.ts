import type { ErrorCode } from "#contract/core/errors.ts";

/** Why a form was not accepted: what the toast says, and what single fields say. */
export interface FormProblem {
  title: string;
  message: string;
  /** Field name -> message; empty when the form as a whole was refused. */
  fields: Record<string, string>;
}

/** What an account form's action answers when it does not lead on. */
export interface FormAnswer {
  problem: FormProblem;
  /** What was typed, without passwords: a page without scripts shows it again. */
  values: Record<string, string>;
  /** Of the call that refused it; absent when a check did. */
  code?: ErrorCode;
  /** Whether it asked for a code, as it then goes on doing. */
  asksForCode?: true;
}

const passwords = [
  "password",
  "confirmPassword",
  "currentPassword",
  "emailPassword",
  "twoFactorPassword",
  "code",
];

/** The answer that refuses `form`. */
export function refusal(form: FormData, problem: FormProblem): FormAnswer {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !passwords.includes(name)) values[name] = value;
  }
  return { problem, values, ...(form.has("code") && { asksForCode: true }) };
}
