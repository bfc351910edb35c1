import type { PublicPage } from "../page-head.ts";

export const loanProcessingAgentPage = {
  name: "loan-processing-agent",
  path: "/loan-processing-agent",
  title: "Loan Processing AI",
  description:
    "Loan applications checked against your own policy: deposits, the one-third rule, guarantors and documents, ready for the credit committee.",
} as const satisfies PublicPage;
