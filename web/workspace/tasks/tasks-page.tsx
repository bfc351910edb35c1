import type { Page } from "#contract/core/paging.ts";
import { type BackgroundTask, type TaskState, taskList } from "#contract/workspace/tasks.ts";
import { formatCount, formatDateTime } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import type { Tone } from "#web/ui/tone.ts";
import type { IntegrationAnswer } from "../integrations/answer.ts";
import { Outcome } from "../integrations/outcome.tsx";
import { scheduleText } from "./schedule-text.ts";

type State = ListState<typeof taskList>;

const states: Record<TaskState, { tone: Tone; label: string }> = {
  failed: { tone: "danger", label: "Failed" },
  waiting: { tone: "info", label: "Waiting" },
  done: { tone: "success", label: "Done" },
  never: { tone: "neutral", label: "Not run yet" },
};

const words: ListWords<typeof taskList> = {
  one: "task",
  many: "tasks",
  filters: {
    state: { label: "Result", none: "Any result", option: (state) => states[state].label },
    scheduled: { label: "Comes", none: "Any time", option: { true: "By schedule", false: "When needed" } },
  },
  sorts: { label: "Name, A to Z", "-lastRunAt": "Last run first", nextRunAt: "Next run first" },
};

/** Background work of the installation: when it ran, when it comes next, and what failed. */
export function TasksPage({
  found,
  state,
  answer,
}: {
  found: Page<BackgroundTask>;
  state: State;
  answer: IntegrationAnswer | undefined;
}) {
  return (
    <>
      <PageHeader
        title="Background work"
        lead="What runs by itself, or once somebody caused it. Finished work is listed for seven days."
      />
      <Outcome answer={answer} />
      <DenseList
        list={taskList}
        state={state}
        words={words}
        found={found}
        caption="Background work"
        columns={columnsFor(state)}
        rowKey={(task) => task.id}
        empty={<EmptyState title="No background work">This installation runs none.</EmptyState>}
      />
    </>
  );
}

const columnsFor = (state: State): readonly DenseColumn<BackgroundTask>[] => [
  {
    key: "label",
    header: "Task",
    width: "md:w-[30%]",
    card: "title",
    sort: headerSort(taskList, state, "label"),
    cell: ({ label, id }) => <TwoLines first={label} second={id} onPhone="nowhere" />,
  },
  {
    key: "schedule",
    header: "Comes",
    width: "md:w-[16%]",
    card: "line",
    cell: ({ schedule, nextRunAt }) => (
      <TwoLines
        first={schedule ? scheduleText(schedule) : "When needed"}
        second={nextRunAt ? `Next ${formatDateTime(nextRunAt)}` : ""}
      />
    ),
  },
  {
    key: "last",
    header: "Last run",
    width: "md:w-[14%]",
    card: "fact",
    sort: headerSort(taskList, state, "lastRunAt"),
    cell: ({ lastRunAt }) =>
      lastRunAt ? (
        <>
          <span className="md:sr-only">Last run </span>
          {formatDateTime(lastRunAt)}
        </>
      ) : (
        <span className="hidden text-muted md:inline">Never</span>
      ),
  },
  {
    key: "state",
    header: "Result",
    width: "md:w-[12%]",
    card: "state",
    cell: ({ state: result }) => <Badge tone={states[result].tone}>{states[result].label}</Badge>,
  },
  {
    key: "left",
    header: "Left undone",
    width: "md:w-[18%]",
    card: "line",
    cell: (task) => <Undone task={task} />,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[10%]",
    card: "actions",
    hideHeader: true,
    cell: ({ id, label, retryable }) =>
      retryable && (
        <ActionButton intent="retry" values={{ id }} label={`Try ${label} again`}>
          <span className="whitespace-nowrap">Try again</span>
        </ActionButton>
      ),
  },
];

/** What waits and what failed, with the kind of the last failure. */
function Undone({ task: { waiting, failed, failure } }: { task: BackgroundTask }) {
  const parts = [failed > 0 && `${failed} failed`, waiting > 0 && `${formatCount(waiting, "task")} waiting`];
  const text = parts.filter(Boolean).join(", ");
  if (!text) return <span className="hidden text-muted md:inline">Nothing</span>;
  return <TwoLines first={text} second={failed > 0 ? failure : ""} />;
}
