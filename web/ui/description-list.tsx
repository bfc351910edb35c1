import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Names and values of one thing. Values that are null or empty show a dash. */
export function DescriptionList({
  items,
  columns = 1,
  className,
}: {
  items: readonly { term: string; value: ReactNode }[];
  columns?: 1 | 2 | 3;
  className?: string;
}) {
  return (
    <dl
      className={clsx(
        "grid gap-x-6 gap-y-4",
        columns === 2 && "sm:grid-cols-2",
        columns === 3 && "sm:grid-cols-2 lg:grid-cols-3",
        className,
      )}
    >
      {items.map(({ term, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="mt-0.5 font-medium">{value === null || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
