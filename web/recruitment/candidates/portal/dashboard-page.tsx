import { ArrowRight } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { MyApplication, MyApplicationStatistics } from "#contract/recruitment/applications.ts";
import type { Recommendations } from "#contract/recruitment/candidate.ts";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { useMessages } from "#web/lib/language.ts";
import { applicationPath } from "#web/recruitment/applications/portal/paths.ts";
import { useWhenApplied } from "#web/recruitment/applications/portal/when-applied.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { useDepartmentName } from "#web/recruitment/jobs/department.tsx";
import { JobTitle } from "#web/recruitment/jobs/job-title.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { Drafts } from "./drafts.tsx";
import { dashboardMessages } from "./portal.messages.ts";
import { RecommendedJobs } from "./recommended-jobs.tsx";

/** A candidate's start page: counters, the latest applications, and jobs to look at. What did not come is null. */
export function DashboardPage({
  firstName,
  statistics,
  openJobs,
  recent,
  recommended,
  drafts,
  now,
}: {
  firstName: string;
  statistics: MyApplicationStatistics | null;
  /** Jobs that are open now. */
  openJobs: number | null;
  recent: readonly MyApplication[] | null;
  recommended: Recommendations | null;
  /** Applications that were begun and not sent. */
  drafts: readonly DraftSummary[] | null;
  now: Date;
}) {
  const t = useMessages(dashboardMessages);
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title={t.welcome({ name: firstName })}
        lead={t.lead}
        actions={
          <>
            <ButtonLink to="/jobs/alerts" variant="secondary">
              {t.alerts}
            </ButtonLink>
            <ButtonLink to="/jobs/profile" variant="secondary">
              {t.profile}
            </ButtonLink>
            <ButtonLink to="/jobs">{t.browse}</ButtonLink>
          </>
        }
      />
      <StatGroup className="max-sm:grid-cols-1">
        <Stat label={t.active} value={statistics && formatNumber(statistics.active)} />
        <Stat label={t.interviews} value={statistics && formatNumber(statistics.interviews)} />
        <Stat label={t.jobs} value={openJobs === null ? null : formatNumber(openJobs)} />
      </StatGroup>
      {(!statistics || openJobs === null) && <MissingPart what={t.figures} className="mt-3" />}
      <Section
        title={t.recent}
        className="mt-6"
        actions={
          recent !== null &&
          recent.length > 0 && (
            <ButtonLink to="/jobs/applications" variant="ghost" size="sm" trailingIcon={ArrowRight}>
              {t.all}
            </ButtonLink>
          )
        }
      >
        {recent === null ? (
          <MissingPart what={t.latest} />
        ) : recent.length === 0 ? (
          <EmptyState title={t.none} actions={<ButtonLink to="/jobs">{t.browse}</ButtonLink>}>
            {t.noneText}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {recent.map((application) => (
              <li key={application.id}>
                <RecentApplication application={application} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {drafts === null ? (
        <MissingPart what={t.begun} className="mt-6" />
      ) : (
        drafts.length > 0 && <Drafts drafts={drafts} />
      )}
      {recommended === null ? (
        <MissingPart what={t.recommendations} className="mt-10" />
      ) : (
        recommended.jobs.length > 0 && <RecommendedJobs recommended={recommended} now={now} />
      )}
    </div>
  );
}

function RecentApplication({ application, now }: { application: MyApplication; now: Date }) {
  const departmentName = useDepartmentName();
  const whenApplied = useWhenApplied(application, now);
  return (
    <div className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_10rem_9rem]">
      <div className="min-w-0">
        <Link
          to={applicationPath(application.id)}
          className="inline-flex min-h-11 items-center font-semibold hover:text-brand-ink hover:underline sm:min-h-0"
        >
          <JobTitle about={application} />
        </Link>
        <p className="text-sm text-muted">
          {application.organization} · {departmentName(application.department)}
        </p>
        <p className="text-sm text-muted">{whenApplied}</p>
      </div>
      <StageProgress current={application.currentStage} total={application.totalStages} />
      <StatusBadge status={application.status} className="justify-self-start sm:justify-self-end" />
    </div>
  );
}
