import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import { departments, jobStatuses } from "#contract/recruitment/jobs.ts";
import { formatDate, formatNumber } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListSearch, type SearchSelect } from "#web/ui/list-search.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { JobStatusBadge } from "../job-status-badge.tsx";
import { jobPath } from "../paths.ts";
import { type JobListFilters, jobsPageSize, narrowsJobs } from "./filters.ts";

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const selects: readonly SearchSelect[] = [
  { name: "status", label: "Status", placeholder: "All", options: same(jobStatuses) },
  { name: "department", label: "Department", placeholder: "All", options: same(departments) },
  {
    name: "sort",
    label: "Sort",
    options: [
      { value: "-postedDate", label: "Newest first" },
      { value: "postedDate", label: "Oldest first" },
      { value: "deadline", label: "Next deadline first" },
      { value: "title", label: "Title, A to Z" },
    ],
  },
];

/** The Jobs tab: the organisation's positions, open or not. */
export function JobsPage({
  jobs,
  total,
  filters,
}: {
  jobs: readonly HrJob[];
  total: number;
  filters: JobListFilters;
}) {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="sr-only">
        Jobs
      </h2>
      <ListSearch
        label="Search jobs"
        placeholder="Job title"
        values={{ ...filters, page: "" }}
        selects={selects}
      />
      <p role="status" className="mb-3 text-sm text-muted tabular-nums">
        {formatNumber(total)} {total === 1 ? "job" : "jobs"}
      </p>
      <Table
        caption="Jobs"
        columns={columns}
        rows={jobs}
        rowKey={(job) => job.id}
        empty={<NoJobs filters={filters} />}
      />
      <Pagination page={filters.page} pageSize={jobsPageSize} total={total} className="mt-4" />
    </section>
  );
}

const columns: Column<HrJob>[] = [
  {
    key: "title",
    header: "Title",
    cell: (job) => (
      <>
        <span className="block">{job.title}</span>
        <span className="block text-sm font-normal text-muted">{job.department}</span>
      </>
    ),
  },
  { key: "location", header: "Location", cell: (job) => job.location },
  { key: "status", header: "Status", cell: (job) => <JobStatus job={job} /> },
  {
    key: "applications",
    header: "Applications",
    numeric: true,
    cell: (job) => <span className="font-semibold">{formatNumber(job.applicationsCount)}</span>,
  },
  {
    key: "posted",
    header: "Posted",
    cell: (job) => <span className="whitespace-nowrap">{formatDate(job.postedDate)}</span>,
  },
  {
    key: "deadline",
    header: "Deadline",
    cell: (job) => <span className="whitespace-nowrap">{formatDate(job.deadline)}</span>,
  },
  {
    key: "view",
    header: "View",
    hideHeader: true,
    cell: (job) => (
      <ButtonLink to={jobPath(job)} variant="secondary" size="sm" className="w-full md:w-auto">
        View
        <span className="sr-only"> {job.title}</span>
      </ButtonLink>
    ),
  },
];

function JobStatus({ job }: { job: HrJob }) {
  return (
    <span className="inline-flex flex-col items-end gap-1 md:items-start">
      <JobStatusBadge open={job.status === "Active" && !job.paused} />
      {job.status === "Active" && !job.open && (
        <span className="text-sm text-muted">
          {job.paused ? "Your trial has ended: not on the board" : "The deadline has passed"}
        </span>
      )}
    </span>
  );
}

function NoJobs({ filters }: { filters: JobListFilters }) {
  if (narrowsJobs(filters) || filters.page > 1) {
    return (
      <EmptyState
        title="No jobs match"
        actions={
          <ButtonLink to={{ search: "" }} variant="secondary">
            Clear filters
          </ButtonLink>
        }
      >
        Try another word, or remove a filter.
      </EmptyState>
    );
  }
  return <EmptyState title="No jobs yet">Your positions stand here, open and closed ones.</EmptyState>;
}
