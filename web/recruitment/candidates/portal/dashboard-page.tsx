import { ArrowRight } from "lucide-react";
import type { MyApplication, MyApplicationStatistics } from "#contract/recruitment/applications.ts";
import type { Recommendations } from "#contract/recruitment/candidate.ts";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { formatAge, formatNumber } from "#web/lib/format.ts";
import { applicationPath } from "#web/recruitment/applications/portal/paths.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { Drafts } from "./drafts.tsx";
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
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title={`Welcome back, ${firstName}!`}
        lead="Here is how your job search stands."
        actions={
          <>
            <ButtonLink to="/jobs/profile" variant="secondary">
              My Profile
            </ButtonLink>
            <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
          </>
        }
      />
      <StatGroup className="max-sm:grid-cols-1">
        <Stat label="Active Applications" value={statistics && formatNumber(statistics.active)} />
        <Stat label="Scheduled Interviews" value={statistics && formatNumber(statistics.interviews)} />
        <Stat label="Available Jobs" value={openJobs === null ? null : formatNumber(openJobs)} />
      </StatGroup>
      {(!statistics || openJobs === null) && <MissingPart what="Some of the figures" className="mt-3" />}
      <Section
        title="Recent Applications"
        className="mt-6"
        actions={
          recent !== null &&
          recent.length > 0 && (
            <ButtonLink to="/jobs/applications" variant="ghost" size="sm" trailingIcon={ArrowRight}>
              My Applications
            </ButtonLink>
          )
        }
      >
        {recent === null ? (
          <MissingPart what="Your latest applications" />
        ) : recent.length === 0 ? (
          <EmptyState title="No applications yet" actions={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
            Once you have applied for a position, you follow it here.
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
        <MissingPart what="What you began and did not send" className="mt-6" />
      ) : (
        drafts.length > 0 && <Drafts drafts={drafts} />
      )}
      {recommended === null ? (
        <MissingPart what="Recommended jobs" className="mt-10" />
      ) : (
        recommended.jobs.length > 0 && <RecommendedJobs recommended={recommended} now={now} />
      )}
    </div>
  );
}

function RecentApplication({ application, now }: { application: MyApplication; now: Date }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_10rem_9rem]">
      <div className="min-w-0">
        <Link
          to={applicationPath(application.id)}
          className="inline-flex min-h-11 items-center font-semibold hover:text-brand-ink hover:underline sm:min-h-0"
        >
          {application.jobTitle}
        </Link>
        <p className="text-sm text-muted">
          {application.organization} · {application.department}
        </p>
        <p className="text-sm text-muted">Applied: {formatAge(application.appliedDate, now)}</p>
      </div>
      <StageProgress current={application.currentStage} total={application.totalStages} />
      <StatusBadge status={application.status} className="justify-self-start sm:justify-self-end" />
    </div>
  );
}
