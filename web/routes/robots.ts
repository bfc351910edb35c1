import { apiContext } from "#web/lib/context.ts";
import { robotsTxt } from "#web/site/meta/crawlers.ts";
import type { Route } from "./+types/robots.ts";

/** What crawlers may read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = await context.get(apiContext).site.settings();
  return new Response(robotsTxt(appUrl), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
