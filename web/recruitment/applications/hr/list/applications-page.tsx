import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { applicationKeys } from "#web/recruitment/query-keys.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ApplicationDialog } from "../dialog/application-dialog.tsx";
import { type ApplicationFilters, countFilters, filterSearch, listPageSize, noFilters } from "../filters.ts";
import { openApplication, openTask, searchForApplication } from "../open-application.ts";
import { applicationsQuery } from "../queries.ts";
import { ApplicationsTable } from "./applications-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useFilters } from "./use-filters.ts";

/** The Applications tab: everything it shows is stated by its address. */
export function ApplicationsPage() {
  const { filters, change } = useFilters();
  const list = useQuery(applicationsQuery(filters));
  const total = useQuery(applicationsQuery(noFilters)).data?.total;

  return (
    <>
      <h2 className="sr-only">Applications</h2>
      <FilterBar
        filters={filters}
        onChange={change}
        onClear={() => change({ ...noFilters, sort: filters.sort })}
        matching={list.data?.total}
        total={total}
      />
      {list.data ? (
        <div
          aria-busy={list.isPlaceholderData}
          className={clsx("transition-opacity", list.isPlaceholderData && "opacity-60")}
        >
          <ApplicationsTable
            rows={list.data.rows}
            filters={filters}
            empty={<NoApplications filters={filters} matching={list.data.total} />}
          />
          <Pagination page={filters.page} pageSize={listPageSize} total={list.data.total} className="mt-4" />
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
      <OpenApplication />
    </>
  );
}

function NoApplications({ filters, matching }: { filters: ApplicationFilters; matching: number }) {
  if (matching > 0) {
    return (
      <EmptyState
        title="This page is empty"
        actions={
          <ButtonLink to={{ search: filterSearch({ ...filters, page: 1 }) }} variant="secondary">
            Go to the first page
          </ButtonLink>
        }
      >
        The list has become shorter since you opened it.
      </EmptyState>
    );
  }
  if (countFilters(filters) > 0) {
    return (
      <EmptyState
        title="No applications match"
        actions={
          <ButtonLink to={{ search: filterSearch({ ...noFilters, sort: filters.sort }) }} variant="secondary">
            Clear filters
          </ButtonLink>
        }
      >
        Try another word, or remove a filter.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No applications yet"
      actions={
        <ButtonLink to="/jobs" variant="secondary">
          See the job board
        </ButtonLink>
      }
    >
      As soon as a candidate applies for one of your positions, the application stands here.
    </EmptyState>
  );
}

/** The dialog of the application that the address names, if it names one. */
function OpenApplication() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const parameters = new URLSearchParams(search);
  const id = openApplication(parameters);

  // What was read in a dialog is read again when it opens the next time: others work on it too.
  useEffect(() => {
    if (!id) queries.removeQueries({ queryKey: applicationKeys.details, type: "inactive" });
  }, [id, queries]);

  if (!id) return null;
  const close = () => {
    if (state?.fromList) void navigate(-1);
    else
      navigate({ search: searchForApplication(search, null) }, { replace: true, preventScrollReset: true });
  };
  return <ApplicationDialog key={id} id={id} task={openTask(parameters)} onClose={close} />;
}
