import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";

/** A small window that belongs to a button: a few controls that need no page of their own. */
export function Popover({
  trigger,
  label,
  align = "start",
  children,
}: {
  trigger: ReactNode;
  /** Names the window for screen readers. */
  label: string;
  align?: "start" | "end";
  children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) min-w-56 animate-fade-in overflow-y-auto rounded-card border border-line bg-card p-4 shadow-float outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
