import type { HrApplication } from "#contract/recruitment/hr.ts";
import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import type { DashboardStats } from "#contract/recruitment/statistics.ts";
import { formatAge, formatCount } from "#web/lib/format.ts";
import { applicationPath, applicationsPath } from "#web/recruitment/applications/hr/paths.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { createJobPath, jobApplicationsPath } from "#web/recruitment/jobs/hr/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { barWidth } from "./bar-width.ts";
import { RecruitmentStats } from "./recruitment-stats.tsx";

interface DashboardProps {
  stats: DashboardStats;
  /** The newest applications. */
  recent: readonly HrApplication[];
  /** The newest jobs. */
  jobs: readonly HrJob[];
}

/** The Dashboard tab: four figures, who applied last, and how the newest jobs do. */
export function DashboardPage({ stats, recent, jobs }: DashboardProps) {
  return (
    <div className="space-y-5 sm:space-y-6">
      <RecruitmentStats stats={stats} />
      <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
        <RecentApplications applications={recent} />
        <JobPerformance jobs={jobs} />
      </div>
    </div>
  );
}

function RecentApplications({ applications }: { applications: readonly HrApplication[] }) {
  return (
    <Section
      title="Recent Applications"
      actions={
        <ButtonLink to={applicationsPath} variant="secondary" size="sm">
          All applications
        </ButtonLink>
      }
    >
      {applications.length === 0 ? (
        <EmptyState title="No applications yet">
          As soon as a candidate applies for one of your jobs, the application appears here.
        </EmptyState>
      ) : (
        <ul>
          {applications.map((application) => (
            <RecentApplication key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function RecentApplication({ application }: { application: HrApplication }) {
  const { id, candidateName, jobTitle, department, appliedDate, matchScore, status } = application;
  return (
    <li className="relative flex items-center justify-between gap-4 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <Link
          to={applicationPath(id)}
          className="font-semibold wrap-anywhere before:absolute before:inset-0 hover:underline"
        >
          {candidateName}
        </Link>
        <p className="text-sm wrap-anywhere text-muted">
          {jobTitle} · {department}
        </p>
        <p className="text-sm text-muted">Applied {formatAge(appliedDate).toLowerCase()}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1.5">
        <StatusBadge status={status} />
        <p className="text-sm font-semibold tabular-nums">{matchScore}% match</p>
      </div>
    </li>
  );
}

function JobPerformance({ jobs }: { jobs: readonly HrJob[] }) {
  return (
    <Section
      title="Job Performance"
      actions={
        <ButtonLink to="/hr-manager/jobs" variant="secondary" size="sm">
          All jobs
        </ButtonLink>
      }
    >
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          actions={
            <ButtonLink to={createJobPath} variant="secondary" size="sm">
              Create your first job
            </ButtonLink>
          }
        >
          Your jobs and how many people applied appear here.
        </EmptyState>
      ) : (
        <ul className="space-y-5">
          {jobs.map((job) => (
            <li key={job.id}>
              <div className="mb-2 flex items-baseline justify-between gap-4">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{job.title}</p>
                  <p className="text-sm text-muted">{job.department}</p>
                </div>
                <Link
                  to={jobApplicationsPath(job.id)}
                  className="shrink-0 text-sm tabular-nums hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {formatCount(job.applicationsCount, "application")}
                  <span className="sr-only"> for {job.title}</span>
                </Link>
              </div>
              <div aria-hidden className="h-2 overflow-hidden rounded-full bg-neutral-tint">
                <div
                  className="h-full rounded-full bg-brand"
                  style={{ width: `${barWidth(job.applicationsCount)}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
