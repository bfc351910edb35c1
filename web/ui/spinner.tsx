import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";

/** Shows that something is being waited for. With a `label` it is announced; without one it is decoration. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={clsx("inline-flex shrink-0", className)}>
      <LoaderCircle aria-hidden className="size-4.5 animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
