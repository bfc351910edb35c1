import { clsx } from "clsx";
import { Check } from "lucide-react";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { solutionSamples } from "./solution-samples.tsx";
import type { Solution } from "./solutions.ts";

/**
 * A solution with its four features, beside a piece of it at work; 'Learn More' asks the team about it.
 * @param swapped on a wide screen the piece comes first
 */
export function SolutionPart({
  solution: { id, title, subtitle, description, features },
  swapped,
}: {
  solution: Solution;
  swapped: boolean;
}) {
  const Sample = solutionSamples[id];
  return (
    <li
      id={id}
      className="grid scroll-mt-24 items-center gap-x-16 gap-y-8 border-t border-line py-12 first:border-0 sm:py-16 lg:grid-cols-2"
    >
      <div className={clsx("min-w-0", swapped && "lg:order-1")}>
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-1 font-semibold text-brand-ink">{subtitle}</p>
        <p className="mt-3 max-w-prose text-muted">{description}</p>
        <ul className="my-6 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <EnquiryButton topic="solution" solution={title} variant="secondary">
          Learn More
        </EnquiryButton>
      </div>
      <div className="min-w-0">
        <Sample />
      </div>
    </li>
  );
}
