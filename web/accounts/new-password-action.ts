import { inOneOf } from "#contract/core/messages.ts";
import type { PageContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { accountFormMessages } from "./account-forms.messages.ts";
import { refuse, refuseFailure } from "./answer.ts";
import { checkNewPassword } from "./checks.ts";

/**
 * For actions of pages that a mail's link opens: sends the password of `NewPasswordForm` with the token in the page's
 * address.
 * @returns what `send` makes of it, or the form's refusal
 */
export async function sendNewPassword<Answer>(
  { request, url, context }: { request: Request; url: URL; context: PageContext },
  send: (body: { token: string; password: string }) => Promise<Answer>,
) {
  const form = await request.formData();
  const language = pageLanguage(context);
  const problem = checkNewPassword(form, language);
  if (problem) return refuse(form, problem);
  try {
    return await send({ token: url.searchParams.get("token") ?? "", password: formText(form, "password") });
  } catch (error) {
    return refuseFailure(form, inOneOf(accountFormMessages, language).pleaseTryAgain, error);
  }
}
