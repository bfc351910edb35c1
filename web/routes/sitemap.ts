import { maxPageSize } from "#contract/core/paging.ts";
import { apiContext } from "#web/lib/context.ts";
import { publicPaths, sitemapXml } from "#web/site/legal/crawlers.ts";
import type { Route } from "./+types/sitemap.ts";

/** Every public page, and the positions that are open now. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ appUrl }, { rows }] = await Promise.all([
    api.site.settings(),
    api.jobs.list({ query: { pageSize: maxPageSize } }),
  ]);
  const paths = [...publicPaths, ...rows.map(({ slug }) => `/jobs/${slug}`)];
  return new Response(sitemapXml(paths.map((path) => appUrl + path)), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
