import { clsx } from "clsx";
import { type Transaction, transactionList } from "#contract/finance/transactions.ts";
import { formatDate, formatKes } from "#web/lib/format.ts";
import { headerSort, type ListState, listSearch } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import { isOwn, typeLabels } from "./labels.ts";
import { transactionPath } from "./paths.ts";

type State = ListState<typeof transactionList>;

/** Whose a transaction is, or that it is still to be said. */
function Owner({ member, type, assignedBy, account }: Transaction) {
  if (member) {
    return (
      <TwoLines
        first={member.fullName}
        second={[member.memberNumber, assignedBy && "by hand"].filter(Boolean).join(", ")}
      />
    );
  }
  if (isOwn(type)) return <span className="hidden text-muted md:inline">Your own</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 md:block">
      <Badge tone="warning">To be assigned</Badge>
      {account && <span className="block truncate text-xs leading-4 text-muted">{account}</span>}
    </span>
  );
}

export const columnsFor = (state: State): readonly DenseColumn<Transaction>[] => [
  {
    key: "receipt",
    header: "Receipt",
    width: "md:w-[18%]",
    card: "title",
    cell: ({ reference, isPayment }) => (
      <TwoLines first={reference} second={isPayment ? "Recorded as a payment, too" : ""} />
    ),
  },
  {
    key: "day",
    header: "Day",
    width: "md:w-[15%] xl:w-[11%]",
    card: "start",
    sort: headerSort(transactionList, state, "paidOn"),
    cell: ({ paidOn }) => <span className="whitespace-nowrap">{formatDate(paidOn)}</span>,
  },
  {
    key: "type",
    header: "Type",
    width: "md:w-[17%] xl:w-[14%]",
    card: "end",
    cell: ({ type }) => typeLabels[type],
  },
  {
    key: "member",
    header: "Member",
    width: "md:w-[25%] xl:w-[21%]",
    card: "line",
    cell: (row) => <Owner {...row} />,
  },
  {
    key: "details",
    header: "Details",
    width: "xl:w-[14%]",
    wideOnly: true,
    cell: ({ details, payer }) => <TwoLines first={details} second={payer} />,
  },
  {
    key: "amount",
    header: "Amount",
    width: "md:w-[17%] xl:w-[14%]",
    card: "state",
    numeric: true,
    sort: headerSort(transactionList, state, "amount"),
    cell: ({ amount }) => (
      <span className={clsx("font-semibold whitespace-nowrap tabular-nums", amount < 0 && "text-danger")}>
        {formatKes(amount)}
      </span>
    ),
  },
  openColumn({
    to: ({ id }) => `${transactionPath(id)}${listSearch(transactionList, state)}`,
    name: ({ reference }) => reference,
  }),
];
