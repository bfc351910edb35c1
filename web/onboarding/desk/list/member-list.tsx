import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { List } from "#contract/core/list.ts";
import type { Page } from "#contract/core/paging.ts";
import type { Member } from "#contract/onboarding/members.ts";
import type { ListState } from "#web/lib/list-state.ts";
import { type DenseColumn, DenseTable } from "#web/ui/dense-table.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { ListEmpty } from "#web/ui/list/list-empty.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { choiceColumn } from "./columns.tsx";
import { useSelection } from "./selection.ts";

/**
 * A list of members as the desk works with it: search and filters, the rows, what is done with several of them, and the
 * pages. Each row can be chosen and opened.
 * @param title is read above it
 * @param caption names the table for screen readers
 * @param what did not come, where that is so: `the members`
 * @param columns what is between the box of each row and the link that opens it
 * @param to the address of a member, which knows the list that it was opened from
 * @param empty shown while there are no rows at all; where none match, the list says so itself
 */
export function MemberList<L extends List>({
  title,
  caption,
  what,
  list,
  state,
  words,
  found,
  actions,
  columns,
  to,
  empty,
}: {
  title: string;
  caption: string;
  what: string;
  list: L;
  state: ListState<L>;
  words: ListWords<L>;
  /** The page of rows that the address asks for; the last one stays while another is on its way. */
  found: UseQueryResult<Page<Member>>;
  actions?: ReactNode;
  columns: readonly DenseColumn<Member>[];
  to: (member: Member) => string;
  empty: ReactNode;
}) {
  const selection = useSelection();
  const { data, error, refetch, isFetching, isPlaceholderData: fading } = found;
  const described = { list, state, words };
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <FilterBar {...described} matching={data?.total} actions={actions} />
      {error ? (
        <LoadFailure what={what} error={error} retry={refetch} pending={isFetching} />
      ) : data ? (
        <div aria-busy={fading} className={clsx("transition-opacity", fading && "opacity-60")}>
          <BulkBar selection={selection} shown={data.rows} />
          <DenseTable
            caption={caption}
            columns={[
              choiceColumn(selection),
              ...columns,
              openColumn<Member>({ to, name: ({ fullName }) => fullName }),
            ]}
            rows={data.rows}
            rowKey={({ id }) => id}
            empty={
              <ListEmpty {...described} matching={data.total}>
                {empty}
              </ListEmpty>
            }
          />
          <Pagination page={state.page} pageSize={list.pageSize} total={data.total} className="mt-4" />
        </div>
      ) : (
        <Loading label={`Loading: ${caption}`} className="space-y-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
    </>
  );
}
