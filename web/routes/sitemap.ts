import { sitemapSize } from "#contract/recruitment/jobs.ts";
import { apiContext } from "#web/lib/context.ts";
import { xmlAnswer } from "#web/lib/xml.ts";
import { boardPath, jobPath } from "#web/recruitment/jobs/paths.ts";
import { listedPaths, sitemap, sitemapEntries, sitemapIndex } from "#web/site/meta/crawlers.ts";
import type { Route } from "./+types/sitemap.ts";

/**
 * Every public page, the careers page of each SACCO that is hiring, and the jobs that are open now: in
 * one file as long as it can hold them, and otherwise in an index of pages of itself.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = url.searchParams.get("page");
  const page = Number(asked ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 1000) throw new Response(null, { status: 404 });
  const [{ appUrl }, { rows, total }] = await Promise.all([
    api.site.settings(),
    api.jobs.addresses({ query: { page } }),
  ]);
  const files = Math.max(1, Math.ceil(total / sitemapSize));
  if (page > files) throw new Response(null, { status: 404 });
  if (asked === null && files > 1) {
    return xmlAnswer(
      sitemapIndex(Array.from({ length: files }, (_, at) => `${appUrl}/sitemap.xml?page=${at + 1}`)),
    );
  }
  const jobs = rows.flatMap((job) => sitemapEntries(appUrl, jobPath(job), job.postedDate));
  if (page > 1) return xmlAnswer(sitemap(jobs));
  const saccos = await api.saccos.list();
  const board = boardPath();
  return xmlAnswer(
    sitemap([
      ...listedPaths.flatMap((path) =>
        sitemapEntries(appUrl, path, path === board ? rows[0]?.postedDate : undefined),
      ),
      ...saccos.flatMap(({ slug, lastPosted }) => sitemapEntries(appUrl, boardPath(slug), lastPosted)),
      ...jobs,
    ]),
  );
}
