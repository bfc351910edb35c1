import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { type To, useNavigate } from "react-router";
import { formatNumber } from "#contract/core/numbers.ts";

import type { Neighbours } from "#web/lib/list-neighbours.ts";
import { iconButtonClass } from "#web/ui/button.tsx";
import { Link } from "../link.tsx";
import { useLetterKeys } from "./letter-keys.ts";
import { stepOf } from "./step-keys.ts";

/**
 * From a record that was opened in a list to the one before and after it, by links or keys. What was known when the
 * record was opened stays: a change made to it may take it out of the list.
 * @param id of the record
 * @param what it is: `application`
 * @param toNeighbour the address of another one
 */
export function RecordSteps({
  id,
  what,
  neighbours,
  toNeighbour,
  letters = false,
}: {
  id: string;
  what: string;
  /** Whether J and K lead on and back, too. */
  letters?: boolean;
  neighbours: Neighbours | null;
  toNeighbour: (neighbour: NonNullable<Neighbours["next"]>) => To;
}) {
  const known = useFirstKnown(id, neighbours);
  const navigate = useNavigate();
  const previous = known?.previous && toNeighbour(known.previous);
  const next = known?.next && toNeighbour(known.next);

  const go = (to: To | null | undefined) => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true });
  };
  useLetterKeys({ j: () => go(next), k: () => go(previous) }, letters);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const way = stepOf(event);
      const to = way === "next" ? next : way === "previous" ? previous : null;
      if (!to) return;
      event.preventDefault();
      void navigate(to, { replace: true, preventScrollReset: true });
    };
    document.addEventListener("keydown", step);
    return () => document.removeEventListener("keydown", step);
  }, [next, previous, navigate]);

  if (!known) return null;
  return (
    <nav aria-label={`Through the list`} className="flex shrink-0 items-center">
      <p className="hidden text-right text-xs leading-4 text-muted tabular-nums sm:block">
        <span role="status" className="block">
          {formatNumber(known.position)} of {formatNumber(known.total)}
        </span>
        <kbd className="font-sans whitespace-nowrap">{letters ? "J, K" : "Alt + ↑ ↓"}</kbd>
      </p>
      <Step
        to={previous}
        icon={ChevronLeft}
        label={`Previous ${what}`}
        keys={letters ? "Alt+ArrowUp K" : "Alt+ArrowUp"}
      />
      <Step
        to={next}
        icon={ChevronRight}
        label={`Next ${what}`}
        keys={letters ? "Alt+ArrowDown J" : "Alt+ArrowDown"}
      />
    </nav>
  );
}

/** The first neighbours that were known of a record: a change made to it may take it out of the list. */
export function useFirstKnown(id: string, neighbours: Neighbours | null): Neighbours | null {
  const [known, setKnown] = useState({ id, neighbours });
  const isOther = known.id !== id;
  if (isOther || (!known.neighbours && neighbours)) setKnown({ id, neighbours });
  return isOther ? neighbours : known.neighbours;
}

function Step({
  to,
  icon: Icon,
  label,
  keys,
}: {
  to: To | null | undefined;
  icon: LucideIcon;
  label: string;
  keys: string;
}) {
  const arrow = <Icon aria-hidden className="size-5" />;
  if (!to) return <span className={clsx(iconButtonClass, "opacity-40")}>{arrow}</span>;
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={label}
      aria-keyshortcuts={keys}
      title={label}
      className={iconButtonClass}
    >
      {arrow}
    </Link>
  );
}
