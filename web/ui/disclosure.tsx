import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

/** Something that few need: folded away below a line that opens it, also without scripts. */
export function Disclosure({
  label,
  open,
  children,
}: {
  label: string;
  /** Whether it begins unfolded. */
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group" open={open}>
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  );
}
