import { clsx } from "clsx";
import { initialsOf } from "./initials.ts";

/** A person's initials in a circle. The name is beside it, so screen readers skip it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-brand-tint text-sm font-semibold text-brand-ink",
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
