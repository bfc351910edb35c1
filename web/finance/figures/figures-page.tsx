import { FileUp } from "lucide-react";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type FigureSource,
  type Figures,
  type MonthlyFigures,
  monthlyFiguresList,
} from "#contract/finance/figures.ts";
import type { FormFailure } from "#web/lib/failure.ts";
import { formatDate, formatKes, formatMonth } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { ActionButton } from "#web/ui/action-form.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, DenseTable, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FormError } from "#web/ui/form-error.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { FiguresChart } from "./figures-chart.tsx";
import { FiguresForm } from "./figures-form.tsx";
import { figuresImportPath, monthPath } from "./paths.ts";

type State = ListState<typeof monthlyFiguresList>;

/** What the page's action answers. */
export interface FiguresAnswer {
  intent: string;
  saved?: string;
  failure?: FormFailure;
  values?: Record<string, string>;
}

/** The organisation's figures month by month: entered, corrected, imported, taken away. */
export function FiguresPage({
  found,
  state,
  month,
  figures,
  counted,
  answer,
}: {
  found: Page<MonthlyFigures>;
  state: State;
  /** The month that the form is about, what it begins with, and whether that was counted. */
  month: string;
  figures: Figures | null;
  counted: boolean;
  answer: FiguresAnswer | undefined;
}) {
  const saving = answer?.intent === "save" ? answer : undefined;
  return (
    <>
      <PageHeader
        title="Monthly figures"
        lead="What the overview shows of your organisation, month by month."
        actions={
          <ButtonLink to={figuresImportPath} variant="secondary" icon={FileUp}>
            Import
          </ButtonLink>
        }
      />
      {answer?.intent === "remove" && answer.failure && (
        <FormError message={answer.failure.message} attempt={answer} />
      )}
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_26rem] xl:items-start">
        <div className="min-w-0 space-y-5">
          {found.rows.length > 1 && <FiguresChart rows={found.rows} />}
          <div>
            <DenseTable
              caption="Monthly figures"
              columns={columnsFor(state)}
              rows={found.rows}
              rowKey={({ id }) => id}
              empty={
                <EmptyState title="No figures yet">
                  Enter this month beside here, or import what you have of earlier ones.
                </EmptyState>
              }
            />
            <Pagination
              page={state.page}
              pageSize={monthlyFiguresList.pageSize}
              total={found.total}
              className="mt-4"
            />
          </div>
        </div>
        <FiguresForm
          month={month}
          figures={figures}
          counted={counted}
          refusal={saving?.failure}
          values={saving?.values}
          saved={saving?.saved}
        />
      </div>
    </>
  );
}

const sourceLabels: Record<FigureSource, string> = {
  entered: "Entered",
  imported: "Imported",
  computed: "From the registers",
  sample: "Sample data",
};

const dash = "–";
const numberOf = (value: number | null) => (value === null ? dash : formatNumber(value));
const moneyOf = (value: number | null) => (value === null ? dash : formatKes(value));

const columnsFor = (state: State): readonly DenseColumn<MonthlyFigures>[] => [
  {
    key: "month",
    header: "Month",
    width: "md:w-[13%]",
    card: "title",
    sort: headerSort(monthlyFiguresList, state, "month"),
    cell: ({ month }) => formatMonth(month),
  },
  {
    key: "members",
    header: "Members",
    width: "md:w-[16%]",
    card: "line",
    cell: ({ members, activeAccounts }) => (
      <TwoLines first={numberOf(members)} second={`${numberOf(activeAccounts)} active`} />
    ),
  },
  {
    key: "money",
    header: "Deposits, loans",
    width: "md:w-[24%]",
    card: "line",
    cell: ({ deposits, loans }) => <TwoLines first={moneyOf(deposits)} second={`${moneyOf(loans)} lent`} />,
  },
  {
    key: "source",
    header: "Source",
    width: "md:w-[19%]",
    card: "fact",
    cell: ({ source, fileName, recordedBy, recordedAt }) => (
      <TwoLines
        first={fileName ?? sourceLabels[source]}
        second={[formatDate(recordedAt), recordedBy].filter(Boolean).join(", ")}
      />
    ),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[28%]",
    card: "actions",
    hideHeader: true,
    cell: ({ id, month }) => (
      <span className="flex justify-end gap-2">
        <ButtonLink
          to={`${monthPath(month)}#month`}
          variant="ghost"
          size="sm"
          aria-label={`Correct ${formatMonth(month)}`}
        >
          Correct
        </ButtonLink>
        <ActionButton
          intent="remove"
          values={{ id }}
          variant="ghost"
          label={`Remove ${formatMonth(month)}`}
          preventScrollReset
        >
          Remove
        </ActionButton>
      </span>
    ),
  },
];
