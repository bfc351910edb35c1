import { publicPages } from "#contract/site/pages.ts";
import { LegalPage } from "#web/site/legal/legal-page.tsx";
import { privacyPolicy } from "#web/site/legal/privacy.ts";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, publicPages.privacy);

export default function Privacy({ matches }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, why, for how long, and what you can ask of us."
      parts={privacyPolicy(matches[0].loaderData.settings.brand)}
    />
  );
}
