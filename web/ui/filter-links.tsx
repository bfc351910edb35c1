import { clsx } from "clsx";
import type { To } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";

import { Link } from "./link.tsx";

export interface FilterLink {
  /** What the list shows with it. */
  label: string;
  /** How many rows that are; none where it is no list. */
  count?: number;
  to: To;
  current: boolean;
}

/** Groups of a list to choose from, each with how many it holds, or pages that belong together. Links: they work without scripts, and go back. */
export function FilterLinks({
  label,
  links,
  className,
}: {
  label: string;
  links: readonly FilterLink[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              aria-current={link.current ? "page" : undefined}
              preventScrollReset
              className={clsx(
                "inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm font-semibold sm:px-4",
                link.current
                  ? "border-brand bg-brand-tint text-brand-ink"
                  : "border-line text-muted hover:text-ink",
              )}
            >
              {link.label}
              {link.count !== undefined && <span className="tabular-nums">{formatNumber(link.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
