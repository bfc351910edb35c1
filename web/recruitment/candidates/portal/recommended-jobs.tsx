import type { Recommendations } from "#contract/recruitment/candidate.ts";
import { useLanguage } from "#web/lib/language.ts";
import { JobFacts } from "#web/recruitment/jobs/job-facts.tsx";
import { daysLeftText } from "#web/recruitment/jobs/job-status.ts";
import { applyPath, jobPath } from "#web/recruitment/jobs/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";

/** Three open jobs, each with the reason why it is here. */
export function RecommendedJobs({ recommended, now }: { recommended: Recommendations; now: Date }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">Recommended Jobs</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        {recommended.basis === "profile" ? (
          <>
            Chosen by your work, education and skills, not by who you are. You decide in{" "}
            <ProfileLink>your profile</ProfileLink> what is used.
          </>
        ) : (
          <>
            These are the newest positions. Fill in <ProfileLink>your profile</ProfileLink> or upload a CV,
            and we choose those that fit you.
          </>
        )}
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
  return (
    <Card className="flex h-full flex-col">
      <p className="text-sm text-muted">
        {job.organization.name} · {job.department}
      </p>
      <h3 className="mt-2 text-xl">
        <Link to={jobPath(job)} className="hover:text-brand-ink hover:underline">
          {job.title}
        </Link>
      </h3>
      <JobFacts job={job} show={["location", "type", "salary"]} className="mt-3" />
      {matches.length > 0 && (
        <p className="mt-4 rounded-input bg-brand-tint p-3 text-sm">
          <span className="font-semibold">Matches:</span> {matches.join(", ")}
          <span className="block text-muted">{score}% match with what the position asks for</span>
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-4">
        <span className="text-sm font-semibold">{daysLeftText(job.deadline, now, useLanguage())}</span>
        <ButtonLink to={applyPath(job.id)} aria-label={`Apply: ${job.title}`}>
          Apply
        </ButtonLink>
      </div>
    </Card>
  );
}
