import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { type StatusChoice, statusChoices } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { formatDate } from "#web/lib/format.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { type ApplicationFilters, filterSearch, type Sort } from "../filters.ts";
import { searchForApplication } from "../open-application.ts";
import { type Move, QuickUpdate } from "./quick-update.tsx";

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

/**
 * @param filters as the address states them: the headers sort by them
 * @param onMove called with the status that was chosen for an application
 */
function columnsFor(filters: ApplicationFilters, onMove: (move: Move) => void): Column<HrApplication>[] {
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
      header: "Stage and next action",
      cell: (row) => (
        <>
          <StageProgress current={row.currentStage} total={row.totalStages} className="min-w-24" />
          <NextAction action={row.nextAction} />
        </>
      ),
    },
    {
      key: "applied",
      header: "Applied",
      sort: headerSort(filters, "appliedDate"),
      cell: (row) => <span className="whitespace-nowrap">{formatDate(row.appliedDate)}</span>,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (row) => (
        <div className="grid grid-cols-[1fr_auto] gap-1.5 md:w-48">
          <DetailsLink application={row} />
          {row.abilities.writeToCandidate && <ContactLink application={row} />}
          {row.abilities.updateStatus && (
            <StatusMenu application={row} onChoose={(status) => onMove({ application: row, status })} />
          )}
        </div>
      ),
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
  const [move, setMove] = useState<Move>();
  return (
    <>
      <Table
        caption="Applications"
        columns={columnsFor(filters, setMove)}
        rows={rows}
        rowKey={(row) => row.id}
        empty={empty}
      />
      {move && (
        <QuickUpdate
          key={`${move.application.id} ${move.status}`}
          move={move}
          now={rows.find(({ id }) => id === move.application.id)}
          onClose={() => setMove(undefined)}
        />
      )}
    </>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <span className="block wrap-anywhere md:min-w-28">{first}</span>
      <span title={second} className="block truncate text-sm font-normal text-muted md:max-w-36 xl:max-w-44">
        {second}
      </span>
    </>
  );
}

function NextAction({ action }: { action: HrApplication["nextAction"] }) {
  return (
    <>
      <span className="mt-0.5 block md:min-w-40">{action.description}</span>
      {action.dueDate && <span className="block text-muted">by {formatDate(action.dueDate)}</span>}
    </>
  );
}

/** The statuses that HR may choose, but for the one that holds. */
function StatusMenu({
  application,
  onChoose,
}: {
  application: HrApplication;
  onChoose: (status: StatusChoice) => void;
}) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" trailingIcon={ChevronDown} className="col-span-2 whitespace-nowrap">
          Update Status
          <span className="sr-only"> of {application.candidateName}</span>
        </Button>
      }
      items={statusChoices
        .filter((status) => status !== application.status)
        .map((status) => ({
          label: statusLabel(status),
          onSelect: () => onChoose(status),
          ...(status === "rejected" ? { tone: "danger" as const, separated: true } : {}),
        }))}
    />
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

/** Opens the application at the form of a mail to the candidate. */
function ContactLink({ application }: { application: HrApplication }) {
  const { search } = useLocation();
  return (
    <ButtonLink
      to={{ search: searchForApplication(search, application.id, "email") }}
      state={{ fromList: true }}
      preventScrollReset
      variant="ghost"
      size="sm"
    >
      Contact
      <span className="sr-only"> {application.candidateName}</span>
    </ButtonLink>
  );
}
