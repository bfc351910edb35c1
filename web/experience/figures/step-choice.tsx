import { clsx } from "clsx";
import { type TrendStep, trendSteps } from "#contract/experience/figures.ts";
import type { Period } from "#web/lib/period.ts";
import { Link } from "#web/ui/link.tsx";

const labels: Record<TrendStep, string> = { week: "By week", month: "By month" };

/** What a point of the charts spans. */
export function StepChoice({ step, period }: { step: TrendStep; period: Period }) {
  const days = period.days ? `days=${period.days}` : `from=${period.from}&to=${period.to}`;
  return (
    <nav aria-label="Charts">
      <ul className="flex rounded-input border border-line">
        {trendSteps.map((one) => (
          <li key={one}>
            <Link
              to={{ search: `?${days}&step=${one}` }}
              aria-current={one === step ? "page" : undefined}
              preventScrollReset
              className={clsx(
                "inline-flex min-h-11 items-center rounded-input px-4 text-sm font-semibold",
                one === step ? "bg-brand-tint text-brand-ink" : "text-muted hover:text-ink",
              )}
            >
              {labels[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
