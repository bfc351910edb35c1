import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Page } from "#contract/core/paging.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";

/**
 * What a query of the desk found: its rows, pale while others are on their way; why they did not come; or that the
 * first ones are on their way.
 * @param what did not come, where that is so: `the members`
 * @param caption of the table
 */
export function FoundRows<Row>({
  found: { data, error, refetch, isFetching, isPlaceholderData: fading },
  what,
  caption,
  children,
}: {
  found: UseQueryResult<Page<Row>>;
  what: string;
  caption: string;
  children: (page: Page<Row>) => ReactNode;
}) {
  if (error) return <LoadFailure what={what} error={error} retry={refetch} pending={isFetching} />;
  if (data) {
    return (
      <div aria-busy={fading} className={clsx("transition-opacity", fading && "opacity-60")}>
        {children(data)}
      </div>
    );
  }
  return (
    <Loading label={`Loading: ${caption}`} className="space-y-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  );
}
