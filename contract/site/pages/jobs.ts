import type { PublicPage } from "../page-head.ts";

export const jobsPage = {
  name: "jobs",
  path: "/jobs",
  title: { en: "Available Positions", sw: "Nafasi za kazi" },
  description: {
    en: "Open positions at Kenyan savings cooperatives: tellers, loan officers, accountants, ICT and more. Apply online.",
    sw: "Nafasi za kazi katika SACCO za Kenya: makarani, maafisa wa mikopo, wahasibu, TEHAMA na nyinginezo. Tuma ombi mtandaoni.",
  },
} as const satisfies PublicPage;
