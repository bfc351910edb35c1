import { FileUp } from "lucide-react";
import { callUrl } from "#contract/core/client.ts";
import type { Page } from "#contract/core/paging.ts";
import { type Loan, type LoanSummary, loanList } from "#contract/finance/loans.ts";
import { wire } from "#contract/wire.ts";
import { formatDate } from "#web/lib/format.ts";
import { filterQuery, type ListState } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { BookSummary } from "./book-summary.tsx";
import { columnsFor } from "./columns.tsx";
import { bucketLabels } from "./labels.ts";
import { booksPath } from "./paths.ts";

type State = ListState<typeof loanList>;

const words: ListWords<typeof loanList> = {
  one: "loan",
  many: "loans",
  search: "Loan number, member or product",
  filters: {
    asOf: { label: "Book of" },
    bucket: { label: "Arrears", option: bucketLabels },
    atRisk: {
      label: "Risk",
      none: "At risk or not",
      option: { true: "Over 30 days", false: "Up to 30 days" },
    },
    matched: {
      label: "Member",
      none: "Known or not",
      option: { true: "Member known", false: "To be assigned" },
    },
  },
  sorts: {
    "-daysInArrears": "Longest in arrears first",
    "-outstanding": "Most outstanding first",
    outstanding: "Least outstanding first",
    loanNumber: "Loan number",
  },
};

/** The loan book of a day: what it comes to, and its loans. */
export function LoansPage({
  found,
  summary,
  state,
  offered,
}: {
  found: Page<Loan>;
  /** Null where there is no book. */
  summary: LoanSummary | null;
  state: State;
  /** Names of the products that the organisation entered; null when they did not come. */
  offered: readonly string[] | null;
}) {
  return (
    <>
      <PageHeader
        title="Loans & Credit"
        lead={
          summary
            ? `Your loan book as of ${formatDate(summary.asOf)}.`
            : "Your loan book: ageing, portfolio at risk and provision."
        }
        actions={
          <ButtonLink to={booksPath} icon={FileUp}>
            Import a loan book
          </ButtonLink>
        }
      />
      {summary && <BookSummary summary={summary} state={state} offered={offered} />}
      <DenseList
        list={loanList}
        state={state}
        words={words}
        found={found}
        actions={
          <DownloadLink
            href={callUrl(wire.finance.loans.export, { query: filterQuery(loanList, state) })}
            size="sm"
          >
            Export CSV
          </DownloadLink>
        }
        caption="Loans"
        columns={columnsFor(state)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No loan book yet"
            actions={<ButtonLink to={booksPath}>Import a loan book</ButtonLink>}
          >
            Export the open loans from your core banking system, with what is outstanding and the days in
            arrears, and import them with the day that they are of.
          </EmptyState>
        }
      />
    </>
  );
}
