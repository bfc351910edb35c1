import { publicPages, titleIn } from "#contract/site/pages.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { legalMessages } from "#web/site/legal/legal.messages.ts";
import { LegalPage } from "#web/site/legal/legal-page.tsx";
import { privacyPolicy } from "#web/site/legal/privacy.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, publicPages.privacy);

export default function Privacy({ matches }: Route.ComponentProps) {
  return (
    <LegalPage
      title={titleIn(useLanguage(), publicPages.privacy.title)}
      lead={useMessages(legalMessages).privacyLead}
      parts={privacyPolicy(matches[0].loaderData.settings.brand)}
    />
  );
}
