import type { PublicPage } from "../page-head.ts";

export const recruitmentSpecialistAgentPage = {
  name: "recruitment-specialist-agent",
  path: "/recruitment-specialist-agent",
  title: "Recruitment Specialist AI",
  description:
    "Job adverts, CV reading and shortlists with reasons for Kenyan SACCOs. The agent ranks candidates fairly and explains each score; your panel decides.",
} as const satisfies PublicPage;
