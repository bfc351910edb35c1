import type { PublicPage } from "../page-head.ts";

export const digitalMarketingAgentPage = {
  name: "digital-marketing-agent",
  path: "/digital-marketing-agent",
  title: "Digital Marketing AI",
  description:
    "Campaigns for SACCO members in English and Kiswahili, planned around pay day, school terms and the AGM, sent only with consent.",
} as const satisfies PublicPage;
