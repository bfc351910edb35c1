import { Plus, Upload } from "lucide-react";
import type { Page } from "#contract/core/paging.ts";
import { experienceChannelLabels } from "#contract/experience/channels.ts";
import {
  type Interaction,
  interactionList,
  interactionSourceLabels,
  interactionStatusLabels,
} from "#contract/experience/interactions.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { formatDateTime } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { experiencePath } from "../shell/tabs.ts";
import { interactionWords, statusTones } from "./interaction-words.ts";
import { interactionImportPath, newInteractionPath } from "./paths.ts";

type State = ListState<typeof interactionList>;

/** Every call, visit and message, and what waits for an answer. */
export function InteractionsPage({
  found,
  state,
  readOnly,
  failure,
  saved,
}: {
  found: Page<Interaction>;
  state: State;
  readOnly: boolean;
  failure: string | undefined;
  saved: string | undefined;
}) {
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            items={[{ label: "Customer Experience", to: experiencePath }, { label: "Interactions" }]}
          />
        }
        title="Interactions"
        lead="Every call, visit and message, and who waits for an answer."
        actions={
          !readOnly && (
            <>
              <ButtonLink to={interactionImportPath} variant="secondary" icon={Upload}>
                Import
              </ButtonLink>
              <ButtonLink to={newInteractionPath} icon={Plus}>
                Record an interaction
              </ButtonLink>
            </>
          )
        }
      />
      {failure && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
      {saved && (
        <Alert tone="success" role="status">
          {saved}
        </Alert>
      )}
      <DenseList
        list={interactionList}
        state={state}
        words={interactionWords}
        found={found}
        caption="Interactions"
        columns={columnsFor(state, readOnly)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No interactions yet">
            Record a call, a visit or a message, or import a list. Comments of the survey stand here, too.
          </EmptyState>
        }
      />
    </>
  );
}

const whoOf = ({ member, contactName, contactPhone, contactEmail }: Interaction): [string, string] => [
  member?.fullName ?? (contactName || "Somebody without a name"),
  member ? (member.memberNumber ?? "Member") : (contactPhone ?? contactEmail ?? ""),
];

const columnsFor = (state: State, readOnly: boolean): readonly DenseColumn<Interaction>[] => [
  {
    key: "who",
    header: "Who",
    width: "md:w-[20%] xl:w-[18%]",
    card: "title",
    cell: (row) => {
      const [first, second] = whoOf(row);
      return <TwoLines first={first} second={second} />;
    },
  },
  {
    key: "summary",
    header: "What",
    width: "md:w-[25%] xl:w-[24%]",
    card: "line",
    cell: ({ summary, topic }) => (
      <TwoLines
        first={summary || experienceTopicLabels[topic]}
        second={summary ? experienceTopicLabels[topic] : ""}
      />
    ),
  },
  {
    key: "openedAt",
    header: "When",
    width: "md:w-[22%] xl:w-[16%]",
    card: "start",
    sort: headerSort(interactionList, state, "openedAt"),
    cell: ({ openedAt, channel }) => (
      <TwoLines first={formatDateTime(openedAt)} second={experienceChannelLabels[channel]} />
    ),
  },
  {
    key: "handledBy",
    header: "Taken by",
    width: "xl:w-[14%]",
    wideOnly: true,
    cell: ({ handledBy, source }) => (
      <TwoLines first={handledBy ?? "Nobody"} second={interactionSourceLabels[source]} />
    ),
  },
  {
    key: "status",
    header: "Status",
    width: "md:w-[13%] xl:w-[11%]",
    card: "state",
    cell: ({ status }) => <Badge tone={statusTones[status]}>{interactionStatusLabels[status]}</Badge>,
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[20%] xl:w-[17%]",
    card: "actions",
    hideHeader: true,
    cell: (row) => {
      if (readOnly) return null;
      if (row.status === "closed") {
        // A comment of the survey is an answer already.
        if (row.source === "feedback") return null;
        return (
          <ActionButton
            intent="ask"
            values={{ id: row.id }}
            variant="ghost"
            label={`Ask to rate: ${whoOf(row)[0]}`}
            preventScrollReset
          >
            <span className="whitespace-nowrap">Ask to rate</span>
          </ActionButton>
        );
      }
      const next = row.status === "waiting" ? "answered" : "closed";
      const label = next === "answered" ? "Mark answered" : "Close";
      return (
        <ActionButton
          intent={next}
          values={{ id: row.id }}
          label={`${label}: ${whoOf(row)[0]}`}
          preventScrollReset
        >
          <span className="whitespace-nowrap">{label}</span>
        </ActionButton>
      );
    },
  },
];
