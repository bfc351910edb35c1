import type { PublicPage } from "../page-head.ts";

export const loginPage = {
  name: "login",
  path: "/login",
  title: { en: "Sign in", sw: "Ingia" },
  description: {
    en: "Sign in to your SACCO's workspace: members, recruitment and member experience in one place.",
    sw: "Ingia kwenye eneo la kazi la SACCO yako: wanachama, ajira na huduma kwa wanachama mahali pamoja.",
  },
  unlisted: true,
} as const satisfies PublicPage;
