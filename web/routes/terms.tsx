import { titleIn } from "#contract/site/page-head.ts";
import { termsPage } from "#contract/site/pages/terms.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { legalMessages } from "#web/site/legal/legal.messages.ts";
import { LegalPage } from "#web/site/legal/legal-page.tsx";
import { termsOfService } from "#web/site/legal/terms.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, termsPage);

export default function Terms({ matches }: Route.ComponentProps) {
  return (
    <LegalPage
      title={titleIn(useLanguage(), termsPage.title)}
      lead={useMessages(legalMessages).termsLead}
      parts={termsOfService(matches[0].loaderData.settings.brand)}
    />
  );
}
