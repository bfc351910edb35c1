import { apiContext } from "#web/lib/context.ts";
import { securityTxt } from "#web/site/meta/crawlers.ts";
import type { Route } from "./+types/security-txt.ts";

/** Where to report a weakness. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl, brand } = await context.get(apiContext).site.settings();
  return new Response(securityTxt(appUrl, brand.email, new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
