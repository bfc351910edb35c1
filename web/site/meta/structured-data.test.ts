import { describe, expect, it } from "vitest";
import type { SiteSettings } from "#contract/site/settings.ts";
import { breadcrumbs, faqPage, graph, organization } from "./structured-data.ts";

describe("what search engines read of a page", () => {
  it("names who runs the site, in Kenya, with absolute addresses", () => {
    const settings = {
      appUrl: "https://site.example",
      brand: {
        product: "Tujenge",
        email: "team@tujenge.example",
        phone: "+254700111222",
        address: "Moi Avenue",
      },
    } as SiteSettings;
    expect(organization(settings)).toMatchObject({
      name: "Tujenge",
      url: "https://site.example/",
      logo: "https://site.example/og/logo.png",
      address: { streetAddress: "Moi Avenue", addressCountry: "KE" },
    });
  });

  it("has the way to a page in order, counted from 1", () => {
    const trail = [
      { path: "/jobs", title: "Jobs" },
      { path: "/jobs/teller", title: "Teller" },
    ] as const;
    expect(breadcrumbs("https://site.example", trail).itemListElement).toMatchObject([
      { position: 1, name: "Jobs", item: "https://site.example/jobs" },
      { position: 2, name: "Teller", item: "https://site.example/jobs/teller" },
    ]);
  });

  it("has each question with its answer, in one document", () => {
    const page = faqPage([{ question: "Is it free?", answer: "For 14 days." }]);
    expect(graph([page])).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "FAQPage",
          mainEntity: [
            {
              "@type": "Question",
              name: "Is it free?",
              acceptedAnswer: { "@type": "Answer", text: "For 14 days." },
            },
          ],
        },
      ],
    });
  });
});
