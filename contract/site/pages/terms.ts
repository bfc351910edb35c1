import type { PublicPage } from "../page-head.ts";

export const termsPage = {
  name: "terms",
  path: "/terms",
  title: { en: "Terms of Service", sw: "Masharti ya huduma" },
  description: {
    en: "Terms for visitors, trial workspaces and SACCOs that use the AI agents.",
    sw: "Masharti kwa wageni wa tovuti, maeneo ya kazi ya majaribio na SACCO zinazotumia mawakala wa AI.",
  },
} as const satisfies PublicPage;
