import { ArrowRight } from "lucide-react";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { KycCard } from "#web/site/kyc-card.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { pillarTexts } from "./pillar-texts.ts";

/** The first screen: what this is, in one sentence, beside the product at work. */
export function Hero() {
  return (
    <>
      <section className="bg-sand">
        <div className="column grid items-center gap-x-12 gap-y-12 py-12 sm:py-20 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="inline-block rounded-full bg-brand-tint px-3 py-1.5 text-sm font-semibold text-brand-ink">
              A 360° approach for Kenyan SACCOs
            </p>
            {/* The lines are the same in every font, so that nothing moves when ours arrives. */}
            <h1 className="mt-5 text-4xl sm:text-5xl lg:text-6xl">
              AI agents do the paperwork.{" "}
              <span className="block text-brand-ink xl:whitespace-nowrap">
                Your SACCO <br className="sm:max-lg:hidden xl:hidden" />
                decides.
              </span>
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg text-muted">
              Agents register members, check IDs, prepare loans, read CVs and listen to feedback, from first
              form to dividend.
            </p>
            <ul aria-label="The four stages" className="mt-3 flex flex-wrap gap-x-5">
              {Object.entries(pillarTexts).map(([pillar, { name }]) => (
                <li key={pillar}>
                  <Link
                    to={{ search: `?pillar=${pillar}`, hash: "pillars" }}
                    className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4 hover:decoration-brand-ink"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="mt-6 flex flex-col gap-3 sm:flex-row">
              <ButtonLink to="/agents" size="lg" trailingIcon={ArrowRight}>
                Explore AI Solutions
              </ButtonLink>
              <EnquiryButton topic="demo" size="lg" variant="secondary">
                Schedule Demo
              </EnquiryButton>
            </div>
          </div>
          <KycCard />
        </div>
      </section>
      <Weave className="border-b border-line bg-sand" />
    </>
  );
}
