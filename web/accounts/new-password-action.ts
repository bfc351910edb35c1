import { inOneOf } from "#contract/core/messages.ts";
import type { PageContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { accountFormMessages } from "./account-forms.messages.ts";
import { sendForm } from "./answer.ts";
import { checkNewPassword } from "./checks.ts";

/**
 * For actions of pages that a mail's link opens: sends the password of `NewPasswordForm` with the token in the page's
 * address.
 * @returns what `send` makes of it, or the form's refusal
 */
export const sendNewPassword = <Answer>(
  { url, ...args }: { request: Request; url: URL; context: PageContext },
  send: (body: { token: string; password: string }) => Promise<Answer>,
) =>
  sendForm(
    args,
    { check: checkNewPassword, failed: (language) => inOneOf(accountFormMessages, language).pleaseTryAgain },
    (form) => send({ token: url.searchParams.get("token") ?? "", password: formText(form, "password") }),
  );
