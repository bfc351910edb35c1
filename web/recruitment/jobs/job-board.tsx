import { BellPlus } from "lucide-react";
import { useNavigation } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";
import type { HiringSacco } from "#contract/recruitment/hiring-saccos.ts";
import type { JobFacets } from "#contract/recruitment/jobs.ts";

import { useMessages } from "#web/lib/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { Link } from "#web/ui/link.tsx";
import { MissingPart } from "#web/ui/missing-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Loading } from "#web/ui/skeleton.tsx";
import type { CardJob } from "./card-job.ts";
import type { JobFilters } from "./filters.ts";
import { jobBoardMessages } from "./job-board.messages.ts";
import { JobCardSkeleton } from "./job-card.tsx";
import { JobCards, jobGridClass } from "./job-cards.tsx";
import { JobFilterForm } from "./job-filter-form.tsx";
import { boardPath, boardSearch, generalPath, newAlertPath } from "./paths.ts";
import { useSources } from "./use-source.ts";

export interface JobBoardProps {
  filters: JobFilters;
  /** The SACCO whose careers page this is; null on the board of all. */
  sacco: HiringSacco | null;
  jobs: readonly CardJob[];
  /** Jobs that match the filters, over all pages. */
  total: number;
  pageSize: number;
  /** Null when they could not be counted just now. */
  facets: JobFacets | null;
  now: Date;
}

const noFacets: JobFacets = { total: 0, departments: [], locations: [], types: [] };

/** Placeholders while the first results are on their way (specification 001, section 9). */
const skeletons = ["a", "b", "c", "d", "e", "f"];

/** Available Positions: filters, how many match, and a page of cards. */
export function JobBoard(board: JobBoardProps) {
  const { source, named } = useSources();
  return (
    <KeptMarkup
      as="div"
      className="column py-8 sm:py-10"
      of={Board}
      by="jobs"
      // What somebody types, and finds nothing for, is hardly asked for again.
      keep={board.filters.q === "" && board.jobs.length > 0}
      props={{ ...board, source, namedSource: named }}
    />
  );
}

interface BoardProps extends JobBoardProps {
  /** Where the visitor comes from, and what the address itself says of it (`useSources`). */
  source: string | null;
  namedSource: string | null;
}

function Board({ filters, sacco, jobs, total, pageSize, facets, now, source, namedSource }: BoardProps) {
  const t = useMessages(jobBoardMessages);
  const pending = useNavigation().location?.pathname === "/jobs";
  return (
    <>
      <PageHeader title={sacco ? t.titleOf({ sacco: sacco.name }) : t.title} lead={<Lead sacco={sacco} />} />
      <JobFilterForm filters={filters} facets={facets ?? noFacets} source={namedSource} />
      <div className="my-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 py-2 text-sm text-muted">
          <span className="font-semibold text-ink">
            {facets
              ? t.shown({ shown: formatNumber(total), count: facets.total })
              : t.found({ count: total })}
          </span>
          {facets && (
            <>
              <span>{t.locations({ count: facets.locations.length })}</span>
              <span>{t.departments({ count: facets.departments.length })}</span>
            </>
          )}
        </p>
        {!sacco?.paused && (
          <ButtonLink
            to={newAlertPath(filters)}
            variant="ghost"
            icon={BellPlus}
            rel="nofollow"
            className="max-sm:-ml-4"
          >
            {t.emailNew}
          </ButtonLink>
        )}
      </div>
      {!facets && <MissingPart what={t.choices} className="mb-5" />}
      {jobs[0]?.similar && <p className="mb-5 max-w-prose text-sm">{t.similar({ typed: filters.q })}</p>}
      {pending && jobs.length === 0 ? (
        <Loading label={t.loading} className={jobGridClass}>
          {skeletons.map((key) => (
            <JobCardSkeleton key={key} />
          ))}
        </Loading>
      ) : jobs.length === 0 ? (
        <NoJobs filters={filters} sacco={sacco} />
      ) : (
        <JobCards jobs={jobs} now={now} source={source} pending={pending} />
      )}
      <Pagination
        page={filters.page}
        pageSize={pageSize}
        total={total}
        address={{ pathname: "/jobs", search: boardSearch(filters, namedSource) }}
        className="mt-8"
      />
      {sacco?.generalApplications && jobs.length > 0 && <NoneFits sacco={sacco} />}
    </>
  );
}

function Lead({ sacco }: { sacco: HiringSacco | null }) {
  const t = useMessages(jobBoardMessages);
  if (!sacco) return t.lead;
  return (
    <>
      {sacco.paused ? t.leadOfPaused({ sacco: sacco.name }) : t.leadOf({ sacco: sacco.name })}{" "}
      <Link to={boardPath()} className="font-semibold text-brand-ink underline">
        {t.seeEverySacco}
      </Link>
    </>
  );
}

/** Below a SACCO's positions: that one may apply without any of them. */
function NoneFits({ sacco: { name, slug } }: { sacco: HiringSacco }) {
  const t = useMessages(jobBoardMessages);
  return (
    <section className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card p-5">
      <div>
        <h2 className="text-lg">{t.noneFits}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{t.noneFitsText({ sacco: name })}</p>
      </div>
      <ButtonLink to={generalPath(slug)} variant="secondary" rel="nofollow">
        {t.applyGenerally}
      </ButtonLink>
    </section>
  );
}

function NoJobs({ filters, sacco }: { filters: JobFilters; sacco: HiringSacco | null }) {
  const t = useMessages(jobBoardMessages);
  const filtered = [filters.q, filters.department, filters.location, filters.type].some(Boolean);
  if (sacco?.paused) {
    return (
      <Card>
        <EmptyState
          title={t.pausedTitle}
          actions={<ButtonLink to={boardPath()}>{t.seeOpenPositions}</ButtonLink>}
        >
          {t.pausedText}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title={t.noneTitle}
        actions={
          <>
            <ButtonLink to={boardPath(filters.sacco)}>{t.clearAll}</ButtonLink>
            {(!sacco || sacco.generalApplications) && (
              <ButtonLink to={generalPath(sacco?.slug)} variant="secondary" rel="nofollow">
                {t.applyGenerally}
              </ButtonLink>
            )}
          </>
        }
      >
        {filtered ? t.noneMatch : t.noneOpen}
      </EmptyState>
    </Card>
  );
}
