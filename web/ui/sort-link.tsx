import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Link } from "./link.tsx";

/** Where a column's head leads and how the column is sorted now, if it is. */
export interface ColumnSort {
  to: string;
  direction?: "ascending" | "descending";
}

/** The head of a column that a list can be sorted by. */
export function SortLink({ header, sort }: { header: string; sort: ColumnSort }) {
  const Arrow = !sort.direction ? ChevronsUpDown : sort.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <Link to={sort.to} preventScrollReset className="inline-flex items-center gap-1 hover:text-ink">
      {header}
      <Arrow aria-hidden className="size-4 shrink-0" />
    </Link>
  );
}
