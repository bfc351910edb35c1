import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { type Tone, textClass } from "./tone.ts";

export type AlertTone = Extract<Tone, "info" | "success" | "warning" | "danger">;

const icons: Record<AlertTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const surfaces: Record<AlertTone, string> = {
  info: "border-info/30 bg-info-tint",
  success: "border-success/30 bg-success-tint",
  warning: "border-warning/30 bg-warning-tint",
  danger: "border-danger/30 bg-danger-tint",
};

/** A message in the flow of a page. Add `role="status"` or `role="alert"` when it appears after an action. */
export function Alert({
  tone = "info",
  title,
  actions,
  className,
  children,
  ...rest
}: Omit<ComponentProps<"div">, "title"> & { tone?: AlertTone; title?: string; actions?: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={clsx("flex gap-3 rounded-card border p-4", surfaces[tone], className)}>
      <Icon aria-hidden className={clsx("mt-0.5 size-5 shrink-0", textClass[tone])} />
      <div className="min-w-0 grow text-sm">
        {title && <p className="text-base leading-6 font-semibold">{title}</p>}
        {children && <div className={clsx(title && "mt-1")}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
