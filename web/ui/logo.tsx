import { clsx } from "clsx";

/** Two interlocked chevrons making a ring: the product's mark. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className={clsx("size-8 shrink-0", className)}>
      <path d="M16 3 27 14l-4.2 4.2L16 11.4l-6.8 6.8L5 14 16 3Z" className="fill-brand-ink" />
      <path d="M16 29 5 18l4.2-4.2 6.8 6.8 6.8-6.8L27 18 16 29Z" className="fill-accent" />
      <path d="M9.2 13.8 5 18l2.1 2.1 4.2-4.2-2.1-2.1Z" className="fill-brand-ink" />
    </svg>
  );
}

/** Mark and product name, as in the header. */
export function Logo({ product, className }: { product: string; className?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2.5", className)}>
      <Mark />
      <span className="font-display text-xl font-bold tracking-tight">{product}</span>
    </span>
  );
}
