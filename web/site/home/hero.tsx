import { ArrowRight } from "lucide-react";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { KycCard } from "#web/site/kyc-card.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { Weave } from "#web/ui/weave.tsx";
import { homeMessages } from "./home.messages.ts";
import { pillarMessages } from "./pillar.messages.ts";

/** The first screen: what this is, in one sentence, beside the product at work. */
export function Hero() {
  const language = useLanguage();
  const t = useMessages(homeMessages);
  return (
    <>
      <section className="bg-sand">
        <div className="column grid items-center gap-x-12 gap-y-12 py-12 sm:py-20 lg:grid-cols-[1.25fr_1fr]">
          <div>
            <p className="inline-block rounded-full bg-brand-tint px-3 py-1.5 text-sm font-semibold text-brand-ink">
              {t.approach}
            </p>
            {/* The lines are the same in every font, so that nothing moves when ours arrives. */}
            <h1 className="mt-5 text-4xl sm:text-5xl lg:text-6xl">
              {t.headline}{" "}
              <span className="block text-brand-ink xl:whitespace-nowrap">
                <RichText
                  text={t.headlineEnd}
                  parts={{
                    end: (words) => (
                      <>
                        <br className="sm:max-lg:hidden xl:hidden" />
                        {words}
                      </>
                    ),
                  }}
                />
              </span>
            </h1>
            <p className="mt-5 max-w-[34rem] text-lg text-muted">{t.lead}</p>
            <ul aria-label={t.stages} className="mt-3 flex flex-wrap gap-x-5">
              {Object.entries(pillarMessages).map(([pillar, messages]) => (
                <li key={pillar}>
                  <Link
                    to={{ search: `?pillar=${pillar}`, hash: "pillars" }}
                    className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4 hover:decoration-brand-ink"
                  >
                    {messages[language].name}
                  </Link>
                </li>
              ))}
            </ul>
            <div className="mt-6 flex flex-col gap-3 sm:flex-row">
              <ButtonLink to="/agents" size="lg" trailingIcon={ArrowRight}>
                {t.explore}
              </ButtonLink>
              <EnquiryButton topic="demo" size="lg" variant="secondary">
                {t.scheduleDemo}
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
