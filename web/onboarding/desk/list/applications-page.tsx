import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { abandonedApplicationDays } from "#contract/core/limits.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import {
  type BegunApplication,
  begunApplicationList,
  joiningStepLabels,
} from "#contract/onboarding/begun-applications.ts";
import { formatAge, formatDate, formatDateTime } from "#web/lib/format.ts";
import { headerSort, type ListState, readList } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseRows } from "#web/ui/list/dense-list.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import type { Tone } from "#web/ui/tone.ts";
import { formStepTitles } from "../labels.ts";
import { assistPath, memberPath } from "../paths.ts";
import { begunApplicationsQuery } from "../queries.ts";
import { FoundRows } from "./found-rows.tsx";
import { begunWords } from "./lists.ts";

/** Applications that were begun, sent or not: the rows behind the steps of joining. */
export function ApplicationsPage() {
  const [search] = useSearchParams();
  const state = readList(begunApplicationList, search);
  const found = useQuery(begunApplicationsQuery(state));
  const described = { list: begunApplicationList, state, words: begunWords };
  return (
    <>
      <h2 className="sr-only">Applications</h2>
      <FilterBar {...described} matching={found.data?.total} />
      <FoundRows found={found} what="the applications" caption="Applications">
        {(page) => (
          <>
            <DenseRows
              {...described}
              found={page}
              caption="Applications"
              columns={columnsFor(state)}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  title="No application was begun"
                  actions={
                    <ButtonLink to={assistPath} variant="secondary" size="sm">
                      Assisted Application
                    </ButtonLink>
                  }
                >
                  Share the link of your application form, or begin an assisted application at the counter.
                </EmptyState>
              }
            />
            <p className="mt-4 text-sm text-muted">
              Nobody but the applicant reads what was filled in until it is sent. An application that is not
              sent is deleted {abandonedApplicationDays} days after its last change.
            </p>
          </>
        )}
      </FoundRows>
    </>
  );
}

const tones: Record<BegunApplication["reached"], Tone> = {
  begun: "neutral",
  sent: "info",
  admitted: "success",
  saving: "success",
};

/** What is to be known of how far it is, beside the step itself. */
function whereIt({ submittedAt, formStep, savedAt }: BegunApplication): string {
  if (submittedAt) return `Sent on ${formatDate(submittedAt)}`;
  const title = formStepTitles[applicationSteps[formStep - 1]?.name ?? "bioData"];
  return `At ${title}, ${formStep} of ${applicationSteps.length}; last change ${formatAge(savedAt)}`;
}

const columnsFor = (
  state: ListState<typeof begunApplicationList>,
): readonly DenseColumn<BegunApplication>[] => [
  {
    key: "who",
    header: "Applicant",
    width: "md:w-[27%]",
    card: "title",
    cell: ({ member, startedBy }) => (
      <TwoLines
        first={member?.fullName ?? "Not sent yet"}
        second={startedBy ? `Begun by ${startedBy}` : "Begun by the applicant"}
        onPhone="below"
      />
    ),
  },
  {
    key: "reached",
    header: "How far",
    width: "md:w-[20%]",
    card: "state",
    cell: ({ reached }) => <Badge tone={tones[reached]}>{joiningStepLabels[reached]}</Badge>,
  },
  {
    key: "form",
    header: "Form",
    width: "md:w-[31%]",
    card: "start",
    cell: (row) => <span className="wrap-anywhere">{whereIt(row)}</span>,
  },
  {
    key: "begunAt",
    header: "Begun",
    width: "md:w-[14%]",
    card: "end",
    sort: headerSort(begunApplicationList, state, "begunAt"),
    cell: ({ begunAt }) => formatDateTime(begunAt),
  },
  {
    key: "open",
    header: "Open",
    hideHeader: true,
    width: "md:w-[8%]",
    card: "actions",
    cell: ({ member }) =>
      member && (
        <span className="flex justify-end">
          <ButtonLink to={memberPath(member.id)} variant="ghost" size="sm">
            Open
            <span className="sr-only"> {member.fullName}</span>
          </ButtonLink>
        </span>
      ),
  },
];
