import { apiContext } from "#web/lib/context.ts";
import { webManifest } from "#web/site/meta/crawlers.ts";
import type { Route } from "./+types/web-manifest.ts";

/** What a phone shows when the site is put on its home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = await context.get(apiContext).site.settings();
  return Response.json(webManifest(brand.product), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
