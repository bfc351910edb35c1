import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import { sourceLabel } from "#contract/recruitment/application-source.ts";
import { type HrJob, jobList } from "#contract/recruitment/hr-jobs.ts";
import type { JobDraftSummary } from "#contract/recruitment/job-drafts.ts";
import { formatCount, formatDate } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { JobStatusBadge } from "../job-status-badge.tsx";
import { JobActions } from "./job-actions.tsx";
import { JobDrafts } from "./job-drafts.tsx";
import { jobApplicationsPath, jobGeneralPath, jobPipelinePath } from "./paths.ts";

type State = ListState<typeof jobList>;

const words: ListWords<typeof jobList> = {
  one: "job",
  many: "jobs",
  search: "Job title",
  filters: { status: { label: "Status" }, department: { label: "Department" } },
  sorts: {
    "-postedDate": "Newest first",
    postedDate: "Oldest first",
    deadline: "Next deadline first",
    title: "Title, A to Z",
  },
};

/** The Jobs tab: the organisation's jobs, open or not. */
export function JobsPage({
  found,
  drafts,
  state,
}: {
  found: Page<HrJob>;
  drafts: readonly JobDraftSummary[];
  state: State;
}) {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs" className="sr-only">
        Jobs
      </h2>
      <JobDrafts drafts={drafts} />
      <DenseList
        list={jobList}
        state={state}
        words={words}
        found={found}
        caption="Jobs"
        columns={columnsFor(state)}
        rowKey={(job) => job.id}
        empty={<EmptyState title="No jobs yet">Your jobs appear here, open and closed ones.</EmptyState>}
      />
    </section>
  );
}

const columnsFor = (state: State): DenseColumn<HrJob>[] => [
  {
    key: "title",
    header: "Title",
    width: "md:w-[24%] xl:w-[20%]",
    card: "title",
    sort: headerSort(jobList, state, "title"),
    cell: (job) => <TwoLines first={job.title} second={job.department} onPhone="below" />,
  },
  {
    key: "location",
    header: "Location",
    width: "xl:w-[10%]",
    wideOnly: true,
    card: "line",
    cell: ({ location }) => (
      <span title={location} className="block md:truncate">
        {location}
      </span>
    ),
  },
  {
    key: "status",
    header: "Status",
    width: "md:w-[14%] xl:w-[11%]",
    card: "state",
    cell: (job) => <JobStatus job={job} />,
  },
  {
    key: "applications",
    header: "Applications",
    width: "md:w-[19%] xl:w-[17.5%]",
    card: "line",
    cell: (job) => <Applications job={job} />,
  },
  {
    key: "posted",
    header: "Posted",
    width: "xl:w-[11%]",
    wideOnly: true,
    card: "fact",
    sort: headerSort(jobList, state, "postedDate"),
    cell: (job) => (
      <span className="whitespace-nowrap">
        <span className="md:hidden">Posted </span>
        {formatDate(job.postedDate)}
        <span className="hidden text-xs leading-4 text-muted md:block">{daysOpenText(job)}</span>
      </span>
    ),
  },
  {
    key: "deadline",
    header: "Deadline",
    width: "md:w-[15%] xl:w-[10.5%]",
    card: "fact",
    sort: headerSort(jobList, state, "deadline"),
    cell: (job) => (
      <span className="whitespace-nowrap">
        <span className="md:hidden">Until </span>
        {formatDate(job.deadline)}
      </span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[28%] xl:w-[20%]",
    card: "actions",
    hideHeader: true,
    cell: (job) => <JobActions job={job} />,
  },
];

const daysOpenText = ({ daysOpen, open }: HrJob): string =>
  `${open ? "Open for" : "Was open for"} ${formatCount(daysOpen, "day")}`;

/** How many applied and where they came from; the list of them and the board are a press away. */
function Applications({ job }: { job: HrJob }) {
  const { id, title, applicationsCount, sources } = job;
  const named = sources.map((one) => `${sourceLabel(one)} ${formatNumber(one.applications)}`);
  const others = applicationsCount - sources.reduce((sum, one) => sum + one.applications, 0);
  const from = [...named, ...(others > 0 ? [`Others ${formatNumber(others)}`] : [])].join(" · ");
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={jobApplicationsPath(id)} className="text-brand-ink hover:underline">
          <span className="font-semibold">{formatNumber(applicationsCount)}</span>{" "}
          {applicationsCount === 1 ? "application" : "applications"}
          <span className="sr-only"> for {title}</span>
        </Link>
        {applicationsCount > 0 && (
          <Link to={jobPipelinePath(id)} className="text-brand-ink hover:underline">
            Pipeline
            <span className="sr-only"> of {title}</span>
          </Link>
        )}
        {job.generalCount > 0 && (
          <Link to={jobGeneralPath(id)} className="text-brand-ink hover:underline">
            {formatCount(job.generalCount, "general applicant")}
            <span className="sr-only"> for {title}</span>
          </Link>
        )}
      </span>
      <span title={from} className="block text-xs leading-4 text-muted md:truncate">
        {/* On a phone the days of the job have no room beside its buttons. */}
        <span className="md:hidden">
          {daysOpenText(job)}
          {from && " · "}
        </span>
        {from}
      </span>
    </>
  );
}

function JobStatus({ job }: { job: HrJob }) {
  const closed = job.paused ? "Your trial has ended: not on the board" : "The deadline has passed";
  return (
    <span className="flex flex-col items-end gap-0.5 md:flex-row md:items-center md:gap-2">
      <JobStatusBadge open={job.status === "Active" && !job.paused} />
      {job.status === "Active" && !job.open && (
        <span title={closed} className="text-xs leading-4 text-muted">
          {closed}
        </span>
      )}
    </span>
  );
}
