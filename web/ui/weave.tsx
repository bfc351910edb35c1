import { clsx } from "clsx";
import { useId } from "react";

/** The kiondo weave: one repeat is 36 x 18. */
function WeavePattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="36" height="18" patternUnits="userSpaceOnUse">
      <path
        d="M0 18 9 9l9 9M18 18l9-9 9 9M0 0l9 9 9-9M18 0l9 9 9-9"
        fill="none"
        className="stroke-brand-ink"
        strokeOpacity=".28"
        strokeWidth="1.25"
      />
      <path d="M9 9l-3 3 3 3 3-3-3-3Z" className="fill-accent" fillOpacity=".75" />
    </pattern>
  );
}

/** The woven divider between two sections, as wide as its place. Decoration only; never behind text. */
export function Weave({ rows = 1, className }: { rows?: 1 | 2 | 3; className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height={18 * rows} className={clsx("block", className)}>
      <defs>
        <WeavePattern id={id} />
      </defs>
      <rect width="100%" height={18 * rows} fill={`url(#${id})`} />
    </svg>
  );
}

/** A square of weave in a round frame: the mark of an empty place. */
export function WeaveRound({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 72 72" className={clsx("size-18", className)}>
      <defs>
        <WeavePattern id={id} />
      </defs>
      <circle cx="36" cy="36" r="35" fill={`url(#${id})`} className="stroke-line" />
    </svg>
  );
}
