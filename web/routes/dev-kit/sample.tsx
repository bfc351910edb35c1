import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";

/** One part of the kit: a heading and its samples. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10" aria-label={title}>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-6 space-y-8">{children}</div>
    </section>
  );
}

/** One primitive in one or more states, with a word on what is shown. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm font-semibold tracking-normal text-muted">{name}</h3>
      {children}
    </div>
  );
}

/** Samples side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** For a primitive that takes the focus or the address when it appears. */
export function OnPress({ label, children }: { label: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  if (shown) return children;
  return (
    <Button variant="secondary" onClick={() => setShown(true)}>
      {label}
    </Button>
  );
}
