import { ArrowRight } from "lucide-react";
import type { Job } from "#contract/recruitment/jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { useAdvertLanguage } from "./advert-language.ts";
import type { CardJob } from "./card-job.ts";
import { Department } from "./department.tsx";
import { jobMessages } from "./job.messages.ts";
import { JobCards } from "./job-cards.tsx";
import { JobFacts } from "./job-facts.tsx";
import { jobPageMessages } from "./job-page.messages.ts";
import { JobSections } from "./job-sections.tsx";
import { daysLeftText, isOpen } from "./job-status.ts";
import { JobStatusBadge } from "./job-status-badge.tsx";
import { applyPath, boardPath } from "./paths.ts";
import { useSource } from "./use-source.ts";

/**
 * Everything about one job. A closed one says so and offers `others` instead of the way to apply.
 * @param others null when they did not come
 */
export function JobPage({
  job,
  open,
  others,
  now,
}: {
  job: Job;
  open: boolean;
  others: readonly CardJob[] | null;
  now: Date;
}) {
  const language = useLanguage();
  const source = useSource();
  const lang = useAdvertLanguage(job);
  const t = { ...useMessages(jobMessages), ...useMessages(jobPageMessages) };
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[
              { label: t.positions, to: "/jobs" },
              { label: job.title, lang },
            ]}
          />
        }
        title={job.title}
        titleLang={lang}
        lead={
          <>
            {job.organization.name} · <Department job={job} />
          </>
        }
        actions={
          open && (
            <ButtonLink to={applyPath(job.id, source)} size="lg" trailingIcon={ArrowRight}>
              {t.applyNow}
            </ButtonLink>
          )
        }
      />
      {!open && <ClosedNotice job={job} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <Card className="order-2 max-w-none space-y-8 lg:order-1">
          <JobSections job={job} level={2} />
          {open && <ButtonLink to={applyPath(job.id, source)}>{t.applyNow}</ButtonLink>}
        </Card>
        <Card className="order-1 lg:sticky lg:top-20 lg:order-2">
          <h2 className="sr-only">{t.atAGlance}</h2>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <JobStatusBadge open={open} />
            {open && (
              <span className="text-sm font-semibold">{daysLeftText(job.deadline, now, language)}</span>
            )}
          </div>
          <JobFacts job={job} labelled show={["location", "type", "salary", "experience", "education"]} />
          <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
            {t.posted({ date: formatDate(job.postedDate, language) })}
            <DeadlineLine job={job} open={open} now={now} />
          </p>
        </Card>
      </div>
      {others === null ? (
        <MissingPart what={t.othersMissing} className="mt-12" />
      ) : (
        others.length > 0 && <Others jobs={others} now={now} sacco={job.paused ? null : job.organization} />
      )}
    </div>
  );
}

/** Until when to apply. Nothing for a job that was closed before its deadline: that day means nothing now. */
function DeadlineLine({ job, open, now }: { job: Job; open: boolean; now: Date }) {
  const language = useLanguage();
  const t = useMessages(jobPageMessages);
  if (!open && isOpen({ ...job, status: "Active", paused: false }, now)) return null;
  const date = formatDate(job.deadline, language);
  return (
    <>
      <br />
      {open ? t.applyBy({ date }) : t.closedOn({ date })}
    </>
  );
}

function ClosedNotice({ job }: { job: Job }) {
  const t = useMessages(jobPageMessages);
  return (
    <Alert
      tone="warning"
      title={job.paused ? t.pausedTitle : t.closedTitle}
      className="mb-6"
      actions={
        <ButtonLink to={boardPath()} variant="secondary">
          {t.seeOpenPositions}
        </ButtonLink>
      }
    >
      {job.paused ? t.pausedText({ sacco: job.organization.name }) : t.closedText}
    </Alert>
  );
}

function Others({
  jobs,
  now,
  sacco,
}: {
  jobs: readonly CardJob[];
  now: Date;
  sacco: Job["organization"] | null;
}) {
  const t = useMessages(jobPageMessages);
  const source = useSource();
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-2xl">{t.otherPositions}</h2>
        <ButtonLink to={boardPath(sacco?.slug)} variant="ghost" trailingIcon={ArrowRight}>
          {sacco ? t.allPositionsAt({ sacco: sacco.name }) : t.allPositions}
        </ButtonLink>
      </div>
      <JobCards jobs={jobs} now={now} source={source} level={3} />
    </section>
  );
}
