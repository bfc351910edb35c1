import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import type { MyApplication, MyApplicationFigures } from "#contract/recruitment/applications.ts";
import type { Recommendations } from "#contract/recruitment/candidate.ts";
import type { DraftSummary } from "#contract/recruitment/drafts.ts";
import { formatAge, formatNumber } from "#web/lib/format.ts";
import { StatusBadge } from "#web/recruitment/status-badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { Drafts } from "./drafts.tsx";
import { applicationPath } from "./paths.ts";
import { RecommendedJobs } from "./recommended-jobs.tsx";

/** A candidate's start page: counters, the latest applications, and jobs to look at. */
export function DashboardPage({
  firstName,
  figures,
  openJobs,
  recent,
  recommended,
  drafts,
  now,
}: {
  firstName: string;
  figures: MyApplicationFigures;
  /** Positions that are open now. */
  openJobs: number;
  recent: readonly MyApplication[];
  recommended: Recommendations;
  /** Applications that were begun and not sent. */
  drafts: readonly DraftSummary[];
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
        <Stat label="Active Applications" value={formatNumber(figures.active)} />
        <Stat label="Scheduled Interviews" value={formatNumber(figures.interviews)} />
        <Stat label="Available Jobs" value={formatNumber(openJobs)} />
      </StatGroup>
      <Section
        title="Recent Applications"
        className="mt-6"
        actions={
          recent.length > 0 && (
            <ButtonLink to="/jobs/applications" variant="ghost" size="sm" trailingIcon={ArrowRight}>
              My Applications
            </ButtonLink>
          )
        }
      >
        {recent.length === 0 ? (
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
      {drafts.length > 0 && <Drafts drafts={drafts} />}
      {recommended.jobs.length > 0 && <RecommendedJobs recommended={recommended} now={now} />}
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
