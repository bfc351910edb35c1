import type { PublicPage } from "../page-head.ts";

export const candidateRegisterPage = {
  name: "candidate-register",
  path: "/jobs/register",
  title: { en: "Create a candidate account", sw: "Fungua akaunti ya mwombaji" },
  description: {
    en: "Create a free account to apply for positions at Kenyan SACCOs: your CV is read once and used for every application.",
    sw: "Fungua akaunti bila malipo ili utume maombi ya kazi kwa SACCO za Kenya: CV yako inasomwa mara moja na kutumiwa kwa kila ombi.",
  },
  unlisted: true,
} as const satisfies PublicPage;
