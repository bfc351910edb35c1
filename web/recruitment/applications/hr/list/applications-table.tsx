import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { nairobiDay } from "#contract/core/clock.ts";
import { applicationList, type HrApplication } from "#contract/recruitment/hr.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { DenseFrame, denseRowClass } from "#web/ui/dense-table.tsx";
import { KeptMarkup } from "#web/ui/kept-markup.tsx";
import { useRejections } from "../use-rejections.ts";
import { ApplicationCells, applicationColumns, shownOf } from "./application-row.tsx";
import { type Move, QuickUpdate } from "./quick-update.tsx";

type State = ListState<typeof applicationList>;

/** Which applications are selected, over all pages of the list, each as it was then. */
export interface Selection {
  selected: readonly HrApplication[];
  onChange: (selected: HrApplication[]) => void;
}

const sorts: readonly string[] = applicationList.sorts;

/** The columns; those that the list is sorted by have its sorts, as it stands. */
const headsFor = (state: State) =>
  applicationColumns.map((column) =>
    sorts.includes(column.key) ? { ...column, sort: headerSort(applicationList, state, column.key) } : column,
  );

/** On the server a row is written once for all pages that show the same of an application. */
export function ApplicationsTable({
  rows,
  state,
  selection: { selected, onChange },
  empty,
}: {
  rows: readonly HrApplication[];
  state: State;
  selection: Selection;
  empty: ReactNode;
}) {
  const [move, setMove] = useState<Move>();
  const { undo } = useRejections();
  const { pathname, search } = useLocation();
  const page = { here: { pathname, search }, today: nairobiDay(new Date()) };
  return (
    <>
      <DenseFrame caption="Applications" columns={headsFor(state)} empty={empty}>
        {rows.map((row) => {
          const others = selected.filter(({ id }) => id !== row.id);
          return (
            <KeptMarkup
              key={row.id}
              as="tr"
              className={denseRowClass}
              of={ApplicationCells}
              props={shownOf(row, { ...page, selected: others.length < selected.length })}
              keep="repeated"
              handlers={{
                onSelect: (checked) => onChange(checked ? [...others, row] : others),
                onChooseStatus: (status) => setMove({ application: row, status }),
                onUndo: () => undo([row]),
              }}
            />
          );
        })}
      </DenseFrame>
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
