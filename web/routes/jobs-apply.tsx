import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { defaultLanguage } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { sourceInSearch } from "#contract/recruitment/application-source.ts";
import { requireUser } from "#web/lib/access.ts";
import { apiContext, currentUser } from "#web/lib/context.ts";
import { QueryProvider } from "#web/lib/query.tsx";
import { applyMessages, chooseJobMessages } from "#web/recruitment/applications/apply/apply.messages.ts";
import { ApplyPage } from "#web/recruitment/applications/apply/apply-page.tsx";
import { CannotApply } from "#web/recruitment/applications/apply/cannot-apply.tsx";
import { ChooseJob } from "#web/recruitment/applications/apply/choose-job.tsx";
import { loadDraft } from "#web/recruitment/applications/apply/queries.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { signInSearch } from "#web/recruitment/candidates/portal/sign-in-path.ts";
import { detailsGivenFor } from "#web/recruitment/general-applications/proposals.ts";
import { onCard } from "#web/recruitment/jobs/card-job.ts";
import { isOpen } from "#web/recruitment/jobs/job-status.ts";
import { useReferralOpened } from "#web/recruitment/referrals/portal/use-referral-opened.ts";
import type { Route } from "./+types/jobs-apply.ts";

/** Jobs offered to someone who comes without one. */
const offered = 6;

/** Visitors sign in first and keep the job that they selected. */
export async function loader(page: Route.LoaderArgs) {
  const { context, url } = page;
  const signIn = signInSearch(url.searchParams);
  if (signIn && !(await currentUser(context))) throw redirect(`/jobs/login${signIn}`);
  const user = await requireUser(page, { candidate: true });

  const api = context.get(apiContext);
  const now = new Date();
  const job = await selectedJob(api, url.searchParams);
  if (!job) {
    const { rows } = await api.jobs.list({ query: { pageSize: offered } });
    return { user, job, jobs: rows.map(onCard), now: now.toISOString() };
  }
  const source = sourceInSearch(url.searchParams);
  const [mine, profile, resumes, draft, drafts, generalApplications] = await Promise.all([
    api.applications.mine({ query: { jobId: job.id } }),
    api.candidate.profile.get(),
    api.candidate.resumes.list(),
    loadDraft(job.id, api),
    api.candidate.drafts.list(),
    // The link of a proposed job.
    source === "general" ? api.general.mine.list() : [],
  ]);
  const application = mine.rows[0] ?? null;
  return {
    user,
    job,
    application,
    open: isOpen(job, now),
    start: {
      source,
      profile: {
        ...profile,
        details: { ...profile.details, ...detailsGivenFor(generalApplications, job.id) },
      },
      resumes,
      draft,
      closedDraft: drafts.find((one) => !one.open) ?? null,
    },
    now: now.toISOString(),
  };
}

/**
 * What was typed stays when the session is renewed or another tab signs in: nothing here changes by itself. The
 * hash is the form's own, which says the step.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const language = matches[0].loaderData?.language ?? defaultLanguage;
  const title = loaderData?.job
    ? inOneOf(applyMessages, language).applyFor({ job: loaderData.job.title })
    : inOneOf(chooseJobMessages, language).title;
  return [{ title: `${title} · ${matches[0].loaderData?.settings.brand.product}` }];
};

export default function JobsApply({ loaderData }: Route.ComponentProps) {
  useReferralOpened();
  const { user, job } = loaderData;
  if (!job) return <ChooseJob jobs={loaderData.jobs} now={new Date(loaderData.now)} />;
  const { application, open, start } = loaderData;
  if (application || !open)
    return <CannotApply job={job} application={application} kept={start.draft !== null} />;
  // Another job, or another person, is another form.
  return (
    <QueryProvider>
      <ApplyPage key={`${user.id} ${job.id}`} user={user} job={job} {...start} />
    </QueryProvider>
  );
}
