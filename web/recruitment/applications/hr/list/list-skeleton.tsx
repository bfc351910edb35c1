import { Loading, Skeleton } from "#web/ui/skeleton.tsx";

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Rows of a table, cards on a phone, before the first answer. */
export function ListSkeleton() {
  return (
    <Loading
      label="Loading the applications"
      className="space-y-3 md:space-y-0 md:rounded-card md:border md:border-line md:bg-card"
    >
      {rows.map((row) => (
        <div
          key={row}
          className="grid grid-cols-2 items-center gap-4 rounded-card border border-line bg-card p-4 md:grid-cols-[2fr_2fr_1fr_1fr_2fr_1fr] md:rounded-none md:border-0 md:not-last:border-b"
        >
          <span className="space-y-2">
            <Skeleton className="max-w-36" />
            <Skeleton className="h-3 max-w-44" />
          </span>
          <Skeleton className="max-w-40" />
          <Skeleton className="w-10" />
          <Skeleton className="h-6 w-24 rounded-full" />
          <Skeleton className="max-w-32" />
          <Skeleton className="h-9" />
        </div>
      ))}
    </Loading>
  );
}
