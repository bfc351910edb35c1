import type { PublicPage } from "../page-head.ts";

export const customerExperienceAgentPage = {
  name: "customer-experience-agent",
  path: "/customer-experience-agent",
  title: "Customer Experience AI",
  description:
    "CSAT, NPS and complaints for Kenyan SACCOs: hear members on every channel, keep SASRA's deadlines and close the loop.",
} as const satisfies PublicPage;
