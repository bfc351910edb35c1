import { clsx } from "clsx";
import { Eye, Mail } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { applicationList, type HrApplication } from "#contract/recruitment/hr.ts";
import { formatDate, formatNearDate } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink, iconButtonClass } from "#web/ui/button.tsx";
import { type DenseColumn, DenseTable, keptCell, TwoLines } from "#web/ui/dense-table.tsx";
import { Link } from "#web/ui/link.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { SelectBox } from "#web/ui/select-box.tsx";
import { NewsBadge } from "../news-badge.tsx";
import { searchForApplication } from "../open-application.ts";
import { UndoRejection } from "../undo-rejection.tsx";
import { useRejections } from "../use-rejections.ts";
import { type Move, QuickUpdate } from "./quick-update.tsx";
import { StatusMenu } from "./status-menu.tsx";

type State = ListState<typeof applicationList>;

/** Which applications are selected, over all pages of the list, each as it was then. */
export interface Selection {
  selected: readonly HrApplication[];
  onChange: (selected: HrApplication[]) => void;
}

/**
 * @param onMove called with the status that was chosen for an application
 * @param onUndo called for one whose rejection is to be taken back
 */
function columnsFor(
  state: State,
  selection: Selection,
  onMove: (move: Move) => void,
  onUndo: (application: HrApplication) => Promise<void>,
): DenseColumn<HrApplication>[] {
  return [
    {
      key: "candidate",
      header: "Candidate",
      width: "md:w-[20%] xl:w-[17%]",
      card: "title",
      sort: headerSort(applicationList, state, "candidateName"),
      cell: (row) => (
        <div className="flex items-center gap-1">
          <SelectBox
            label={`Select ${row.candidateName}`}
            checked={selection.selected.some(({ id }) => id === row.id)}
            onChange={(checked) => {
              const others = selection.selected.filter(({ id }) => id !== row.id);
              selection.onChange(checked ? [...others, row] : others);
            }}
          />
          <TwoLines first={row.candidateName} second={row.candidateEmail} onPhone="nowhere" />
        </div>
      ),
    },
    {
      key: "job",
      header: "Job",
      width: "md:w-[17%] xl:w-[14%]",
      card: "line",
      cell: (row) => keptCell(TwoLines, { first: row.jobTitle, second: row.department }),
    },
    {
      key: "match",
      header: "Match",
      width: "md:w-[10%] xl:w-[7.5%]",
      card: "fact",
      numeric: true,
      sort: headerSort(applicationList, state, "matchScore"),
      cell: (row) => keptCell(Match, { score: row.matchScore }),
    },
    {
      key: "status",
      header: "Status",
      width: "md:w-[18%] xl:w-[12%]",
      card: "state",
      cell: (row) =>
        keptCell(Marks, {
          status: row.status,
          news: row.news,
          internal: row.internal,
          flagged: row.flagged,
          // How a near date is written depends on today.
          asideUntil: row.snoozedUntil && formatNearDate(row.snoozedUntil),
        }),
    },
    {
      key: "stage",
      header: "Stage and next action",
      width: "xl:w-[18.5%]",
      wideOnly: true,
      card: "line",
      cell: ({ currentStage, totalStages, nextAction: { description, dueDate } }) =>
        keptCell(StageAndAction, {
          currentStage,
          totalStages,
          action: dueDate ? `${description} by ${formatNearDate(dueDate)}` : description,
        }),
    },
    {
      key: "applied",
      header: "Applied",
      width: "md:w-[15%] xl:w-[10.5%]",
      card: "fact",
      sort: headerSort(applicationList, state, "appliedDate"),
      cell: (row) => <span className="whitespace-nowrap">{formatDate(row.appliedDate)}</span>,
    },
    {
      key: "actions",
      header: "Actions",
      width: "md:w-[20%] xl:w-[20.5%]",
      card: "actions",
      hideHeader: true,
      cell: (row) => (
        <div className="flex items-center justify-end">
          <DetailsLink application={row} />
          {row.undoUntil ? (
            // In the place of the mail, which nobody writes within this minute: the row is full.
            <UndoRejection name={row.candidateName} compact className={smaller} onUndo={() => onUndo(row)} />
          ) : (
            row.abilities.writeToCandidate && <ContactLink application={row} />
          )}
          {row.abilities.updateStatus && (
            <StatusMenu
              application={row}
              className={smaller}
              onChoose={(status) => onMove({ application: row, status })}
            />
          )}
        </div>
      ),
    },
  ];
}

export function ApplicationsTable({
  rows,
  state,
  selection,
  empty,
}: {
  rows: readonly HrApplication[];
  state: State;
  selection: Selection;
  empty: ReactNode;
}) {
  const [move, setMove] = useState<Move>();
  const { undo } = useRejections();
  return (
    <>
      <DenseTable
        caption="Applications"
        columns={columnsFor(state, selection, setMove, (one) => undo([one]))}
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

function Match({ score }: { score: number }) {
  return (
    <>
      <span className="font-semibold">{score}%</span>
      <span className="md:hidden"> match</span>
    </>
  );
}

/** Where an application stands, and what is out of the ordinary with it. */
function Marks({
  status,
  news,
  internal,
  flagged,
  asideUntil,
}: Pick<HrApplication, "status" | "news" | "internal" | "flagged"> & { asideUntil: string | null }) {
  return (
    <span className="flex flex-wrap gap-1">
      <StatusBadge status={status} />
      <NewsBadge news={news} />
      {internal && <Badge tone="info">Internal</Badge>}
      {flagged && <Badge tone="warning">Knock-out</Badge>}
      {asideUntil && <Badge>Aside until {asideUntil}</Badge>}
    </span>
  );
}

function StageAndAction({
  currentStage,
  totalStages,
  action,
}: Pick<HrApplication, "currentStage" | "totalStages"> & { action: string }) {
  return (
    <>
      <StageProgress current={currentStage} total={totalStages} inline />
      <span title={action} className="block text-xs leading-4 text-muted md:truncate">
        {action}
      </span>
    </>
  );
}

/** An icon button in a row is no higher than the row for people with a mouse. */
const smaller = "md:pointer-fine:size-9";

/** `state.fromList`: closing the dialog may then go back in the browser's history. */
function DetailsLink({ application }: { application: HrApplication }) {
  const { search } = useLocation();
  return (
    <ButtonLink
      to={{ search: searchForApplication(search, application.id) }}
      state={{ fromList: true }}
      preventScrollReset
      variant="ghost"
      size="sm"
      className="whitespace-nowrap md:max-xl:px-2"
      aria-label={`View Details of ${application.candidateName}`}
      title="View Details"
    >
      <Eye aria-hidden className="hidden size-5 md:max-xl:block" />
      <span className="md:max-xl:sr-only">View Details</span>
    </ButtonLink>
  );
}

/** Opens the application at the form of a mail to the candidate. */
function ContactLink({ application }: { application: HrApplication }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ search: searchForApplication(search, application.id, "email") }}
      state={{ fromList: true }}
      preventScrollReset
      aria-label={`Contact ${application.candidateName}`}
      title="Contact"
      className={clsx(iconButtonClass, smaller)}
    >
      <Mail aria-hidden className="size-5" />
    </Link>
  );
}
