import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { HiringFile } from "#contract/recruitment/hiring.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { hiringQuery } from "./queries.ts";

/** Loads the exchange between staff and the candidate, once for all tabs that show a part of it. */
export function HiringTab({ id, children }: { id: string; children: (hiring: HiringFile) => ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(hiringQuery(id));
  if (data) return children(data);
  if (error) return <LoadFailure what="this part" error={error} retry={refetch} pending={isFetching} />;
  return (
    <Loading label="Loading" className="space-y-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </Loading>
  );
}
