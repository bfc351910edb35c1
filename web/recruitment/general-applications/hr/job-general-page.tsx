import type { Page } from "#contract/core/paging.ts";
import {
  type GeneralMatch,
  generalMatchList,
  maxGeneralScored,
} from "#contract/recruitment/general-applications.ts";
import type { HrJobDetail } from "#contract/recruitment/hr-jobs.ts";
import { formatDate } from "#web/lib/format.ts";
import { applicationPath } from "#web/recruitment/applications/hr/paths.ts";
import { hrJobsPath } from "#web/recruitment/jobs/hr/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, DenseTable, TwoLines } from "#web/ui/dense-table.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { generalCvUrl } from "./paths.ts";
import { ProposeButton } from "./propose-button.tsx";
import { wishesLine } from "./wishes-line.ts";

/** Who has applied without a vacancy and wishes for what a job is, the best match first. */
export function JobGeneralPage({
  job,
  found,
  page,
}: {
  job: HrJobDetail;
  found: Page<GeneralMatch>;
  page: number;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb items={[{ label: "Jobs", to: hrJobsPath }, { label: "General applicants" }]} />
        }
        title={`General applicants for ${job.title}`}
        lead="They applied without a vacancy, and wish for this department and kind of employment. Who you invite decides whether to apply."
      />
      <DenseTable
        caption="General applicants"
        columns={columnsFor(job)}
        rows={found.rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="Nobody yet">
            Who applies on your careers page without a vacancy, and wishes for what this job is, appears here.
          </EmptyState>
        }
      />
      {found.total === maxGeneralScored && (
        <p className="mt-3 text-sm text-muted">
          These are the {maxGeneralScored.toLocaleString("en-KE")} who applied or renewed last.
        </p>
      )}
      <Pagination page={page} pageSize={generalMatchList.pageSize} total={found.total} className="mt-4" />
    </>
  );
}

const columnsFor = (job: HrJobDetail): readonly DenseColumn<GeneralMatch>[] => [
  {
    key: "person",
    header: "Person",
    width: "md:w-[20%]",
    card: "title",
    cell: ({ name, email, location }) => (
      <TwoLines first={name} second={`${email}\u00a0· ${location}`} onPhone="below" wraps />
    ),
  },
  {
    key: "score",
    header: "Match",
    width: "md:w-[20%]",
    card: "line",
    cell: ({ score, matches }) => <TwoLines first={`${score}%`} second={matches.join(", ")} wraps />,
  },
  {
    key: "wishes",
    header: "Looks for",
    width: "md:w-[32%]",
    card: "line",
    cell: (row) => <TwoLines first={wishesLine(row)} second={row.words} onPhone="below" wraps />,
  },
  {
    key: "renewed",
    header: "Sent or renewed",
    width: "md:w-[11%]",
    card: "fact",
    cell: ({ renewedAt }) => <span className="whitespace-nowrap">{formatDate(renewedAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[17%]",
    card: "line",
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-1 py-1">
        {row.hasCv && (
          <DownloadLink href={generalCvUrl(row.id)} size="sm" labelClass="sr-only">
            {`CV of ${row.name}`}
          </DownloadLink>
        )}
        <Invitation row={row} job={job} />
      </span>
    ),
  },
];

/** How far the invitation is, or the button that sends it. */
function Invitation({ row, job }: { row: GeneralMatch; job: HrJobDetail }) {
  const { id, name, applicationId, proposedAt } = row;
  if (applicationId) {
    return (
      <ButtonLink to={applicationPath(applicationId)} size="sm" variant="ghost">
        Has applied<span className="sr-only">: {name}</span>
      </ButtonLink>
    );
  }
  if (proposedAt) return <Badge>Invited on {formatDate(proposedAt)}</Badge>;
  return job.open ? <ProposeButton id={id} name={name} job={job} /> : null;
}
