import type { PublicPage } from "../page-head.ts";

export const joinPage = {
  name: "join",
  path: "/join",
  title: { en: "Join a SACCO", sw: "Jiunge na SACCO" },
  description: {
    en: "What a Kenyan SACCO asks of a new member: the documents, the details and who decides, so that you come prepared. For applicants and members.",
    sw: "SACCO ya Kenya huomba nini kwa mwanachama mpya: hati, maelezo na nani huamua, ili uje ukiwa tayari. Kwa waombaji na wanachama.",
  },
} as const satisfies PublicPage;
