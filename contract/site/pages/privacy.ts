import type { PublicPage } from "../page-head.ts";

export const privacyPage = {
  name: "privacy",
  path: "/privacy",
  title: { en: "Privacy Policy", sw: "Sera ya faragha" },
  description: {
    en: "How personal data is handled under Kenya's Data Protection Act, 2019: purposes, grounds, retention and your rights.",
    sw: "Jinsi data ya kibinafsi inavyoshughulikiwa chini ya Sheria ya Ulinzi wa Data ya 2019: sababu, msingi, muda na haki zako.",
  },
} as const satisfies PublicPage;
