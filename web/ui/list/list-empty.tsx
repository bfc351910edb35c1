import type { ReactNode } from "react";
import type { List } from "#contract/core/list.ts";
import { clearedSearch, countFilters, type ListState, listSearch } from "#web/lib/list-state.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { ListWords } from "./words.ts";

/**
 * Shown where the rows would be: the page is past the end, none match, or there are none at all.
 * @param children for a list without any rows: what will be shown here
 */
export function ListEmpty<L extends List>({
  list,
  state,
  words: { many, groups },
  matching,
  children,
}: {
  list: L;
  state: ListState<L>;
  words: Pick<ListWords<L>, "many" | "groups">;
  matching: number;
  children: ReactNode;
}) {
  if (matching > 0) {
    return (
      <Nothing
        title="This page is empty"
        action="Go to the first page"
        search={listSearch(list, { ...state, page: 1 })}
      >
        The list has become shorter since you opened it.
      </Nothing>
    );
  }
  if (countFilters(list, state, groups) > 0) {
    return (
      <Nothing title={`No ${many} match`} action="Clear filters" search={clearedSearch(list, state, groups)}>
        {list.search ? "Try another word, or remove a filter." : "Remove a filter."}
      </Nothing>
    );
  }
  return children;
}

function Nothing({
  title,
  action,
  search,
  children,
}: {
  title: string;
  action: string;
  search: string;
  children: ReactNode;
}) {
  return (
    <EmptyState
      title={title}
      actions={
        <ButtonLink to={{ search }} variant="secondary">
          {action}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
