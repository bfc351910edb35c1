import { Check } from "lucide-react";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Solution } from "./solutions.ts";

/** A solution with its four features; 'Learn More' asks the team about it. */
export function SolutionCard({ id, title, subtitle, description, features }: Solution) {
  return (
    <li id={id} className="flex scroll-mt-24">
      <Card className="flex w-full flex-col">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm font-semibold text-brand-ink">{subtitle}</p>
        <p className="mt-3 text-sm text-muted">{description}</p>
        <ul className="mt-4 mb-6 grid grow content-start gap-x-6 gap-y-2 text-sm lg:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <div>
          <EnquiryButton topic="solution" solution={title} variant="secondary">
            Learn More
          </EnquiryButton>
        </div>
      </Card>
    </li>
  );
}
