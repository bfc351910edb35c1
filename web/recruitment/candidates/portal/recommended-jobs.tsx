import type { Recommendations } from "#contract/recruitment/candidate.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { useAdvertLanguage } from "#web/recruitment/jobs/advert-language.ts";
import { Department } from "#web/recruitment/jobs/department.tsx";
import { JobFacts } from "#web/recruitment/jobs/job-facts.tsx";
import { daysLeftText } from "#web/recruitment/jobs/job-status.ts";
import { applyPath, jobPath } from "#web/recruitment/jobs/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { recommendedMessages } from "./portal.messages.ts";

/** Three open jobs, each with the reason why it is here. */
export function RecommendedJobs({ recommended, now }: { recommended: Recommendations; now: Date }) {
  const t = useMessages(recommendedMessages);
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{t.title}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        <RichText
          text={recommended.basis === "profile" ? t.byProfile : t.newest}
          parts={{ profile: (words) => <ProfileLink>{words}</ProfileLink> }}
        />
      </p>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {recommended.jobs.map((entry) => (
          <li key={entry.job.id}>
            <RecommendedJob {...entry} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProfileLink({ children }: { children: string }) {
  return (
    <Link to="/jobs/profile" className="font-semibold text-brand-ink underline">
      {children}
    </Link>
  );
}

function RecommendedJob({ job, matches, score, now }: Recommendations["jobs"][number] & { now: Date }) {
  const t = useMessages(recommendedMessages);
  return (
    <Card className="flex h-full flex-col">
      <p className="text-sm text-muted">
        {job.organization.name} · <Department job={job} />
      </p>
      <h3 lang={useAdvertLanguage(job)} className="mt-2 text-xl">
        <Link to={jobPath(job)} className="hover:text-brand-ink hover:underline">
          {job.title}
        </Link>
      </h3>
      <JobFacts job={job} show={["location", "type", "salary"]} className="mt-3" />
      {matches.length > 0 && (
        <p className="mt-4 rounded-input bg-brand-tint p-3 text-sm">
          <span className="font-semibold">{t.matches}</span> {matches.join(", ")}
          <span className="block text-muted">{score !== null && t.score({ percent: score })}</span>
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <span className="text-sm font-semibold">{daysLeftText(job.deadline, now, useLanguage())}</span>
        <ButtonLink to={applyPath(job.id)} aria-label={t.applyFor({ title: job.title })}>
          {t.apply}
        </ButtonLink>
      </div>
    </Card>
  );
}
