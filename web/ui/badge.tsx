import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type Tone, tintClass } from "./tone.ts";

/** A short word about the state of something. Domains map their statuses to tone, icon and word. */
export function Badge({
  tone = "neutral",
  icon: Icon,
  wraps = false,
  className,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon;
  /** For words that a person typed, of any length: they break rather than leave the screen. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 px-2.5 py-1 text-xs font-semibold",
        wraps ? "rounded-card wrap-anywhere" : "rounded-full whitespace-nowrap",
        tintClass[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}
