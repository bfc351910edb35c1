import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { formatDate } from "#web/lib/format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { StatusBadge } from "../../status-badge.tsx";
import { type ApplicationFilters, filterSearch, type Sort } from "./filters.ts";
import { searchForApplication } from "./open-application.ts";

type SortField = "candidateName" | "matchScore" | "appliedDate";

/** What the first press of a header sorts by: names from A, scores and dates from the highest. */
const firstSort: Record<SortField, Sort> = {
  candidateName: "candidateName",
  matchScore: "-matchScore",
  appliedDate: "-appliedDate",
};

function headerSort(filters: ApplicationFilters, field: SortField): Column<HrApplication>["sort"] {
  const descending: Sort = `-${field}`;
  const sorted = filters.sort === field || filters.sort === descending;
  const opposite = filters.sort === descending ? field : descending;
  return {
    to: filterSearch({ ...filters, sort: sorted ? opposite : firstSort[field], page: 1 }),
    direction: sorted ? (filters.sort === descending ? "descending" : "ascending") : undefined,
  };
}

/** @param filters as the address states them: the headers sort by them */
function columnsFor(filters: ApplicationFilters): Column<HrApplication>[] {
  return [
    {
      key: "candidate",
      header: "Candidate",
      sort: headerSort(filters, "candidateName"),
      cell: (row) => <TwoLines first={row.candidateName} second={row.candidateEmail} />,
    },
    {
      key: "job",
      header: "Job",
      cell: (row) => <TwoLines first={row.jobTitle} second={row.department} />,
    },
    {
      key: "match",
      header: "Match",
      numeric: true,
      sort: headerSort(filters, "matchScore"),
      cell: (row) => <span className="font-semibold">{row.matchScore}%</span>,
    },
    { key: "status", header: "Status", cell: (row) => <StatusBadge status={row.status} /> },
    {
      key: "stage",
      header: "Stage",
      cell: (row) => (
        <StageProgress current={row.currentStage} total={row.totalStages} className="min-w-24" />
      ),
    },
    {
      key: "applied",
      header: "Applied",
      sort: headerSort(filters, "appliedDate"),
      cell: (row) => <span className="whitespace-nowrap">{formatDate(row.appliedDate)}</span>,
    },
    { key: "next", header: "Next action", wide: true, cell: (row) => <NextAction action={row.nextAction} /> },
    {
      key: "details",
      header: "Details",
      hideHeader: true,
      cell: (row) => <DetailsLink application={row} />,
    },
  ];
}

export function ApplicationsTable({
  rows,
  filters,
  empty,
}: {
  rows: readonly HrApplication[];
  filters: ApplicationFilters;
  empty: ReactNode;
}) {
  return (
    <Table
      caption="Applications"
      columns={columnsFor(filters)}
      rows={rows}
      rowKey={(row) => row.id}
      empty={empty}
    />
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block">{first}</span>
      <span title={second} className="block truncate text-sm font-normal text-muted md:max-w-36 xl:max-w-44">
        {second}
      </span>
    </>
  );
}

function NextAction({ action }: { action: HrApplication["nextAction"] }) {
  return (
    <>
      <span className="block">{action.description}</span>
      {action.dueDate && (
        <span className="block whitespace-nowrap text-muted">by {formatDate(action.dueDate)}</span>
      )}
    </>
  );
}

/** `state.fromList`: closing the dialog may then go back in the browser's history. */
function DetailsLink({ application }: { application: HrApplication }) {
  const { search } = useLocation();
  return (
    <ButtonLink
      to={{ search: searchForApplication(search, application.id) }}
      state={{ fromList: true }}
      preventScrollReset
      variant="secondary"
      size="sm"
      className="w-full whitespace-nowrap md:w-auto"
    >
      View Details
      <span className="sr-only"> of {application.candidateName}</span>
    </ButtonLink>
  );
}
