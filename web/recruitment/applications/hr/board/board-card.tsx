import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";
import type { StatusChoice } from "#contract/recruitment/applications.ts";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { formatDate, formatNearDate } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Link } from "#web/ui/link.tsx";
import { StatusMenu } from "../list/status-menu.tsx";
import { searchForApplication } from "../open-application.ts";
import { UndoRejection } from "../undo-rejection.tsx";
import { useRejections } from "../use-rejections.ts";

/** An application on the board. Its name opens it; the card is dragged as a whole. */
export function BoardCard({
  application,
  oneJob,
  place,
  onMove,
  onKey,
  onDrag,
}: {
  application: HrApplication;
  /** The board shows one job, which need not be named on each card. */
  oneJob: boolean;
  /** How the arrows find it. */
  place: string;
  onMove: (status: StatusChoice) => void;
  onKey: (event: KeyboardEvent) => void;
  /** Called when it is taken hold of, and when it is let go. */
  onDrag: (begins: boolean) => void;
}) {
  const { undo } = useRejections();
  const { search } = useLocation();
  const { id, candidateName, jobTitle, matchScore, flagged, internal, appliedDate, nextAction, abilities } =
    application;
  return (
    <li
      draggable={abilities.updateStatus}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className="rounded-card border border-line bg-card p-3 text-sm shadow-card md:pointer-fine:cursor-grab"
    >
      <div className="flex items-start gap-1">
        <Link
          to={{ search: searchForApplication(search, id) }}
          state={{ fromList: true }}
          preventScrollReset
          draggable={false}
          data-card={place}
          onKeyDown={onKey}
          className="inline-flex min-h-11 min-w-0 grow items-center font-semibold wrap-anywhere hover:underline md:min-h-9"
        >
          {candidateName}
        </Link>
        {abilities.updateStatus && (
          <StatusMenu application={application} onChoose={onMove} className="-mt-0.5 -mr-2" />
        )}
      </div>
      {!oneJob && <p className="text-muted wrap-anywhere">{jobTitle}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <span>
          <span className="font-semibold text-ink">{matchScore}%</span> match
        </span>
        <span>Applied {formatDate(appliedDate)}</span>
        {internal && <Badge tone="info">Internal</Badge>}
        {flagged && <Badge tone="warning">Knock-out</Badge>}
      </p>
      {application.undoUntil && (
        <UndoRejection name={candidateName} className="mt-2 flex" onUndo={() => undo([application])} />
      )}
      {nextAction.type !== "none" && (
        <p className="mt-1 text-xs wrap-anywhere text-muted">
          {nextAction.description}
          {nextAction.dueDate && ` by ${formatNearDate(nextAction.dueDate)}`}
        </p>
      )}
    </li>
  );
}
