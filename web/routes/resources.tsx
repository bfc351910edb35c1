import { clsx } from "clsx";
import { BriefcaseBusiness, Headset, Scale } from "lucide-react";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { resourcesPage } from "#contract/site/pages/resources.ts";
import {
  type Resource,
  resourceGroupLabels,
  resourceGroups,
  workbookPreview,
} from "#contract/site/resources.ts";
import { apiContext } from "#web/lib/context.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { unlessOnlySearchChanged } from "#web/lib/revalidation.ts";
import { ClosingBand } from "#web/site/contact/closing-band.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import { faqPage } from "#web/site/meta/structured-data.ts";
import { faqs } from "#web/site/resources/faqs.ts";
import { ResourceCard } from "#web/site/resources/resource-card.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import type { Route } from "./+types/resources.ts";

/** The workbook that an address opens; null for none, and for a PDF, which the browser reads by itself. */
async function openedWorkbook(api: Client<Calls>, resource: Resource | undefined) {
  if (resource?.type !== "XLSX") return null;
  try {
    const answer = await api.resources.preview({ params: { id: resource.id } });
    return { id: resource.id, workbook: workbookPreview.parse(await answer.json()) };
  } catch (error) {
    // Not typeset yet, just after a start: the dialog asks again by itself.
    if (error instanceof CodedError) return null;
    throw error;
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const resources = await api.resources.list();
  const shown = resources.find(({ id }) => id === url.searchParams.get("preview"));
  return {
    opened: await openedWorkbook(api, shown),
    groups: resourceGroups.map((group) => ({
      group,
      label: resourceGroupLabels[group],
      resources: resources.filter((resource) => resource.group === group),
    })),
  };
}

export const shouldRevalidate = unlessOnlySearchChanged;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, resourcesPage, {
    things: [faqPage(faqs)],
    hidden: opensDialog(location.search),
  });

/** Whether the last of the cards would stand alone below rows of three. */
const leavesOneAlone = (cards: readonly unknown[]) => cards.length % 3 === 1;

export default function Resources({ loaderData: { groups, opened }, matches }: Route.ComponentProps) {
  const { brand } = matches[0].loaderData.settings;
  return (
    <>
      <PageHero
        title="Guides and worksheets to use on Monday."
        lead="Written for SACCO managers, committees and staff. Free to download, print and adapt."
      />
      <div className="column space-y-14 py-12 sm:py-16">
        {groups.map(({ group, label, resources }) => (
          <section key={group} id={group} className="scroll-mt-24">
            <h2 className="text-2xl sm:text-3xl">{label}</h2>
            <ul
              className={clsx(
                "mt-5 grid gap-5 md:grid-cols-2",
                !leavesOneAlone(resources) && "lg:grid-cols-3",
              )}
            >
              {resources.map((resource) => (
                <ResourceCard
                  key={resource.id}
                  resource={resource}
                  workbook={opened?.id === resource.id ? opened.workbook : undefined}
                />
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="text-2xl sm:text-3xl">Get Support</h2>
          <ul className="mt-5 grid gap-5 md:grid-cols-3">
            {support.map(({ icon: Icon, title, hours, text }) => (
              <li key={title} className="flex">
                <Card className="w-full">
                  <Icon aria-hidden className="size-6 text-brand-ink" />
                  <h3 className="mt-3 font-sans text-base font-semibold tracking-normal">{title}</h3>
                  <p className="text-sm font-semibold text-brand-ink">{hours}</p>
                  <p className="mt-2 text-sm text-muted">{text}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
        <section className="max-w-3xl">
          <h2 className="text-2xl sm:text-3xl">Frequently asked questions</h2>
          <div className="mt-5 divide-y divide-line border-y border-line">
            {faqs.map(({ question, answer }) => (
              <details key={question} className="group">
                <summary className="py-4 font-semibold">{question}</summary>
                <p className="max-w-prose pb-5 text-muted">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </div>
      <ClosingBand
        title="Looking for something that is not here?"
        text={`Call ${brand.phone} or write to ${brand.email}. Nairobi, Kenya.`}
      >
        <ButtonLink to="/contact" size="lg">
          Contact us
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

const support = [
  {
    icon: Headset,
    title: "Technical support",
    hours: "24/7",
    text: "A page does not load, a file does not open, someone is locked out.",
  },
  {
    icon: BriefcaseBusiness,
    title: "Business consultancy",
    hours: "Mon-Fri 8AM-6PM",
    text: "Products, pricing, member growth and how work runs between FOSA and BOSA.",
  },
  {
    icon: Scale,
    title: "Regulatory support",
    hours: "Mon-Fri 9AM-5PM",
    text: "Prudential ratios, complaints procedure and data protection, with the forms.",
  },
];
