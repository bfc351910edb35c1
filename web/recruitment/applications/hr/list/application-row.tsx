import { clsx } from "clsx";
import { Eye, Mail } from "lucide-react";
import type { Path } from "react-router";
import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { formatDate, formatNearDate } from "#web/lib/format.ts";
import { StatusBadge } from "#web/recruitment/applications/status-badge.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink, iconButtonClass } from "#web/ui/button.tsx";
import { type DenseColumn, denseCells, keptCell, TwoLines } from "#web/ui/dense-table.tsx";
import { Link } from "#web/ui/link.tsx";
import { StageProgress } from "#web/ui/progress.tsx";
import { SelectBox } from "#web/ui/select-box.tsx";
import { NewsBadge } from "../news-badge.tsx";
import { searchForApplication } from "../open-application.ts";
import { UndoRejection } from "../undo-rejection.tsx";
import { StatusMenu } from "./status-menu.tsx";

/** What a row of the list does not show, or shows another way. */
type NotShown = "version" | "source" | "sourceName" | "timeline" | "undoUntil";

/** All that the look of a row depends on. */
export interface ShownApplication extends Omit<HrApplication, NotShown> {
  selected: boolean;
  /** Whether its rejection can still be undone. */
  undoable: boolean;
  /** The list's address, to which its links lead back. */
  here: Pick<Path, "pathname" | "search">;
  /** `2026-11-22`: the dates of this year are written without it. */
  today: string;
}

/** What can be done in a row. */
export interface RowHandlers {
  onSelect: (selected: boolean) => void;
  onChooseStatus: (status: StatusChoice) => void;
  onUndo: () => Promise<void>;
}

/** What a row shows of an application; the same on every page that shows the same. */
export const shownOf = (
  { version, source, sourceName, timeline, undoUntil, ...shown }: HrApplication,
  page: Pick<ShownApplication, "here" | "today" | "selected">,
): ShownApplication => ({ ...shown, ...page, undoable: undoUntil !== null });

type Row = ShownApplication & RowHandlers;

/** A date as it is written on the day `today`. */
const near = (date: string, today: string) => formatNearDate(date, new Date(today));

export const applicationColumns: readonly DenseColumn<Row>[] = [
  {
    key: "candidateName",
    header: "Candidate",
    width: "md:w-[20%] xl:w-[17%]",
    card: "title",
    cell: (row) => (
      <div className="flex items-center gap-1">
        <SelectBox label={`Select ${row.candidateName}`} checked={row.selected} onChange={row.onSelect} />
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
    key: "matchScore",
    header: "Match",
    width: "md:w-[10%] xl:w-[7.5%]",
    card: "fact",
    numeric: true,
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
        asideUntil: row.snoozedUntil && near(row.snoozedUntil, row.today),
      }),
  },
  {
    key: "stage",
    header: "Stage and next action",
    width: "xl:w-[18.5%]",
    wideOnly: true,
    card: "line",
    cell: ({ currentStage, totalStages, nextAction: { description, dueDate }, today }) =>
      keptCell(StageAndAction, {
        currentStage,
        totalStages,
        action: dueDate ? `${description} by ${near(dueDate, today)}` : description,
      }),
  },
  {
    key: "appliedDate",
    header: "Applied",
    width: "md:w-[15%] xl:w-[10.5%]",
    card: "fact",
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
        <DetailsLink {...row} />
        {row.undoable ? (
          // In the place of the mail, which nobody writes within this minute: the row is full.
          <UndoRejection name={row.candidateName} compact className={smaller} onUndo={row.onUndo} />
        ) : (
          row.abilities.writeToCandidate && <ContactLink {...row} />
        )}
        {row.abilities.updateStatus && (
          <StatusMenu application={row} className={smaller} onChoose={row.onChooseStatus} />
        )}
      </div>
    ),
  },
];

const drawCells = denseCells(applicationColumns);

/** The cells of a row, for `KeptMarkup`. */
export const ApplicationCells = (row: Row) => drawCells(row);

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

type LinkedApplication = Pick<HrApplication, "id" | "candidateName"> & {
  here: Pick<Path, "pathname" | "search">;
};

/** `state.fromList`: closing the dialog may then go back in the browser's history. */
function DetailsLink({ id, candidateName, here }: LinkedApplication) {
  return (
    <ButtonLink
      to={{ ...here, search: searchForApplication(here.search, id) }}
      state={{ fromList: true }}
      preventScrollReset
      variant="ghost"
      size="sm"
      className="whitespace-nowrap md:max-xl:px-2"
      aria-label={`View Details of ${candidateName}`}
      title="View Details"
    >
      <Eye aria-hidden className="hidden size-5 md:max-xl:block" />
      <span className="md:max-xl:sr-only">View Details</span>
    </ButtonLink>
  );
}

/** Opens the application at the form of a mail to the candidate. */
function ContactLink({ id, candidateName, here }: LinkedApplication) {
  return (
    <Link
      to={{ ...here, search: searchForApplication(here.search, id, "email") }}
      state={{ fromList: true }}
      preventScrollReset
      aria-label={`Contact ${candidateName}`}
      title="Contact"
      className={clsx(iconButtonClass, smaller)}
    >
      <Mail aria-hidden className="size-5" />
    </Link>
  );
}
