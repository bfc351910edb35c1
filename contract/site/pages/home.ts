import type { PublicPage } from "../page-head.ts";

export const homePage = {
  name: "home",
  path: "/",
  title: { en: "AI agents for Kenyan SACCOs", sw: "Mawakala wa AI kwa SACCO za Kenya" },
  description: {
    en: "AI agents that register members, check IDs, prepare loans, read CVs and listen to feedback for Kenyan SACCOs, on your own server. Your people decide.",
    sw: "Mawakala wa AI wanaosajili wanachama, kukagua vitambulisho, kuandaa mikopo na kusoma CV za SACCO za Kenya, kwenye seva yako. Watu wako huamua.",
  },
} as const satisfies PublicPage;
