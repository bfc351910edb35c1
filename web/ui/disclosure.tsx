import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Something that few need: folded away below a line that opens it, also without scripts. */
export function Disclosure({
  label,
  hint,
  open,
  children,
}: {
  label: string;
  /** The most important of what is folded away. */
  hint?: string | undefined;
  /** Whether it begins unfolded. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {hint ? (
          <span className="min-w-0 py-1.5 wrap-anywhere">
            {label}
            <span className="block font-normal text-muted">{hint}</span>
          </span>
        ) : (
          label
        )}
      </summary>
      {children}
    </details>
  );
}
