import { data, redirect } from "react-router";
import { safeNextPath } from "#web/lib/next-path.ts";
import { parseTheme, themeCookie } from "#web/lib/theme.ts";
import type { Route } from "./+types/theme.ts";

/** Remembers light or dark. Without scripts the form is a document request and leads back to its page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const theme = parseTheme(form.get("theme"));
  if (!theme) throw data(null, { status: 400 });
  const headers = { "set-cookie": themeCookie(theme) };
  const scripted = new URL(request.url).pathname.endsWith(".data");
  if (scripted) return data(null, { headers });
  const next = form.get("next");
  return redirect(safeNextPath(typeof next === "string" ? next : null, "/"), { headers });
}

export function loader() {
  return redirect("/");
}
