import type { ReactNode } from "react";
import type { List } from "#contract/core/list.ts";
import type { Page } from "#contract/core/paging.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { type DenseColumn, DenseTable } from "#web/ui/dense-table.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListEmpty } from "./list-empty.tsx";
import type { ListWords } from "./words.ts";

interface Rows<L extends List, Row> {
  list: L;
  state: ListState<L>;
  words: ListWords<L>;
  /** The page of rows that the address asks for. */
  found: Page<Row>;
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly DenseColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Shown while there are no rows at all; where none match, the list says so itself. */
  empty: ReactNode;
}

/**
 * A list as its description makes it, one below the other: search and filters, the rows that match, their pages.
 * Where something else stands below the filters a page composes `FilterBar` and `DenseRows` itself.
 * @param actions beside the filters: what can be done with the list as it is filtered
 */
export function DenseList<L extends List, Row>({
  list,
  state,
  words,
  found,
  actions,
  ...rows
}: Rows<L, Row> & { actions?: ReactNode }) {
  const described = { list, state, words };
  return (
    <>
      <FilterBar {...described} matching={found.total} actions={actions} />
      <DenseRows {...described} found={found} {...rows} />
    </>
  );
}

/** The rows of a list and its pages, where what filters it stands apart: something is between, or it is a query. */
export function DenseRows<L extends List, Row>({
  list,
  state,
  words,
  found,
  caption,
  columns,
  rowKey,
  empty,
}: Rows<L, Row>) {
  return (
    <>
      <DenseTable
        caption={caption}
        columns={columns}
        rows={found.rows}
        rowKey={rowKey}
        empty={
          <ListEmpty list={list} state={state} words={words} matching={found.total}>
            {empty}
          </ListEmpty>
        }
      />
      <Pagination page={state.page} pageSize={list.pageSize} total={found.total} className="mt-4" />
    </>
  );
}
