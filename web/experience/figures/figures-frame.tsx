import type { ReactNode } from "react";
import { formatDate } from "#web/lib/format.ts";
import type { Period } from "#web/lib/period.ts";
import { PeriodChoice } from "#web/ui/period-choice.tsx";

interface Span {
  from: string;
  to: string;
}

/** A tab of figures: its days, what they are held against, and the figures. */
export function FiguresFrame({
  title,
  period,
  before,
  extra,
  children,
}: {
  title: string;
  period: Period;
  before: Span;
  /** More to choose, beside the days. */
  extra?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="space-y-5 sm:space-y-6">
      <h2 className="sr-only">{title}</h2>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <PeriodChoice period={period} />
        {extra}
      </div>
      <p className="text-sm text-muted">
        From {formatDate(period.from)} to {formatDate(period.to)}, held against {formatDate(before.from)} to{" "}
        {formatDate(before.to)}.
      </p>
      {children}
    </div>
  );
}
