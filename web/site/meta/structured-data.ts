import type { SiteSettings } from "#contract/site/settings.ts";

/** A thing as schema.org describes it, in JSON-LD. */
export type Thing = { "@type": string } & Record<string, LdValue>;
type LdValue = LdScalar | readonly LdValue[] | { [name: string]: LdValue };
type LdScalar = string | number | boolean | undefined;

/** Things of one page as one JSON-LD document. */
export const graph = (things: readonly Thing[]) => ({ "@context": "https://schema.org", "@graph": things });

/** Who runs the site; shown on every public page. */
export function organization({ appUrl, brand }: SiteSettings): Thing {
  return {
    "@type": "Organization",
    "@id": `${appUrl}/#organization`,
    name: brand.product,
    url: `${appUrl}/`,
    logo: `${appUrl}/og/logo.png`,
    email: brand.email,
    telephone: brand.phone,
    address: { "@type": "PostalAddress", streetAddress: brand.address, addressCountry: "KE" },
    areaServed: { "@type": "Country", name: "Kenya" },
  };
}

/** The way from the top to a page, the page itself last. */
export function breadcrumbs(appUrl: string, trail: readonly { path: string; title: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ path, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: appUrl + path,
    })),
  };
}

/** Questions with their answers, all of which are on the page. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
