import { defaultLanguage } from "#contract/core/language.ts";
import { maxPageSize } from "#contract/core/paging.ts";
import { titleIn } from "#contract/site/page-head.ts";
import { jobsPage } from "#contract/site/pages/jobs.ts";
import { apiContext } from "#web/lib/context.ts";
import { xmlAnswer } from "#web/lib/xml.ts";
import { readFilters } from "#web/recruitment/jobs/filters.ts";
import { feedPath, jobFeed } from "#web/recruitment/jobs/job-feed.ts";
import { boardPath } from "#web/recruitment/jobs/paths.ts";
import type { Route } from "./+types/jobs-feed.ts";

/** Open jobs for feed readers and job aggregators, of every SACCO or of one, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { sacco: slug, page } = readFilters(url.searchParams);
  const [{ appUrl, brand }, sacco, { rows, total }] = await Promise.all([
    api.site.settings(),
    slug ? api.saccos.get({ params: { slug } }) : null,
    api.jobs.list({ query: { sacco: slug || undefined, page, pageSize: maxPageSize } }),
  ]);
  const title = sacco ? `Open positions at ${sacco.name}` : titleIn(defaultLanguage, jobsPage.title);
  return xmlAnswer(
    jobFeed({
      title: `${title} · ${brand.product}`,
      description: sacco
        ? `Positions that ${sacco.name} has open now.`
        : titleIn(defaultLanguage, jobsPage.description),
      origin: appUrl,
      page: boardPath(sacco?.slug),
      self: feedPath(sacco?.slug, page),
      next: page * maxPageSize < total ? feedPath(sacco?.slug, page + 1) : null,
      jobs: rows,
    }),
    "application/rss+xml",
  );
}
