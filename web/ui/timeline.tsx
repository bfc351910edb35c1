import { clsx } from "clsx";
import { Circle, CircleCheck, CircleDot, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "#web/lib/language.ts";
import { stepMessages } from "./steps.messages.ts";

export interface TimelineItem {
  title: string;
  state: "completed" | "current" | "pending";
  description?: ReactNode;
  /** When it was reached, or how long it usually takes: already a text. */
  when?: string;
}

const looks: Record<TimelineItem["state"], { icon: LucideIcon; className: string }> = {
  completed: { icon: CircleCheck, className: "text-success" },
  current: { icon: CircleDot, className: "text-brand-ink" },
  pending: { icon: Circle, className: "text-muted" },
};

/** Steps of a path from top to bottom: completed, current, pending. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  const t = useMessages(stepMessages);
  return (
    <ol className={className}>
      {items.map((item, index) => {
        const look = looks[item.state];
        const Icon = look.icon;
        return (
          <li
            key={item.title}
            aria-current={item.state === "current" ? "step" : undefined}
            className="relative flex gap-3 pb-5 last:pb-0"
          >
            {index < items.length - 1 && (
              <span
                aria-hidden
                className={clsx(
                  "absolute top-6 bottom-0 left-2.25 w-0.5",
                  item.state === "completed" ? "bg-success" : "bg-line",
                )}
              />
            )}
            <Icon aria-hidden className={clsx("mt-0.5 size-5 shrink-0", look.className)} />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className={clsx("font-semibold", item.state === "pending" && "text-muted")}>
                  {item.title}
                  <span className="sr-only">: {t[item.state]}</span>
                </p>
                {item.when && <p className="text-sm text-muted">{item.when}</p>}
              </div>
              {item.description && <div className="mt-0.5 text-sm text-muted">{item.description}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
