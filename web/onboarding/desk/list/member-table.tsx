import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Page } from "#contract/core/paging.ts";
import type { Member } from "#contract/onboarding/members.ts";
import { type DenseColumn, DenseTable } from "#web/ui/dense-table.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { Selection } from "./selection.ts";

/** Rows of members with what is done with several of them, and the pages. */
export function MemberTable({
  caption,
  columns,
  found,
  fading,
  page,
  selection,
  empty,
}: {
  caption: string;
  columns: readonly DenseColumn<Member>[];
  /** Absent until the first answer. */
  found: Page<Member> | undefined;
  /** Another page or filter is on its way. */
  fading: boolean;
  page: { page: number; pageSize: number };
  selection: Selection;
  empty: ReactNode;
}) {
  if (!found) {
    return (
      <Loading label={`Loading: ${caption}`} className="space-y-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  return (
    <div aria-busy={fading} className={clsx("transition-opacity", fading && "opacity-60")}>
      <BulkBar selection={selection} shown={found.rows} />
      <DenseTable
        caption={caption}
        columns={columns}
        rows={found.rows}
        rowKey={({ id }) => id}
        empty={empty}
      />
      <Pagination {...page} total={found.total} className="mt-4" />
    </div>
  );
}
