import type { User } from "#contract/accounts/accounts.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { leadOn } from "./after-sign-in.ts";
import { sendForm } from "./answer.ts";
import { checkSignIn } from "./checks.ts";
import { signInMessages } from "./sign-in.messages.ts";

/**
 * For the action of a sign-in page: signs in with what the form holds, and leads on.
 * @param pathOf where the person is led, in English
 */
export const signIn = (
  { url, ...args }: { request: Request; url: URL; context: PageContext },
  pathOf: (user: User) => string,
) =>
  sendForm(
    args,
    { check: checkSignIn, failed: (language) => inOneOf(signInMessages, language).failed },
    async (form, language) => {
      const body = {
        email: formText(form, "email"),
        password: formText(form, "password"),
        code: formText(form, "code"),
      };
      const { user } = await args.context.get(apiContext).auth.login({ body });
      return leadOn(url, language, user, pathOf(user));
    },
  );
