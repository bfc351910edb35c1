import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A grey place where something is about to be; shape it like what comes. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={clsx("block h-4 animate-pulse rounded-input bg-neutral-tint", className)} />
  );
}

/** Announces that `label` is loading, around skeletons. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
