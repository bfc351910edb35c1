import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

/**
 * A short explanation on hover and focus. Phones have neither: what one must know belongs on the page.
 * @param children one element that can take the focus
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-input bg-ink px-3 py-2 text-sm text-page shadow-float"
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
