import type { List } from "#contract/core/list.ts";
import type { Page } from "#contract/core/paging.ts";
import type { ListState } from "./list-state.ts";

interface Neighbour {
  id: string;
  /** Page of the list that it is on. */
  page: number;
}

/** Where a record is in the list that it was opened from, and what is before and after it. */
export interface Neighbours {
  /** From 1, over all pages. */
  position: number;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * Finds a record and its neighbours in a list as it is filtered and sorted, across the ends of its pages. The page
 * that the address names may be one off, after others came or went.
 * @param read one page of the list
 * @returns null when the record is not there
 */
export async function neighboursOf<L extends List>(
  list: L,
  state: ListState<L>,
  id: string,
  read: (state: ListState<L>) => Promise<Page<{ id: string }>>,
): Promise<Neighbours | null> {
  const at = (page: number) => read({ ...state, page });
  for (const page of [state.page, state.page - 1, state.page + 1]) {
    if (page < 1) continue;
    const { rows, total } = await at(page);
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) continue;
    const before = rows[index - 1];
    const after = rows[index + 1];
    const isLast = page * list.pageSize >= total;
    return {
      position: (page - 1) * list.pageSize + index + 1,
      total,
      previous: before
        ? { id: before.id, page }
        : page > 1
          ? place((await at(page - 1)).rows.at(-1), page - 1)
          : null,
      next: after ? { id: after.id, page } : isLast ? null : place((await at(page + 1)).rows[0], page + 1),
    };
  }
  return null;
}

const place = (row: { id: string } | undefined, page: number): Neighbour | null =>
  row ? { id: row.id, page } : null;
