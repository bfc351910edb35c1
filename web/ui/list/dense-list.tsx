import type { ReactNode } from "react";
import type { List } from "#contract/core/list.ts";
import type { Page } from "#contract/core/paging.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { type DenseColumn, DenseTable } from "#web/ui/dense-table.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListEmpty } from "./list-empty.tsx";
import type { ListWords } from "./words.ts";

/**
 * A list as its description makes it, one below the other: search and filters, the rows that match, their pages.
 * Where something else stands between these, or the rows are no `DenseTable`, a page composes them itself.
 * @param found the page of rows that the address asks for
 * @param actions beside the filters: what can be done with the list as it is filtered
 * @param caption names the table for screen readers
 * @param empty shown while there are no rows at all; where none match, the list says so itself
 */
export function DenseList<L extends List, Row>({
  list,
  state,
  words,
  found,
  actions,
  caption,
  columns,
  rowKey,
  empty,
}: {
  list: L;
  state: ListState<L>;
  words: ListWords<L>;
  found: Page<Row>;
  actions?: ReactNode;
  caption: string;
  columns: readonly DenseColumn<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
}) {
  const described = { list, state, words, matching: found.total };
  return (
    <>
      <FilterBar {...described} actions={actions} />
      <DenseTable
        caption={caption}
        columns={columns}
        rows={found.rows}
        rowKey={rowKey}
        empty={<ListEmpty {...described}>{empty}</ListEmpty>}
      />
      <Pagination page={state.page} pageSize={list.pageSize} total={found.total} className="mt-4" />
    </>
  );
}
