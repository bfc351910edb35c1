import { publicPages } from "#contract/site/pages.ts";
import { LoanLanding } from "#web/site/landing/loans/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/loan-processing-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, publicPages["loan-processing-agent"], {
    above: [publicPages.agents],
  });

export default LoanLanding;
