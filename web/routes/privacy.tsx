import { pageMeta } from "#web/site/contact/page-meta.ts";
import { LegalPage } from "#web/site/legal/legal-page.tsx";
import { privacyPolicy } from "#web/site/legal/privacy.ts";
import type { Route } from "./+types/privacy.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/privacy",
    title: "Privacy Policy",
    description:
      "How personal data is handled under Kenya's Data Protection Act, 2019: purposes, grounds, retention and your rights.",
  });

export default function Privacy({ matches }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, why, for how long, and what you can ask of us."
      parts={privacyPolicy(matches[0].loaderData.settings.brand)}
    />
  );
}
