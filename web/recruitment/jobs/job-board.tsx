import { clsx } from "clsx";
import { useNavigation } from "react-router";
import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import type { Job, JobFacets } from "#contract/recruitment/jobs.ts";
import { formatCount, formatNumber } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import type { JobFilters } from "./filters.ts";
import { JobCard, JobCardSkeleton } from "./job-card.tsx";
import { JobFilterForm } from "./job-filter-form.tsx";
import { boardPath } from "./paths.ts";

export interface JobBoardProps {
  filters: JobFilters;
  /** The SACCO whose careers page this is; null on the board of all. */
  sacco: HiringSacco | null;
  jobs: readonly Job[];
  /** Jobs that match the filters, over all pages. */
  total: number;
  pageSize: number;
  /** Null when they could not be counted just now. */
  facets: JobFacets | null;
  now: Date;
}

const noFacets: JobFacets = { total: 0, departments: [], locations: [], types: [] };

const gridClass = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";
/** Placeholders while the first results are on their way (specification 001, section 9). */
const skeletons = ["a", "b", "c", "d", "e", "f"];

/** Available Positions: filters, how many match, and a page of cards. */
export function JobBoard({ filters, sacco, jobs, total, pageSize, facets, now }: JobBoardProps) {
  const pending = useNavigation().location?.pathname === "/jobs";
  return (
    <div className="column py-8 sm:py-10">
      <PageHeader
        title={sacco ? `Open positions at ${sacco.name}` : "Available Positions"}
        lead={<Lead sacco={sacco} />}
      />
      <JobFilterForm filters={filters} facets={facets ?? noFacets} />
      <p role="status" className="my-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="font-semibold text-ink">
          Showing{" "}
          {facets
            ? `${formatNumber(total)} of ${formatCount(facets.total, "job")}`
            : formatCount(total, "job")}
        </span>
        {facets && (
          <>
            <span>{formatCount(facets.locations.length, "location")}</span>
            <span>{formatCount(facets.departments.length, "department")}</span>
          </>
        )}
      </p>
      {!facets && <MissingPart what="The choices of the filters" className="mb-5" />}
      {jobs[0]?.similar && <SimilarNotice typed={filters.q} />}
      {pending && jobs.length === 0 ? (
        <Loading label="Loading positions" className={gridClass}>
          {skeletons.map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </Loading>
      ) : jobs.length === 0 ? (
        <NoJobs filters={filters} paused={sacco?.paused ?? false} />
      ) : (
        <ul aria-busy={pending} className={clsx(gridClass, "transition-opacity", pending && "opacity-50")}>
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={filters.page} pageSize={pageSize} total={total} className="mt-8" />
    </div>
  );
}

function Lead({ sacco }: { sacco: HiringSacco | null }) {
  if (!sacco) return "Work where members own the bank: open positions at Kenyan SACCOs.";
  return (
    <>
      {sacco.paused
        ? `${sacco.name} takes no applications now.`
        : `Every position that ${sacco.name} has open now.`}{" "}
      <Link to={boardPath()} className="font-semibold text-brand-ink underline">
        See every SACCO
      </Link>
    </>
  );
}

function SimilarNotice({ typed }: { typed: string }) {
  return (
    <p className="mb-5 max-w-prose text-sm">No open position says “{typed}”. These titles are close to it.</p>
  );
}

function NoJobs({ filters, paused }: { filters: JobFilters; paused: boolean }) {
  const filtered = [filters.q, filters.department, filters.location, filters.type].some(Boolean);
  if (paused) {
    return (
      <Card>
        <EmptyState
          title="No applications for now"
          actions={<ButtonLink to={boardPath()}>See open positions</ButtonLink>}
        >
          Its positions come back here when it takes applications again. Other SACCOs are hiring.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title="No jobs found"
        actions={<ButtonLink to={boardPath(filters.sacco)}>Clear all filters</ButtonLink>}
      >
        {filtered
          ? "No open position matches your search. Try another word or fewer filters."
          : "There is no open position at the moment. Please come back soon."}
      </EmptyState>
    </Card>
  );
}
