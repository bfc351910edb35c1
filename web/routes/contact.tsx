import { Handshake, MapPinned, ShieldCheck } from "lucide-react";
import { data, useSearchParams } from "react-router";
import { CodedError } from "#contract/core/errors.ts";
import { contactPage } from "#contract/site/pages/contact.ts";
import { apiContext } from "#web/lib/context.ts";
import { useMessages } from "#web/lib/language.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { contactMessages } from "#web/site/contact/contact.messages.ts";
import { type ContactAnswer, readContact } from "#web/site/contact/contact-answer.ts";
import { ContactForm } from "#web/site/contact/contact-form.tsx";
import { InfoCards } from "#web/site/contact/info-cards.tsx";
import { EnquiryButton } from "#web/site/enquiry/enquiry-button.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/contact.ts";

export async function action({ context, request }: Route.ActionArgs) {
  const values = readContact(await request.formData());
  try {
    const { message } = await context
      .get(apiContext)
      .enquiries.create({ body: { topic: "contact", ...values } });
    return data<ContactAnswer>({ sent: message });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { message, status, fields = {} } = error;
    return data<ContactAnswer>({ message, fields, values }, { status });
  }
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, contactPage, { hidden: location.search !== "" });

export default function Contact({ actionData, matches }: Route.ComponentProps) {
  const t = useMessages(contactMessages);
  const { brand } = matches[0].loaderData.settings;
  const [search] = useSearchParams();
  const subject = search.get("subject") ?? "";
  return (
    <>
      <PageHero title={t.title} lead={t.lead} />
      <div className="column py-12 sm:py-16">
        <InfoCards brand={brand} />
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[1.4fr_1fr]">
          <section id="message" className="scroll-mt-20">
            <h2 className="text-2xl sm:text-3xl">{t.sendTitle}</h2>
            <p className="mt-2 mb-6 text-muted">{t.neededFields}</p>
            <ContactForm answer={actionData} subject={subject} />
          </section>
          <section>
            <h2 className="text-2xl sm:text-3xl">{t.whyTitle}</h2>
            <ul className="mt-6 space-y-6">
              {reasons.map(({ icon: Icon, title, text }) => (
                <li key={title} className="flex gap-4">
                  <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-brand-ink" />
                  <div>
                    <h3 className="font-sans text-base font-semibold tracking-normal">{t[title]}</h3>
                    <p className="mt-1 text-sm text-muted">{t[text]}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <ClosingBand title={t.ratherSee} text={t.ratherSeeText}>
        <EnquiryButton topic="demo" size="lg">
          {t.scheduleDemo}
        </EnquiryButton>
        <ButtonLink to="/resources" size="lg" variant="secondary">
          {t.browseResources}
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

const reasons = [
  {
    icon: MapPinned,
    title: "madeForSaccos",
    text: "madeForSaccosText",
  },
  {
    icon: ShieldCheck,
    title: "dataStaysYours",
    text: "dataStaysYoursText",
  },
  {
    icon: Handshake,
    title: "personDecides",
    text: "personDecidesText",
  },
] as const;
