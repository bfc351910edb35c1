import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One line of a card's list: an icon that says what kind of fact, and the fact. */
export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
