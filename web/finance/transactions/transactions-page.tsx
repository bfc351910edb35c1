import { callUrl } from "#contract/core/client.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import type { Page } from "#contract/core/paging.ts";
import { type Transaction, type TransactionTotals, transactionList } from "#contract/finance/transactions.ts";
import { wire } from "#contract/wire.ts";
import { formatCount, formatKes, formatKesShort, formatMonth } from "#web/lib/format.ts";
import { filterQuery, type ListState, listSearch } from "#web/lib/list-state.ts";
import { lastDayOf } from "#web/lib/period.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { columnsFor } from "./columns.tsx";
import { typeLabels } from "./labels.ts";
import { statementsPath, transactionsPath } from "./paths.ts";
import { RegisterHeader } from "./register-header.tsx";

type State = ListState<typeof transactionList>;

const words: ListWords<typeof transactionList> = {
  one: "transaction",
  many: "transactions",
  search: "Receipt, member, account or details",
  filters: {
    from: { label: "From" },
    to: { label: "To" },
    type: { label: "Type", option: typeLabels },
    direction: { label: "Direction", none: "In and out", option: { in: "Paid in", out: "Withdrawn" } },
    matched: {
      label: "Member",
      none: "Known or not",
      option: { true: "Member known", false: "To be assigned" },
    },
  },
  sorts: {
    "-paidOn": "Newest first",
    paidOn: "Oldest first",
    "-amount": "Most paid in first",
    amount: "Most withdrawn first",
  },
};

/** The register of transactions: everything it shows is stated by its address. */
export function TransactionsPage({
  found,
  totals,
  state,
}: {
  found: Page<Transaction>;
  totals: TransactionTotals;
  state: State;
}) {
  return (
    <>
      <RegisterHeader />
      {totals.count > 0 && <Totals totals={totals} state={state} />}
      <DenseList
        list={transactionList}
        state={state}
        words={words}
        found={found}
        actions={
          <DownloadLink
            href={callUrl(wire.finance.transactions.export, { query: filterQuery(transactionList, state) })}
            size="sm"
          >
            Export CSV
          </DownloadLink>
        }
        caption="Transactions"
        columns={columnsFor(state)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title="No transactions yet"
            actions={<ButtonLink to={statementsPath}>Import a statement</ButtonLink>}
          >
            Download the statement of your paybill from the M-PESA organisation portal, or that of your bank
            account, and import it.
          </EmptyState>
        }
      />
    </>
  );
}

/** The address of the register with some of its filters set. */
const addressWith = (state: State, filters: Partial<State>): string =>
  `${transactionsPath}${listSearch(transactionList, { ...state, page: 1, ...filters })}`;

function Totals({
  totals: { count, paidIn, paidOut, unmatched, months },
  state,
}: {
  totals: TransactionTotals;
  state: State;
}) {
  return (
    <div className="mb-5 space-y-4">
      <StatGroup>
        <Stat label="Paid in" value={formatKesShort(paidIn)} note={formatKes(paidIn)} />
        <Stat label="Withdrawn" value={formatKesShort(paidOut)} note={formatKes(paidOut)} />
        <Stat
          label="Together"
          value={formatKesShort(paidIn - paidOut)}
          note={formatCount(count, "transaction")}
        />
        <Stat
          label="To be assigned"
          value={formatNumber(unmatched.count)}
          tone={unmatched.count > 0 ? "warning" : "success"}
          note={unmatched.count > 0 ? formatKes(unmatched.amount) : "Of each it is known whose it is"}
        />
      </StatGroup>
      <Disclosure label="By month">
        <Chart
          title="Money in and out"
          unit="thousands of shillings"
          measure="Thousands of shillings; a month in the table leads to its transactions"
          dimension="Month"
          kind="columns"
          series={["paid in", "withdrawn"]}
          points={months.map((one) => ({
            label: formatMonth(one.month),
            values: [Math.round(one.paidIn / 100_000), Math.round(one.paidOut / 100_000)],
            to: addressWith(state, { from: `${one.month}-01`, to: lastDayOf(one.month) }),
          }))}
        />
      </Disclosure>
    </div>
  );
}
