import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** Above a page: the way back to what it belongs to, which its text names. */
export function BackLink({
  to,
  className,
  children,
}: Pick<ComponentProps<typeof Link>, "to" | "className" | "children">) {
  return (
    <Link
      to={to}
      className={clsx(
        className,
        "inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-ink hover:underline",
      )}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
