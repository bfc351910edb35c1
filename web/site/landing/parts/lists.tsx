import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import { Card } from "#web/ui/card.tsx";
import { type Point, pointHeadingClass } from "#web/ui/numbered-steps.tsx";

/** Something the agent can do. */
export interface Feature extends Point {
  icon: LucideIcon;
}

/** What changes for the SACCO; `figure` is a claim of the provider (specification 001, section 9). */
export interface Benefit extends Point {
  figure?: string;
}

/** Features side by side, each under its icon. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden className="size-6 text-brand-ink" />
          <h3 className={clsx("mt-3", pointHeadingClass)}>{title}</h3>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Points as cards, for things that stand apart from each other. */
export function PointCards({ points }: { points: readonly (Point & { label?: string })[] }) {
  return (
    <ul className={clsx("grid gap-4 sm:grid-cols-2", points.length === 3 && "lg:grid-cols-3")}>
      {points.map(({ label, title, text }) => (
        <li key={title} className="flex">
          <Card className="w-full">
            {label && <p className="mb-1 text-sm font-semibold text-brand-ink">{label}</p>}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** Benefits in a row of columns, the figures large. */
export function Benefits({ benefits }: { benefits: readonly Benefit[] }) {
  const claims = benefits.some(({ figure }) => figure?.includes("%"));
  return (
    <>
      <ul
        className={clsx(
          "grid gap-x-10 gap-y-8 sm:grid-cols-2",
          benefits.length === 4 ? "lg:grid-cols-4" : "lg:grid-cols-3",
        )}
      >
        {benefits.map(({ figure, title, text }) => (
          <li key={title} className="border-t-2 border-brand-ink pt-4">
            <h3 className={pointHeadingClass}>
              {figure && (
                <span className="block font-display text-4xl font-bold tracking-tight">{figure} </span>
              )}
              {title}
            </h3>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ul>
      {claims && <p className="mt-8 text-sm text-muted">Percentages are our own claims, not a promise.</p>}
    </>
  );
}
