import { clsx } from "clsx";
import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { formatNumber } from "#contract/core/numbers.ts";
import { type StatusChoice, statusChoices } from "#contract/recruitment/applications.ts";
import { applicationList, type HrApplication } from "#contract/recruitment/hr.ts";
import type { BoardColumn } from "#contract/recruitment/triage.ts";
import { type ListState, listSearch } from "#web/lib/list-state.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { Link } from "#web/ui/link.tsx";
import type { Move } from "../list/quick-update.tsx";
import { applicationsPath } from "../paths.ts";
import { BoardCard } from "./board-card.tsx";
import { neighbourOf, type Place } from "./neighbour.ts";

const choiceOf = (column: BoardColumn | undefined): StatusChoice | undefined =>
  statusChoices.find((status) => status === column?.status);

/**
 * A column for each status. A card is moved by drag, by its menu, or with Shift and an arrow; an arrow alone leads to the
 * next card. Each asks first, since an email goes out.
 */
export function Board({
  columns,
  state,
  onMove,
}: {
  columns: readonly BoardColumn[];
  state: ListState<typeof applicationList>;
  onMove: (move: Move) => void;
}) {
  const board = useRef<HTMLDivElement>(null);
  // The browser asks where it may be dropped before React has drawn anything anew.
  const dragged = useRef<HrApplication>(undefined);
  const sizes = columns.map(({ applications }) => applications.length);

  const moveTo = (application: HrApplication, to: BoardColumn | undefined) => {
    const status = choiceOf(to);
    if (status && status !== application.status && application.abilities.updateStatus) {
      onMove({ application, status });
    }
  };
  const onKey = (event: KeyboardEvent, application: HrApplication, place: Place) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const aside = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (event.shiftKey && aside !== 0) {
      event.preventDefault();
      return moveTo(application, columns[place.column + aside]);
    }
    const to = neighbourOf(event.key, place, sizes);
    if (!to) return;
    event.preventDefault();
    board.current?.querySelector<HTMLElement>(`[data-card="${to.column}:${to.row}"]`)?.focus();
  };
  return (
    <>
      <p className="mb-2 text-sm text-muted max-md:hidden">
        Drag a card, or press Shift and an arrow on it, to move it on.
      </p>
      <div
        ref={board}
        className="flex snap-x gap-3 overflow-x-auto pb-3 max-md:-mx-4 max-md:px-4 motion-safe:scroll-smooth"
      >
        {columns.map((column, at) => (
          <Column
            key={column.status}
            column={column}
            state={state}
            takes={() => dragged.current?.status !== column.status && choiceOf(column) !== undefined}
            onDrop={() => {
              if (dragged.current) moveTo(dragged.current, column);
              dragged.current = undefined;
            }}
          >
            {column.applications.map((application, row) => (
              <BoardCard
                key={application.id}
                application={application}
                oneJob={state.jobId !== ""}
                place={`${at}:${row}`}
                onMove={(status) => onMove({ application, status })}
                onKey={(event) => onKey(event, application, { column: at, row })}
                onDrag={(begins) => {
                  dragged.current = begins ? application : undefined;
                }}
              />
            ))}
          </Column>
        ))}
      </div>
    </>
  );
}

function Column({
  column: { status, milestone, total, applications },
  state,
  takes,
  onDrop,
  children,
}: {
  column: BoardColumn;
  state: ListState<typeof applicationList>;
  /** Whether what is being dragged may be dropped here. */
  takes: () => boolean;
  onDrop: () => void;
  children: React.ReactNode;
}) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop();
  };
  const inList = {
    pathname: applicationsPath,
    search: listSearch(applicationList, { ...state, status: [status] }),
  };
  return (
    // The whole column takes what is dropped on it; menus and keys are the other ways.
    <section
      aria-label={statusLabel(status)}
      onDragOver={(event) => {
        if (!takes()) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        "flex w-[78vw] shrink-0 snap-start flex-col rounded-card border bg-sand p-2 md:w-64",
        over ? "border-brand" : "border-line",
      )}
    >
      <h3 className="flex items-baseline gap-2 px-1 text-base">
        {statusLabel(status)}
        <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(total)}</span>
      </h3>
      <p className="mb-2 px-1 text-xs text-muted">{milestone}</p>
      {total === 0 ? (
        <p className="px-1 pb-2 text-sm text-muted">Nobody is here.</p>
      ) : (
        <ul className="space-y-2">{children}</ul>
      )}
      {total > applications.length && (
        <Link
          to={inList}
          className="mt-2 inline-flex min-h-11 items-center px-1 text-sm text-brand-ink underline"
        >
          All {formatNumber(total)} in the list
        </Link>
      )}
    </section>
  );
}
