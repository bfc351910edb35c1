import { Check } from "lucide-react";

/** Ticked items under what comes before them in their card. */
export function TickedItems({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 space-y-2 border-t border-line pt-4 text-sm">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
