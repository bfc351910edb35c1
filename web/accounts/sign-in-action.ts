import type { User } from "#contract/accounts/accounts.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { apiContext, type PageContext } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { pageLanguage } from "#web/lib/language.ts";
import { leadOn } from "./after-sign-in.ts";
import { refuse, refuseFailure } from "./answer.ts";
import { checkSignIn } from "./checks.ts";
import { signInMessages } from "./sign-in.messages.ts";

/**
 * For the action of a sign-in page: signs in with what the form holds, and leads on.
 * @param pathOf where the person is led, in English
 */
export async function signIn(
  { request, url, context }: { request: Request; url: URL; context: PageContext },
  pathOf: (user: User) => string,
) {
  const form = await request.formData();
  const language = pageLanguage(context);
  const problem = checkSignIn(form, language);
  if (problem) return refuse(form, problem);
  const body = {
    email: formText(form, "email"),
    password: formText(form, "password"),
    code: formText(form, "code"),
  };
  try {
    const { user } = await context.get(apiContext).auth.login({ body });
    return leadOn(url, language, user, pathOf(user));
  } catch (error) {
    return refuseFailure(form, inOneOf(signInMessages, language).failed, error);
  }
}
