import { publicPages } from "#contract/site/pages.ts";
import { opensDialog } from "#web/lib/dialog-address.ts";
import { familyHandle } from "#web/site/landing/entrance.ts";
import { LoanLanding } from "#web/site/landing/loans/page.tsx";
import { pageMeta } from "#web/site/meta/page-meta.ts";
import type { Route } from "./+types/loan-processing-agent.ts";

export const handle = familyHandle;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData, publicPages["loan-processing-agent"], {
    above: [publicPages.agents],
    hidden: opensDialog(location.search),
  });

export default LoanLanding;
