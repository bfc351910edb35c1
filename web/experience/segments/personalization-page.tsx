import { Plus } from "lucide-react";
import type { Page } from "#contract/core/paging.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import {
  type ActionRule,
  maxActionRules,
  type NextAction,
  nextActionList,
} from "#contract/experience/next-actions.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import { newRulePath } from "./actions-paths.ts";
import { segmentsPath } from "./paths.ts";
import { RulesTable } from "./rules-table.tsx";
import { SegmentCell } from "./segment-cell.tsx";

/** What the page's action answers. */
export interface PersonalizationAnswer {
  failure?: { message: string };
  saved?: string;
}

const words: ListWords<typeof nextActionList> = {
  one: "member",
  many: "members",
  search: "Name or member number",
  filters: {},
};

const columnsFor = (readOnly: boolean): readonly Column<NextAction>[] => [
  {
    key: "member",
    header: "Member",
    cell: ({ fullName, memberNumber, phoneNumber }) => (
      <>
        <span className="wrap-anywhere">{fullName}</span>
        <span className="block text-xs font-normal text-muted">
          {[memberNumber, readablePhone(phoneNumber)].filter(Boolean).join(", ")}
        </span>
      </>
    ),
  },
  {
    key: "action",
    header: "Next best action",
    cell: ({ action }) => <span className="font-semibold wrap-anywhere">{action}</span>,
  },
  {
    key: "why",
    header: "Why",
    cell: ({ segment, criteria }) => <SegmentCell segment={segment} criteria={criteria} />,
  },
  {
    key: "outcome",
    header: "What became of it",
    hideHeader: true,
    cell: ({ memberId, ruleId, fullName }) =>
      !readOnly && (
        <div className="flex flex-wrap gap-2">
          {(["done", "dismissed"] as const).map((outcome) => (
            <ActionButton
              key={outcome}
              intent={outcome}
              values={{ id: memberId, ruleId }}
              label={`${outcome === "done" ? "Done" : "Dismiss"}: ${fullName}`}
              preventScrollReset
            >
              {outcome === "done" ? "Done" : "Dismiss"}
            </ActionButton>
          ))}
        </div>
      ),
  },
];

/** The Personalization tab: what to do next for each member and why, and the rules behind it. */
export function PersonalizationPage({
  rules,
  found,
  state,
  readOnly,
  answer,
}: {
  rules: ActionRule[];
  found: Page<NextAction>;
  state: ListState<typeof nextActionList>;
  readOnly: boolean;
  answer: PersonalizationAnswer | undefined;
}) {
  const described = { list: nextActionList, state, words, matching: found.total };
  const create = !readOnly && rules.length < maxActionRules && (
    <ButtonLink to={newRulePath} icon={Plus} size="sm">
      New rule
    </ButtonLink>
  );
  const chosen = rules.find(({ id }) => id === state.rule);
  return (
    <div className="space-y-5 sm:space-y-6">
      <h2 className="sr-only">Personalization</h2>
      <Section
        title="Rules of the next best action"
        level={3}
        description="Of the rules that hold for a member, the one with the lowest priority number is proposed."
        actions={
          <>
            <ButtonLink to={segmentsPath} variant="secondary" size="sm">
              Segments
            </ButtonLink>
            {create}
          </>
        }
      >
        <RulesTable
          rules={rules}
          linked
          empty={
            <EmptyState title="No rules yet" actions={create}>
              Say what is to be done for the members of a segment, and each of them is proposed here.
            </EmptyState>
          }
        />
      </Section>
      <section id="members" aria-label="Members" className="scroll-mt-20">
        <h3 className="mb-3 text-xl wrap-anywhere">{chosen ? chosen.action : "What to do next"}</h3>
        {answer?.failure && (
          <Alert tone="danger" role="alert" className="mb-4">
            {answer.failure.message}
          </Alert>
        )}
        {answer?.saved && (
          <Alert tone="success" role="status" className="mb-4">
            {answer.saved}
          </Alert>
        )}
        <FilterBar {...described} />
        <Table
          caption="Members with their next best action"
          columns={columnsFor(readOnly)}
          rows={found.rows}
          rowKey={({ memberId }) => memberId}
          empty={
            <ListEmpty {...described}>
              <EmptyState title="Nothing to do">No rule holds for any member now.</EmptyState>
            </ListEmpty>
          }
        />
        <Pagination
          page={state.page}
          pageSize={nextActionList.pageSize}
          total={found.total}
          className="mt-4"
        />
      </section>
    </div>
  );
}
