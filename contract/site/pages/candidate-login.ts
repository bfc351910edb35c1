import type { PublicPage } from "../page-head.ts";

export const candidateLoginPage = {
  name: "candidate-login",
  path: "/jobs/login",
  title: { en: "Candidate sign in", sw: "Ingia kama mwombaji" },
  description: {
    en: "Sign in to apply for positions at Kenyan SACCOs and to follow your applications.",
    sw: "Ingia ili utume maombi ya kazi kwa SACCO za Kenya na kuyafuatilia.",
  },
  unlisted: true,
} as const satisfies PublicPage;
