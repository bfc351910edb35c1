import { businessSolutionsPage } from "#contract/site/pages/business-solutions.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { SolutionPart } from "#web/site/solutions/solution-part.tsx";
import { solutions, trustStatistics } from "#web/site/solutions/solutions.ts";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/business-solutions.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, businessSolutionsPage);

export default function BusinessSolutions() {
  return (
    <>
      <PageHero
        title="Beyond software: what makes members join and stay."
        lead="Eight solutions beside the agents, each taken on its own or together, each fitted to your bond, your by-laws and your budget."
      />
      <div className="column">
        <ul>
          {solutions.map((solution, index) => (
            <SolutionPart key={solution.id} solution={solution} swapped={index % 2 === 1} />
          ))}
        </ul>
      </div>
      <ClosingBand
        title="Not sure which of them you need?"
        text="Tell us your members, branches and plans. You get a figure, or half an hour with someone who knows."
      >
        <EnquiryButton topic="quote" size="lg">
          Get Custom Quote
        </EnquiryButton>
        <EnquiryButton topic="consultation" size="lg" variant="secondary">
          Schedule Consultation
        </EnquiryButton>
      </ClosingBand>
      <section className="column py-12" aria-label="What we stand for">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {trustStatistics.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-3xl font-bold sm:text-4xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
