import { claims } from "../claims.ts";
import type { PublicPage } from "../page-head.ts";

export const agentsPage = {
  name: "agents",
  path: "/agents",
  title: "AI Agents",
  description: `${claims.agents} AI agents for Kenyan SACCOs, by department: member onboarding, loans, recruitment, member experience, marketing, sales, finance and more.`,
} as const satisfies PublicPage;
