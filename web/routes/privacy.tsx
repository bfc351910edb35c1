import { titleIn } from "#contract/site/page-head.ts";
import { privacyPage } from "#contract/site/pages/privacy.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { legalMessages } from "#web/site/legal/legal.messages.ts";
import { LegalPage } from "#web/site/legal/legal-page.tsx";
import { privacyPolicy } from "#web/site/legal/privacy.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, privacyPage);

export default function Privacy({ matches }: Route.ComponentProps) {
  return (
    <LegalPage
      title={titleIn(useLanguage(), privacyPage.title)}
      lead={useMessages(legalMessages).privacyLead}
      parts={privacyPolicy(matches[0].loaderData.settings.brand)}
    />
  );
}
