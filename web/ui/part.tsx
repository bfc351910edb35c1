import { clsx } from "clsx";
import type { ReactNode } from "react";

/** One idea of a page: a heading, a line about it, and what shows it. */
export function Part({
  title,
  lead,
  tone = "page",
  aside = false,
  children,
}: {
  title: string;
  lead?: string;
  /** Its background; neighbours differ. */
  tone?: "page" | "sand";
  /** On a wide screen the heading is beside the content instead of above it. */
  aside?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={clsx(tone === "sand" && "border-y border-line bg-sand")}>
      <div
        className={clsx("column py-14 sm:py-20", aside && "grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]")}
      >
        <div>
          <h2 className="max-w-2xl text-3xl sm:text-4xl">{title}</h2>
          {lead && <p className="mt-3 max-w-prose text-lg text-muted">{lead}</p>}
        </div>
        <div className={clsx("min-w-0", !aside && "mt-9")}>{children}</div>
      </div>
    </section>
  );
}
