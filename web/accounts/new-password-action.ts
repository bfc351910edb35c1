import { formText } from "#web/lib/form-text.ts";
import { refuse, refuseFailure } from "./answer.ts";
import { checkNewPassword } from "./checks.ts";

/**
 * For actions of pages that a mail's link opens: sends the password of `NewPasswordForm` with the token in the page's
 * address.
 * @returns what `send` makes of it, or the form's refusal
 */
export async function sendNewPassword<Answer>(
  { request, url }: { request: Request; url: URL },
  send: (body: { token: string; password: string }) => Promise<Answer>,
) {
  const form = await request.formData();
  const problem = checkNewPassword(form);
  if (problem) return refuse(form, problem);
  try {
    return await send({ token: url.searchParams.get("token") ?? "", password: formText(form, "password") });
  } catch (error) {
    return refuseFailure(form, "Please try again", error);
  }
}
