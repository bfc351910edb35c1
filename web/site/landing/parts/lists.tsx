import { clsx } from "clsx";
import { Check, type LucideIcon } from "lucide-react";
import { Card } from "#web/ui/card.tsx";

export interface Point {
  title: string;
  text: string;
}

/** Something the agent can do. */
export interface Feature extends Point {
  icon: LucideIcon;
}

/** What changes for the SACCO; `figure` is a claim of the provider (specification 001, section 9). */
export interface Benefit extends Point {
  figure?: string;
}

const headingClass = "font-sans text-base font-semibold tracking-normal";

/** Features side by side, each under its icon. */
export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden className="size-6 text-brand-ink" />
          <h3 className={clsx("mt-3", headingClass)}>{title}</h3>
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
            <h3 className={headingClass}>
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

/** Numbered steps from top to bottom; `who` acts in it. */
export function Steps({ steps }: { steps: readonly (Point & { who?: string })[] }) {
  return (
    <ol>
      {steps.map(({ title, text, who }, index) => (
        <li
          key={title}
          className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-5 first:border-0 first:pt-0 last:pb-0"
        >
          <span
            aria-hidden
            className="flex size-10 items-center justify-center rounded-full bg-brand-tint font-semibold text-brand-ink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1.5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h3 className={headingClass}>{title}</h3>
              {who && <p className="text-sm font-semibold text-brand-ink">{who}</p>}
            </div>
            <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Ticked items under what comes before them in their card. */
export function TickedItems({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 space-y-2 border-t border-line pt-4 text-sm">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
          {item}
        </li>
      ))}
    </ul>
  );
}
