import { Mail } from "lucide-react";
import { useSearchParams } from "react-router";
import { anyOf, defineList, oneOf, wholeNumber } from "#contract/core/list.ts";
import { formatDate } from "#web/lib/format.ts";
import { headerSort, type ListState, listSearch, readList } from "#web/lib/list-state.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { type DenseColumn, DenseTable, TwoLines } from "#web/ui/dense-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { RecordSteps } from "#web/ui/list/record-steps.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Part, Sample } from "./sample.tsx";
import { SavedViewsSample } from "./saved-views.tsx";

const loanList = defineList({
  pageSize: 3,
  search: true,
  filters: {
    state: anyOf(["new", "paid", "late"]),
    branch: anyOf(["Nakuru", "Thika Road"], { atOnce: 1 }),
    least: wholeNumber({ min: 0, max: 100, preset: 0, upTo: "most" }),
    most: wholeNumber({ min: 0, max: 100, preset: 100 }),
    taken: oneOf(["week", "month"]),
  },
  sorts: ["-taken", "taken", "name", "-name"],
});

const words: ListWords<typeof loanList> = {
  one: "loan",
  many: "loans",
  search: "Member",
  filters: {
    state: { label: "State", option: { new: "New", paid: "Paid back", late: "Late" } },
    branch: { label: "Branch" },
    least: { label: "Score", option: (score) => `${score}%` },
    taken: { label: "Taken", none: "Any date", option: { week: "Last 7 days", month: "Last 30 days" } },
  },
  sorts: { "-taken": "Newest first", taken: "Oldest first", name: "Name, A to Z", "-name": "Name, Z to A" },
};

const loans = [
  { name: "Brian Otieno", number: "UM-20114", purpose: "School fees", branch: "Nakuru", score: 86 },
  {
    name: "Grace Wanjiku Mwangi-Kamau wa Nyandarua na Murang'a",
    number: "UM-00007",
    purpose: "A second-hand tractor for the group of farmers at Ol Kalou",
    branch: "Thika Road",
    score: 100,
  },
  { name: "Amina Hassan", number: "UM-19322", purpose: "Stock", branch: "Nakuru", score: 9 },
];
type Loan = (typeof loans)[number];

const columnsFor = (state: ListState<typeof loanList>): DenseColumn<Loan>[] => [
  {
    key: "member",
    header: "Member",
    width: "md:w-[28%]",
    card: "title",
    sort: headerSort(loanList, state, "name"),
    cell: ({ name, number }) => <TwoLines first={name} second={number} onPhone="nowhere" />,
  },
  {
    key: "purpose",
    header: "Purpose",
    width: "md:w-[34%]",
    card: "line",
    cell: ({ purpose, branch }) => <TwoLines first={purpose} second={branch} />,
  },
  {
    key: "score",
    header: "Score",
    width: "md:w-[8%]",
    card: "fact",
    numeric: true,
    cell: ({ score }) => `${score}%`,
  },
  {
    key: "state",
    header: "State",
    width: "md:w-[10%]",
    card: "state",
    cell: () => <Badge tone="info">New</Badge>,
  },
  {
    key: "taken",
    header: "Taken",
    width: "md:w-[12%]",
    card: "fact",
    sort: headerSort(loanList, state, "taken"),
    cell: () => formatDate("2026-11-03"),
  },
  {
    key: "actions",
    header: "Actions",
    width: "md:w-[8%]",
    card: "actions",
    hideHeader: true,
    cell: ({ name }) => <IconButton icon={Mail} label={`Write to ${name}`} />,
  },
];

/** A list as one description makes it; nothing is filtered here, but the address follows. */
export function Lists() {
  const [search] = useSearchParams();
  const state = readList(loanList, search);
  const described = { list: loanList, state, words, matching: 12 };
  return (
    <Part title="Lists">
      <Sample name="FilterBar, DenseTable and Pagination of one description (docs/guides/add-a-list.md)">
        <FilterBar {...described} total={247} />
        <DenseTable
          caption="Loans"
          columns={columnsFor(state)}
          rows={loans}
          rowKey={({ number }) => number}
          empty="None"
        />
        <Pagination page={state.page} pageSize={loanList.pageSize} total={12} className="mt-4" />
      </Sample>
      <SavedViewsSample search={listSearch(loanList, { ...state, page: 1 })} />
      <Sample name="ListEmpty: none match, none yet">
        <div className="grid gap-4 lg:grid-cols-2">
          <DenseTable
            caption="Loans that match"
            columns={columnsFor(state)}
            rows={[]}
            rowKey={() => ""}
            empty={
              <ListEmpty {...described} state={{ ...state, q: "nobody" }} matching={0}>
                {null}
              </ListEmpty>
            }
          />
          <DenseTable
            caption="All loans"
            columns={columnsFor(state)}
            rows={[]}
            rowKey={() => ""}
            empty={
              <EmptyState title="No loans yet">As soon as a member takes one, it is shown here.</EmptyState>
            }
          />
        </div>
      </Sample>
      <Sample name="RecordSteps: from a record to the one before and after it, also by Alt and an arrow">
        <div className="flex">
          <RecordSteps
            id="b"
            what="loan"
            neighbours={{
              position: 3,
              total: 12,
              previous: { id: "a", page: 1 },
              next: { id: "c", page: 2 },
            }}
            toNeighbour={({ page }) => `?page=${page}`}
          />
        </div>
      </Sample>
    </Part>
  );
}
