import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { SquareKanban } from "lucide-react";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { callUrl } from "#contract/core/client.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { applicationList, type HrApplication } from "#contract/recruitment/hr.ts";
import { wire } from "#contract/wire.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { filterQuery, type ListState, listSearch, readList, wholeList } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { SelectionBar } from "../bulk/selection-bar.tsx";
import { searchForReview } from "../open-application.ts";
import { boardPath } from "../paths.ts";
import { applicationsQuery, visitQuery } from "../queries.ts";
import { ApplicationsTable } from "./applications-table.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { OpenApplication } from "./open-dialog.tsx";
import { applicationWords } from "./words.ts";

/** The Applications tab: everything it shows is stated by its address. */
export function ApplicationsPage() {
  const [search] = useSearchParams();
  const state = readList(applicationList, search);
  const [selected, setSelected] = useState<HrApplication[]>([]);
  const list = useQuery(applicationsQuery(state));
  const total = useQuery(applicationsQuery(wholeList(applicationList))).data?.total;
  const described = { list: applicationList, state, words: applicationWords };
  const exported = callUrl(wire.hr.applications.export, { query: filterQuery(applicationList, state) });

  return (
    <>
      <h2 className="sr-only">Applications</h2>
      <FilterBar
        {...described}
        matching={list.data?.total}
        total={total}
        actions={
          <>
            <ButtonLink
              to={{ pathname: boardPath, search: listSearch(applicationList, { ...state, page: 1 }) }}
              variant="secondary"
              size="sm"
              icon={SquareKanban}
            >
              Board
            </ButtonLink>
            {list.data?.rows[0] && <ReviewLink first={list.data.rows[0].id} />}
            <DownloadLink
              href={exported}
              size="sm"
              // Beside the filters there is no room for the words below 1536 px.
              labelClass="sr-only 2xl:not-sr-only"
            >
              Export CSV
            </DownloadLink>
          </>
        }
      />
      <NewSince state={state} />
      {list.data ? (
        <div
          aria-busy={list.isPlaceholderData}
          className={clsx("transition-opacity", list.isPlaceholderData && "opacity-60")}
        >
          <SelectionBar selected={selected} shown={list.data.rows} onChange={setSelected} />
          <ApplicationsTable
            rows={list.data.rows}
            state={state}
            selection={{ selected, onChange: setSelected }}
            empty={
              <ListEmpty {...described} matching={list.data.total}>
                <NoneYet />
              </ListEmpty>
            }
          />
          <Pagination
            page={state.page}
            pageSize={applicationList.pageSize}
            total={list.data.total}
            className="mt-4"
          />
          {!state.snoozed && (
            <p className="mt-2 text-right text-sm">
              <Link
                to={{ search: listSearch(applicationList, { ...state, snoozed: "true", page: 1 }) }}
                className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline"
              >
                What is put aside
              </Link>
            </p>
          )}
        </div>
      ) : list.error ? (
        <LoadFailure
          what="the applications"
          error={list.error}
          retry={list.refetch}
          pending={list.isFetching}
        />
      ) : (
        <ListSkeleton />
      )}
      <OpenApplication listed={state} />
    </>
  );
}

/** How much is new since this person's last visit, and the way to it. Nothing where nothing is. */
function NewSince({ state }: { state: ListState<typeof applicationList> }) {
  const { data: visit } = useQuery({ ...visitQuery(), enabled: typeof window !== "undefined" });
  if (!visit?.since || (visit.fresh === 0 && state.fresh === "")) return null;
  const shown = state.fresh === "true";
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm">
      <Link
        to={{
          search: listSearch(applicationList, { ...wholeList(applicationList), fresh: shown ? "" : "true" }),
        }}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
      >
        {shown ? "Show all applications" : `New since your last visit (${formatNumber(visit.fresh)})`}
      </Link>
      <span className="text-muted">You were last here on {formatDateTime(visit.since, "en")}.</span>
    </p>
  );
}

/** Goes through the list one by one, from the first application of the page on. */
function ReviewLink({ first }: { first: string }) {
  const { search } = useLocation();
  return (
    <ButtonLink
      to={{ search: searchForReview(search, first) }}
      state={{ fromList: true }}
      preventScrollReset
      variant="secondary"
      size="sm"
    >
      Review
    </ButtonLink>
  );
}

function NoneYet() {
  return (
    <EmptyState
      title="No applications yet"
      actions={
        <ButtonLink to="/jobs" variant="secondary">
          See the job board
        </ButtonLink>
      }
    >
      As soon as a candidate applies for one of your jobs, the application appears here.
    </EmptyState>
  );
}
