import { type Loan, loanList } from "#contract/finance/loans.ts";
import { formatCount, formatDate, formatKes } from "#web/lib/format.ts";
import { headerSort, type ListState, listSearch } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { type DenseColumn, TwoLines } from "#web/ui/dense-table.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import { classLabels, classTones, percentOf } from "./labels.ts";
import { loanPath } from "./paths.ts";

type State = ListState<typeof loanList>;

export const columnsFor = (state: State): readonly DenseColumn<Loan>[] => [
  {
    key: "loan",
    header: "Loan",
    width: "md:w-[20%]",
    card: "title",
    sort: headerSort(loanList, state, "loanNumber"),
    cell: ({ loanNumber, product }) => <TwoLines first={loanNumber} second={product} onPhone="below" />,
  },
  {
    key: "member",
    header: "Member",
    width: "md:w-[22%]",
    card: "line",
    cell: ({ member, borrower }) =>
      member ? (
        <TwoLines first={member.fullName} second={member.memberNumber ?? ""} />
      ) : (
        <TwoLines first={borrower || "Nobody named"} second="To be assigned" />
      ),
  },
  {
    key: "outstanding",
    header: "Outstanding",
    width: "md:w-[18%]",
    card: "start",
    numeric: true,
    sort: headerSort(loanList, state, "outstanding"),
    cell: ({ outstanding, principal }) => (
      <TwoLines first={formatKes(outstanding)} second={`of ${formatKes(principal)}`} />
    ),
  },
  {
    key: "terms",
    header: "Disbursed",
    width: "md:w-[14%]",
    card: "fact",
    cell: ({ disbursedOn, termMonths, rate }) => (
      <TwoLines
        first={disbursedOn ? formatDate(disbursedOn) : "–"}
        second={[termMonths && `${termMonths} months`, rate !== null && percentOf(rate)]
          .filter(Boolean)
          .join(", ")}
      />
    ),
  },
  {
    key: "arrears",
    header: "Arrears",
    width: "md:w-[18%]",
    card: "state",
    sort: headerSort(loanList, state, "daysInArrears"),
    cell: ({ daysInArrears, class: loanClass }) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone={classTones[loanClass]}>{classLabels[loanClass]}</Badge>
        {daysInArrears > 0 && (
          <span className="text-xs whitespace-nowrap text-muted">{formatCount(daysInArrears, "day")}</span>
        )}
      </span>
    ),
  },
  openColumn({
    to: ({ id }) => `${loanPath(id)}${listSearch(loanList, state)}`,
    name: ({ loanNumber }) => loanNumber,
  }),
];
