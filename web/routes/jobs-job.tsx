import { data, redirect } from "react-router";
import { apiContext } from "#web/lib/context.ts";
import { orErrorPage } from "#web/lib/failure.ts";
import { JobPage } from "#web/recruitment/jobs/job-page.tsx";
import { employmentTypeLabel, isOpen } from "#web/recruitment/jobs/open.ts";
import { jobIdOf, jobPath } from "#web/recruitment/jobs/paths.ts";
import type { Route } from "./+types/jobs-job.ts";

/** Open positions that a closed job offers instead. */
const offered = 3;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = jobIdOf(params.slug);
  if (!id) throw data(null, { status: 404 });
  const job = await orErrorPage(api.jobs.get({ params: { id } }));
  if (params.slug !== job.slug) throw redirect(jobPath(job) + url.search, 301);

  const now = new Date();
  const open = isOpen(job, now);
  const others = open ? [] : (await api.jobs.list({ query: { pageSize: offered } })).rows;
  // 410 tells search engines to forget a closed job; people still get its page.
  return data({ job, open, others, now: now.toISOString() }, { status: open ? 200 : 410 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const settings = matches[0].loaderData?.settings;
  if (!loaderData) return [{ title: `Page Not Found · ${settings?.brand.product}` }];
  const { job } = loaderData;
  const facts = `${employmentTypeLabel(job.type)} in ${job.location}, ${job.salary}. `;
  return [
    { title: `${job.title} at ${job.organization.name} · ${settings?.brand.product}` },
    { name: "description", content: excerpt(facts + job.description, 160) },
    { tagName: "link", rel: "canonical", href: `${settings?.appUrl}${jobPath(job)}` },
  ];
};

/** The beginning of a text, cut between words. */
function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= length ? line : `${line.slice(0, line.lastIndexOf(" ", length - 1))}…`;
}

export default function Job({ loaderData: { now, ...page } }: Route.ComponentProps) {
  return <JobPage {...page} now={new Date(now)} />;
}
