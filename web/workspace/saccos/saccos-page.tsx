import { Hourglass, Lock } from "lucide-react";
import {
  type SaccoTrial,
  type TrialState,
  trialEndDays,
  trialEndList,
} from "#contract/accounts/trial-ends.ts";
import type { Page } from "#contract/core/paging.ts";
import { formatCount, formatDate } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { DenseColumn } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Outcome } from "../integrations/outcome.tsx";
import type { SaccosAnswer } from "./answer.ts";
import { TrialEndForm } from "./trial-end-form.tsx";

type State = ListState<typeof trialEndList>;

const states = {
  on_trial: { label: "On trial", tone: "info", icon: Hourglass },
  over: { label: "Trial over", tone: "warning", icon: Lock },
} as const satisfies Partial<Record<TrialState, object>>;

const words: ListWords<typeof trialEndList> = {
  one: "SACCO",
  many: "SACCOs",
  search: "Name",
  filters: {
    trial: {
      label: "Trial",
      none: "Any trial",
      option: { on_trial: states.on_trial.label, over: states.over.label, no_end: "Without end" },
    },
  },
  sorts: { trialEndsAt: "Trial ends first", name: "Name, A to Z", "-createdAt": "Newest first" },
};

/** The SACCOs of the installation, and when the trial of each ends. */
export function SaccosPage({
  found,
  state,
  answer,
}: {
  found: Page<SaccoTrial>;
  state: State;
  answer: SaccosAnswer | undefined;
}) {
  return (
    <>
      <PageHeader
        title="SACCOs"
        lead="When the trial of each ends. Afterwards its workspace can only be read."
      />
      <p className="-mt-3 mb-5 max-w-prose text-sm text-muted">
        A later end opens a read-only workspace at once: jobs whose deadline is still ahead take applications
        again. Campaigns that were held and emails that were not sent stay so until somebody of the SACCO
        acts. Its owners get an email each time.
      </p>
      <Outcome answer={answer} />
      <DenseList
        list={trialEndList}
        state={state}
        words={words}
        found={found}
        caption="SACCOs"
        columns={columnsFor(state, answer)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No SACCOs yet">
            As soon as a SACCO starts a trial, it appears here with the day on which that ends.
          </EmptyState>
        }
      />
    </>
  );
}

function columnsFor(state: State, answer: SaccosAnswer | undefined): readonly DenseColumn<SaccoTrial>[] {
  const days = trialEndDays(new Date());
  return [
    {
      key: "name",
      header: "SACCO",
      width: "md:w-[24%]",
      card: "title",
      sort: headerSort(trialEndList, state, "name"),
      cell: ({ name }) => (
        <span title={name} className="block font-medium wrap-anywhere md:truncate">
          {name}
        </span>
      ),
    },
    {
      key: "began",
      header: "Began",
      width: "md:w-[11%]",
      card: "start",
      sort: headerSort(trialEndList, state, "createdAt"),
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          <span className="md:sr-only">Began </span>
          {formatDate(createdAt)}
        </span>
      ),
    },
    {
      key: "end",
      header: "Trial end",
      width: "md:w-[11%]",
      card: "line",
      sort: headerSort(trialEndList, state, "trialEndsAt"),
      cell: ({ trialEndsAt }) => (
        <span className="whitespace-nowrap">
          <span className="md:sr-only">Trial end: </span>
          {trialEndsAt ? formatDate(trialEndsAt) : "No end"}
        </span>
      ),
    },
    {
      key: "trial",
      header: "Trial",
      width: "md:w-[11%]",
      card: "state",
      cell: ({ trial }) => {
        if (trial === "no_end") return <span className="hidden text-muted md:inline">None</span>;
        const { label, ...look } = states[trial];
        return <Badge {...look}>{label}</Badge>;
      },
    },
    {
      key: "people",
      header: "People",
      width: "md:w-[8%]",
      card: "end",
      numeric: true,
      cell: ({ people }) => (
        <>
          <span className="md:hidden">{formatCount(people, "person", "people")}</span>
          <span className="hidden md:inline">{people}</span>
        </>
      ),
    },
    {
      key: "change",
      header: "Change",
      width: "md:w-[35%]",
      card: "line",
      hideHeader: true,
      cell: (sacco) => (
        <TrialEndForm
          key={sacco.trialEndsAt}
          sacco={sacco}
          days={days}
          refused={answer?.id === sacco.id ? answer.failure?.fields?.lastDay : undefined}
        />
      ),
    },
  ];
}
