import { trialDays } from "#contract/core/limits.ts";
import type { Brand } from "#contract/site/settings.ts";
import type { LegalPart } from "./legal-page.tsx";

/** Terms of service between the provider and a SACCO, its staff and visitors of the site. */
export function termsOfService({ product, email, address }: Brand): readonly LegalPart[] {
  return [
    {
      title: "Who we are and what these terms cover",
      paragraphs: [
        `${product} offers software agents and business services to savings and credit cooperatives in Kenya. These terms apply to this site, to trial workspaces and, unless a signed agreement says otherwise, to paid workspaces.`,
      ],
    },
    {
      title: "Trial workspaces",
      paragraphs: [
        `A trial lasts ${trialDays.recruitment} days, or ${trialDays.onboarding} when it begins with member onboarding. It costs nothing and needs no payment details. When it ends, the workspace can be read but no longer changed, and its positions take no applications, until a subscription is agreed. Nothing is deleted.`,
        "Whoever opens a trial confirms that they may act for the SACCO they name.",
      ],
    },
    {
      title: "Your account",
      paragraphs: [
        "Keep your password to yourself and tell us at once if you think that somebody else knows it. The owner of a workspace decides who may enter it and answers for what they do there.",
        "The same holds for programs: whoever makes an API token or registers a webhook answers for the program behind it, gives it no more rights than it needs, and revokes it when it is no longer used.",
      ],
    },
    {
      title: "What you may not do",
      paragraphs: [
        "Do not enter data that you have no right to use, try to reach another SACCO's data, disturb the service, or use it to decide about a person by a machine alone.",
      ],
    },
    {
      title: "Your data",
      paragraphs: [
        "Data that a SACCO enters stays the SACCO's. The SACCO is the data controller and we are its data processor under the Data Protection Act, 2019. The Privacy Policy says how personal data is handled.",
      ],
    },
    {
      title: "What the agents do and do not do",
      paragraphs: [
        "Agents read, compare, draft and remind. Their output can be wrong and is to be checked by a person, who makes the decision. Nothing here is legal, tax or investment advice.",
        "Documents in the Resource Centre are general guidance. Check them against your by-laws and the rules in force.",
      ],
    },
    {
      title: "Availability and liability",
      paragraphs: [
        "We run the service with reasonable care and announce planned interruptions. Nothing in these terms limits liability that the law of Kenya does not allow to be limited; any other limit stands in the agreement that a SACCO signs with us.",
      ],
    },
    {
      title: "Ending, changes and law",
      paragraphs: [
        "Either side may end a trial at any time. We announce changes of these terms by email to workspace owners at least 30 days before they apply.",
        `The law of Kenya governs these terms and the courts of Kenya decide. Notices reach us at ${email} or at ${address}.`,
      ],
    },
  ];
}
