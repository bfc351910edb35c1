import { pageMeta } from "#web/site/contact/page-meta.ts";
import { LoanLanding } from "#web/site/landing/loans/page.tsx";
import type { Route } from "./+types/loan-processing-agent.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData?.settings, {
    path: "/loan-processing-agent",
    title: "Loan Processing AI",
    description:
      "Loan applications checked against your own policy: deposits, the one-third rule, guarantors and documents, ready for the credit committee.",
  });

export default LoanLanding;
