import { data, redirect } from "react-router";
import { languagePath, parseLanguage, setLanguageCookie } from "#contract/core/language.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { formText } from "#web/lib/form-text.ts";
import { safeNextPath } from "#web/lib/next-path.ts";
import type { Route } from "./+types/language.ts";

/** Remembers the language that somebody chose, in the browser and on their account, and leads back to their place in it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const language = parseLanguage(form.get("language"));
  if (!language) throw data(null, { status: 400 });
  if (await currentUser(context)) {
    await context.get(apiContext).account.chooseLanguage({ body: { language } });
  }
  const next = safeNextPath(formText(form, "next"), "/");
  return redirect(url.origin + languagePath(language, next), {
    headers: { "set-cookie": setLanguageCookie(language) },
  });
}

export function loader() {
  return redirect("/");
}
