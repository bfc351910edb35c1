import { data, redirect } from "react-router";
import { inOneOf } from "#contract/core/messages.ts";
import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import { jobPicturePath } from "#contract/site/page-head.ts";
import { jobsPage } from "#contract/site/pages/jobs.ts";
import { apiContext } from "#web/lib/context.ts";
import { optional } from "#web/lib/failure.ts";
import { onCard } from "#web/recruitment/jobs/card-job.ts";
import { jobPageMessages } from "#web/recruitment/jobs/job-page.messages.ts";
import { JobPage } from "#web/recruitment/jobs/job-page.tsx";
import { jobPosting } from "#web/recruitment/jobs/job-posting.ts";
import { isOpen, startOfToday } from "#web/recruitment/jobs/job-status.ts";
import { boardPath, jobIdOf, jobPath } from "#web/recruitment/jobs/paths.ts";
import { errorTitle } from "#web/site/error-page.tsx";
import { excerpt, pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/jobs-job.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = jobIdOf(params.slug);
  if (!id) throw data(null, { status: 404 });
  const job = await api.jobs.get({ params: { id } });
  if (params.slug !== job.slug) throw redirect(jobPath(job) + url.search, 301);

  const now = startOfToday();
  const open = isOpen(job, now);
  const others = open ? [] : await optional(api.jobs.similar({ params: { id } }));
  // 410 asks search engines to forget a closed job; people still get its page. A paused one may come back: its
  // page is hidden from them as long as it takes no applications, and not given up.
  const status = open || job.paused ? 200 : 410;
  return data({ job, open, others: others?.map(onCard) ?? null, now: now.toISOString() }, { status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [{ title: errorTitle(404) }];
  const { job, open } = loaderData;
  const t = inOneOf(jobPageMessages, site.language);
  const facts = {
    type: inOneOf(employmentTypeMessages, site.language)[job.type],
    place: job.location,
    salary: job.salary,
    text: job.description,
  };
  return pageMeta(
    site,
    {
      path: jobPath(job),
      title: t.pageTitle({ title: job.title, sacco: job.organization.name }),
      description: excerpt(job.salary ? t.summaryWithSalary(facts) : t.summary(facts)),
    },
    {
      picture: jobPicturePath(job.id),
      above: [jobsPage, { path: boardPath(job.organization.slug), title: job.organization.name }],
      things: open ? [jobPosting(job, site.settings.appUrl, site.language)] : [],
      hidden: !open,
    },
  );
};

export default function Job({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <JobPage {...page} now={new Date(now)} />;
}
