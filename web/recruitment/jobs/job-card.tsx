import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAdvertLanguage } from "./advert-language.ts";
import type { CardJob } from "./card-job.ts";
import { Department } from "./department.tsx";
import { jobMessages } from "./job.messages.ts";
import { JobDetailsButton } from "./job-details-button.tsx";
import { JobFacts } from "./job-facts.tsx";
import { daysLeftText, isOpen } from "./job-status.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { applyPath, jobPath } from "./paths.ts";

interface JobCardProps {
  job: CardJob;
  now: Date;
  /** Where the visitor comes from (`useSource`), for its links to carry on. */
  source: string | null;
  level?: 2 | 3;
}

/** One job on the board. */
export function JobCard({ job, now, source, level = 2 }: JobCardProps) {
  const Heading = `h${level}` as const;
  const language = useLanguage();
  const t = useMessages(jobMessages);
  const lang = useAdvertLanguage(job);
  const open = isOpen(job, now);
  return (
    <Card className="flex h-full flex-col">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          {job.organization.name} · <Department job={job} />
        </p>
        <JobStatusBadge open={open} />
      </div>
      <Heading lang={lang} className="mt-2 text-xl">
        <Link to={jobPath(job, source)} className="hover:text-brand-ink hover:underline">
          {job.title}
        </Link>
      </Heading>
      <JobFacts job={job} show={["location", "type", "salary", "experience"]} className="mt-3" />
      <p lang={lang} className="mt-3 line-clamp-3 text-sm text-muted">
        {job.description}
      </p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-4 text-sm">
        <span className="text-muted">{t.posted({ date: formatDate(job.postedDate, language) })}</span>
        {open && <span className="font-semibold">{daysLeftText(job.deadline, now, language)}</span>}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <JobDetailsButton job={job} now={now} source={source} />
        <ButtonLink to={applyPath(job.id, source)} aria-label={t.applyNowFor(job)}>
          {t.applyNow}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The place of a card that is on its way. */
export function JobCardSkeleton() {
  return (
    <Card className="space-y-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="h-6 w-4/5" />
      <div className="space-y-2.5 py-1">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-1/3" />
      </div>
      <Skeleton className="h-14" />
      <div className="grid grid-cols-2 gap-2 pt-2">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </Card>
  );
}
