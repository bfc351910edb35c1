import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { pagePicturePath, saccoPicturePath, titleIn } from "#contract/site/page-head.ts";
import { jobsPage } from "#contract/site/pages/jobs.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { fromKeptText, toKeptText } from "#web/lib/kept-data.ts";
import { onCards } from "#web/recruitment/jobs/card-job.ts";
import { careersDescription } from "#web/recruitment/jobs/careers.ts";
import { boardPageSize, jobQuery, readFilters } from "#web/recruitment/jobs/filters.ts";
import { jobBoardMessages } from "#web/recruitment/jobs/job-board.messages.ts";
import { JobBoard } from "#web/recruitment/jobs/job-board.tsx";
import { feedPath } from "#web/recruitment/jobs/job-feed.ts";
import { startOfToday } from "#web/recruitment/jobs/job-status.ts";
import { boardPath } from "#web/recruitment/jobs/paths.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { requirePage } from "#web/ui/pages.ts";
import { SaccoPage } from "#web/ui/sacco-brand.tsx";
import type { Route } from "./+types/jobs.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filters = readFilters(url.searchParams);
  const [sacco, brand, { rows, total }, facets] = await Promise.all([
    filters.sacco ? api.saccos.get({ params: { slug: filters.sacco } }) : null,
    filters.sacco ? optional(api.brand.ofSacco({ params: { slug: filters.sacco } })) : null,
    api.jobs.list({ query: jobQuery(filters) }),
    optional(api.jobs.facets({ query: { sacco: filters.sacco || undefined } })),
  ]);
  requirePage({ pathname: "/jobs", search: url.search }, { ...filters, pageSize: boardPageSize, total });
  return {
    filters,
    sacco,
    brand,
    jobs: toKeptText(onCards(rows)),
    total,
    pageSize: boardPageSize,
    facets: facets && toKeptText(facets),
    now: startOfToday().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!loaderData) return pageMeta(site, jobsPage);
  const { filters, sacco } = loaderData;
  const filtered = Boolean(filters.q || filters.department || filters.location || filters.type);
  const page = filtered ? 1 : filters.page;
  const language = site?.language ?? defaultLanguage;
  const t = inOneOf(jobBoardMessages, language);
  const title = sacco ? t.titleOf({ sacco: sacco.name }) : titleIn(language, jobsPage.title);
  return pageMeta(
    site,
    {
      path: boardPath(sacco?.slug, page),
      title: page > 1 ? t.titleOfPage({ title, page }) : title,
      description: sacco ? careersDescription(sacco, language) : jobsPage.description,
    },
    {
      picture: sacco ? saccoPicturePath(sacco.slug) : pagePicturePath(jobsPage),
      above: sacco ? [jobsPage] : [],
      feed: { path: feedPath(sacco?.slug), title },
      hidden: filtered || sacco?.paused,
    },
  );
};

export default function Jobs({ loaderData: { now, brand, jobs, facets, ...board } }: Route.ComponentProps) {
  return (
    <SaccoPage brand={brand}>
      <JobBoard
        {...board}
        jobs={fromKeptText(jobs)}
        facets={facets && fromKeptText(facets)}
        now={new Date(now)}
      />
    </SaccoPage>
  );
}
