import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** A surface that holds one thing. `padded={false}` for tables and lists that bring their own padding. */
export function Card({ padded = true, className, ...rest }: ComponentProps<"div"> & { padded?: boolean }) {
  return (
    <div
      {...rest}
      className={clsx(
        "rounded-card border border-line bg-card shadow-card",
        padded && "p-5 sm:p-6",
        className,
      )}
    />
  );
}

/** A card with a heading, an optional line below it, and actions at its right. */
export function Section({
  id,
  title,
  description,
  actions,
  level = 2,
  className,
  children,
}: {
  /** For addresses that lead to it. */
  id?: string;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Heading level, by where the section is in the page. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <Card id={id} className={className}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading className="text-xl">{title}</Heading>
          {description && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </Card>
  );
}
