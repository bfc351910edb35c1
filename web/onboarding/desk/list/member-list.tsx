import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { List } from "#contract/core/list.ts";
import type { Page } from "#contract/core/paging.ts";
import type { Member } from "#contract/onboarding/members.ts";
import type { ListState } from "#web/lib/list-state.ts";
import type { DenseColumn } from "#web/ui/dense-table.tsx";
import { DenseRows } from "#web/ui/list/dense-list.tsx";
import { FilterBar } from "#web/ui/list/filter-bar.tsx";
import { openColumn } from "#web/ui/list/open-column.tsx";
import type { ListWords } from "#web/ui/list/words.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { choiceColumn } from "./columns.tsx";
import { FoundRows } from "./found-rows.tsx";
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
  const described = { list, state, words };
  return (
    <>
      <h2 className="sr-only">{title}</h2>
      <FilterBar {...described} matching={found.data?.total} actions={actions} />
      <FoundRows found={found} what={what} caption={caption}>
        {(page) => (
          <>
            <BulkBar selection={selection} shown={page.rows} />
            <DenseRows
              {...described}
              found={page}
              caption={caption}
              columns={[
                choiceColumn(selection),
                ...columns,
                openColumn<Member>({ to, name: ({ fullName }) => fullName }),
              ]}
              rowKey={({ id }) => id}
              empty={empty}
            />
          </>
        )}
      </FoundRows>
    </>
  );
}
