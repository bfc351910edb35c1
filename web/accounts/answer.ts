import { data } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
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
