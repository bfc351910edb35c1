import { boardStatuses } from "#contract/recruitment/triage.ts";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";

/** Columns with cards, before the first answer. */
export function BoardSkeleton() {
  return (
    <Loading label="Loading the board" className="flex gap-3 overflow-hidden">
      {boardStatuses.map((status) => (
        <div key={status} className="w-64 shrink-0 space-y-2 rounded-card border border-line bg-sand p-2">
          <Skeleton className="m-2 max-w-28" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ))}
    </Loading>
  );
}
