import type { Page } from "#contract/core/paging.ts";
import { balanceList, type MemberBalance } from "#contract/finance/transactions.ts";
import { formatDate, formatKes } from "#web/lib/format.ts";
import { headerSort, type ListState } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DenseList } from "#web/ui/list/dense-list.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { statementsPath, transactionsPath } from "./paths.ts";
import { RegisterHeader } from "./register-header.tsx";

type State = ListState<typeof balanceList>;

const words: ListWords<typeof balanceList> = {
  one: "member",
  many: "members",
  search: "Name, member number, ID number or phone",
  filters: {},
  sorts: {
    "-deposits": "Most deposits first",
    deposits: "Fewest deposits first",
    name: "Name, A to Z",
    "-lastPaidOn": "Paid last first",
  },
};

/** What each member has by payments and transactions. */
export function BalancesPage({ found, state }: { found: Page<MemberBalance>; state: State }) {
  return (
    <>
      <RegisterHeader />
      <p className="mb-4 text-sm text-muted">
        From the payments that onboarding records and the transactions whose member is known; each receipt
        counts once. Withdrawals are taken off deposits.
      </p>
      <DenseList
        list={balanceList}
        state={state}
        words={words}
        found={found}
        caption="Balances by member"
        columns={columnsFor(state)}
        rowKey={({ member }) => member.id}
        empty={
          <EmptyState
            title="No balances yet"
            actions={<ButtonLink to={statementsPath}>Import a statement</ButtonLink>}
          >
            Balances appear once payments are recorded, or a statement with your members' accounts is
            imported.
          </EmptyState>
        }
      />
    </>
  );
}

const columnsFor = (state: State): readonly DenseColumn<MemberBalance>[] => [
  {
    key: "member",
    header: "Member",
    width: "md:w-[24%] xl:w-[28%]",
    card: "title",
    sort: headerSort(balanceList, state, "name"),
    cell: ({ member }) => <TwoLines first={member.fullName} second={member.memberNumber ?? ""} />,
  },
  {
    key: "deposits",
    header: "Deposits",
    width: "md:w-[17%]",
    card: "state",
    numeric: true,
    sort: headerSort(balanceList, state, "deposits"),
    cell: ({ deposits }) => <span className="font-semibold tabular-nums">{formatKes(deposits)}</span>,
  },
  {
    key: "shares",
    header: "Shares",
    width: "md:w-[14%]",
    card: "start",
    numeric: true,
    cell: ({ shares }) => (
      <>
        <span className="md:sr-only">Shares </span>
        {formatKes(shares)}
      </>
    ),
  },
  {
    key: "repaid",
    header: "Loans repaid",
    width: "md:w-[15%] xl:w-[14%]",
    card: "end",
    numeric: true,
    cell: ({ repaid }) => (
      <>
        <span className="md:sr-only">Repaid </span>
        {formatKes(repaid)}
      </>
    ),
  },
  {
    key: "last",
    header: "Last paid",
    width: "md:w-[15%] xl:w-[13%]",
    card: "fact",
    sort: headerSort(balanceList, state, "lastPaidOn"),
    cell: ({ lastPaidOn }) => formatDate(lastPaidOn),
  },
  openColumn({
    to: ({ member }) => `${transactionsPath}?memberId=${member.id}`,
    name: ({ member }) => `of ${member.fullName}`,
    label: "Transactions",
    width: "md:w-[14%]",
  }),
];
