import type { PublicPage } from "../page-head.ts";

export const contactPage = {
  name: "contact",
  path: "/contact",
  title: { en: "Contact", sw: "Wasiliana nasi" },
  description: {
    en: "Talk to the team behind the AI agents for Kenyan SACCOs: phone, email, office hours in Nairobi, or a message that we answer within 24 hours.",
    sw: "Wasiliana na timu ya mawakala wa AI wa SACCO za Kenya: simu, barua pepe, saa za ofisi Nairobi, au ujumbe tunaojibu ndani ya saa 24.",
  },
} as const satisfies PublicPage;
