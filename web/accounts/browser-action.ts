import { isRouteErrorResponse } from "react-router";
import { forgetKeptText } from "#web/lib/kept-storage.ts";
import { documentLanguage } from "#web/lib/language.ts";
import { toast } from "#web/ui/toast.ts";
import type { Check } from "./checks.ts";
import { type FormAnswer, refusal } from "./form-problem.ts";

interface BrowserSide {
  /** Checks in the browser first; a refused form is not sent. */
  check: Check;
  /** Said when the action leads on to another page. */
  success: { title: string; description: string };
  /** Name under which the form keeps what is typed until it is sent; see `useKeptForm`. */
  kept?: string;
  /** Said when the server could not be reached. */
  failure: { title: string; message: string };
}

/**
 * The browser's half of an account form: checks before sending and says the outcome in a toast. The server's
 * action does the same work without scripts; the page then shows the outcome only in its text.
 * @param send the route's own `serverAction`
 */
export async function browserAction<Answer extends FormAnswer>(
  request: Request,
  send: () => Promise<Answer>,
  { check, success, kept, failure }: BrowserSide,
): Promise<FormAnswer> {
  const form = await request.clone().formData();
  const answer = await answerTo(form, send, check, failure).catch((error: unknown) => {
    if (isRedirect(error)) {
      if (kept) forgetKeptText(kept);
      toast.success(success.title, { description: success.description });
    }
    throw error;
  });
  // The form asks for it where the person looks already.
  if (answer.code === "two_factor_required") return answer;
  toast.error(answer.problem.title, { description: answer.problem.message });
  return answer;
}

async function answerTo<Answer extends FormAnswer>(
  form: FormData,
  send: () => Promise<Answer>,
  check: BrowserSide["check"],
  failure: BrowserSide["failure"],
): Promise<FormAnswer> {
  const problem = check(form, documentLanguage());
  if (problem) return refusal(form, problem);
  try {
    return await send();
  } catch (error) {
    if (isRedirect(error)) throw error;
    // No connection, or an answer that is not ours.
    if (error instanceof Error || isRouteErrorResponse(error))
      return refusal(form, { ...failure, fields: {} });
    throw error;
  }
}

function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status >= 300 && error.status < 400;
}
