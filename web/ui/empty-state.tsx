import { clsx } from "clsx";
import type { ReactNode } from "react";
import { WeaveRound } from "./weave.tsx";

/** Shown where a list would be: says what is missing and what to do next. */
export function EmptyState({
  title,
  children,
  actions,
  className,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div className={clsx("flex flex-col items-center px-4 py-12 text-center", className)}>
      <WeaveRound />
      <p className="mt-5 font-display text-xl font-bold tracking-tight">{title}</p>
      {children && <div className="mt-2 max-w-prose text-sm wrap-anywhere text-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
