import { useQuery } from "@tanstack/react-query";
import { Rows3 } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { applicationList } from "#contract/recruitment/hr.ts";
import type { HrJob } from "#contract/recruitment/hr-jobs.ts";
import { type ListState, listSearch, readList } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/input.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { OpenApplication } from "../list/open-dialog.tsx";
import { type Move, QuickUpdate } from "../list/quick-update.tsx";
import { applicationWords } from "../list/words.ts";
import { applicationsPath } from "../paths.ts";
import { boardQuery } from "../queries.ts";
import { Board } from "./board.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";

const { status: _, ...filters } = applicationWords.filters;
/** As the list's, but for the status: each has a column. */
const boardWords: ListWords<typeof applicationList> = { ...applicationWords, filters };

/** The applications in a column for each status. What it shows is stated by its address, as the list's. */
export function BoardPage({ jobs }: { jobs: readonly Pick<HrJob, "id" | "title">[] }) {
  const [search] = useSearchParams();
  const state = readList(applicationList, search);
  const board = useQuery(boardQuery(state));
  const [move, setMove] = useState<Move>();
  const columns = board.data;
  const shown = columns?.flatMap(({ applications }) => applications) ?? [];
  return (
    <>
      <h2 className="sr-only">Board</h2>
      <FilterBar
        list={applicationList}
        state={state}
        words={boardWords}
        matching={columns?.reduce((sum, { total }) => sum + total, 0)}
        actions={
          <>
            <JobSelect jobs={jobs} state={state} />
            <ButtonLink
              to={{ pathname: applicationsPath, search: listSearch(applicationList, { ...state, page: 1 }) }}
              variant="secondary"
              size="sm"
              icon={Rows3}
            >
              List
            </ButtonLink>
          </>
        }
      />
      {columns ? (
        <Board columns={columns} state={state} onMove={setMove} />
      ) : board.error ? (
        <LoadFailure what="the board" error={board.error} retry={board.refetch} pending={board.isFetching} />
      ) : (
        <BoardSkeleton />
      )}
      {move && (
        <QuickUpdate
          key={`${move.application.id} ${move.status}`}
          move={move}
          now={shown.find(({ id }) => id === move.application.id)}
          onClose={() => setMove(undefined)}
        />
      )}
      <OpenApplication listed={state} />
    </>
  );
}

/** One job's board has that job's words for the stages. */
function JobSelect({
  jobs,
  state,
}: {
  jobs: readonly Pick<HrJob, "id" | "title">[];
  state: ListState<typeof applicationList>;
}) {
  const navigate = useNavigate();
  return (
    <Field label="Job" hideLabel className="w-52">
      {(control) => (
        <Select
          {...control}
          value={state.jobId}
          placeholder="All jobs"
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(event) =>
            navigate(
              { search: listSearch(applicationList, { ...state, jobId: event.target.value, page: 1 }) },
              { preventScrollReset: true },
            )
          }
        />
      )}
    </Field>
  );
}
