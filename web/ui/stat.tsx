import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { type Tone, textClass } from "./tone.ts";

/**
 * One figure, large, with its name and an optional line about it. Put several into `<StatGroup>`.
 * @param value already formatted; `null` is "no figure yet" and shows a dash, never a zero
 * @param to where what the figure counts is listed; the whole card leads there
 */
export function Stat({
  label,
  value,
  note,
  tone = "neutral",
  to,
  className,
}: {
  label: string;
  value: ReactNode | null;
  note?: ReactNode;
  tone?: Tone;
  to?: string | undefined;
  className?: string;
}) {
  return (
    <div
      className={clsx(
        "@container rounded-card border border-line bg-card p-5 shadow-card",
        to && "relative hover:border-field hover:bg-sand",
        className,
      )}
    >
      <dt className="text-sm text-muted">
        {to ? (
          <Link to={to} className="before:absolute before:inset-0 before:rounded-card hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      {/* Two stand side by side on a phone, where "KES 45.2M" has to fit a line. */}
      <dd className="mt-1 font-display text-[clamp(1.25rem,17cqi,1.875rem)] leading-tight font-bold tracking-tight tabular-nums">
        {value ?? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">no figure yet</span>
          </>
        )}
      </dd>
      {note && <dd className={clsx("mt-1 text-sm font-medium", textClass[tone])}>{note}</dd>}
    </div>
  );
}

/** A row of figures: two across on a phone, as many as there are on a wide screen. */
export function StatGroup({
  narrow = false,
  className,
  children,
}: {
  /** Two across on any screen, as in a column that others stand beside. */
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <dl
      className={clsx(
        "grid grid-cols-2 gap-3 sm:gap-4",
        !narrow && "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
        className,
      )}
    >
      {children}
    </dl>
  );
}
