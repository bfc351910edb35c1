import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import type { Language } from "#contract/core/language.ts";
import type { PageContext } from "#web/lib/context.ts";
import { pageLanguage } from "#web/lib/language.ts";
import type { Check } from "./checks.ts";
import { type FormAnswer, type FormProblem, refusal } from "./form-problem.ts";

/** For actions: refuses a form that a check found wanting. */
export function refuse(form: FormData, problem: FormProblem) {
  return data(refusal(form, problem), { status: 400 });
}

/**
 * For actions: turns an expected failure of a call into the form's answer, with the failure's status and
 * the server's own message. Unexpected errors go on to the error page.
 * @param title what the toast is called: "Login Failed"
 */
export function refuseFailure(form: FormData, title: string, error: unknown) {
  if (!(error instanceof CodedError)) throw error;
  const fields = { ...error.fields };
  if (error.code === "email_taken") fields.email = error.message;
  const answer: FormAnswer = {
    ...refusal(form, { title, message: error.message, fields }),
    code: error.code,
  };
  return data(answer, { status: error.status });
}

/**
 * For actions: checks an account form, sends it, and answers an expected failure in the form.
 * @param check what is looked at first; @param failed what a failure is called in the page's language: "Login Failed"
 * @returns what `send` makes of it, or the form's refusal
 */
export async function sendForm<Answer>(
  { request, context }: { request: Request; context: PageContext },
  { check, failed }: { check: Check; failed: (language: Language) => string },
  send: (form: FormData, language: Language) => Promise<Answer>,
) {
  const form = await request.formData();
  const language = pageLanguage(context);
  const problem = check(form, language);
  if (problem) return refuse(form, problem);
  try {
    return await send(form, language);
  } catch (error) {
    return refuseFailure(form, failed(language), error);
  }
}
