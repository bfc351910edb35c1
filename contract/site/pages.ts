import type { Language } from "../core/language.ts";
import { inOneOf, type Text } from "../core/messages.ts";
import { claims } from "./claims.ts";

/** A page as search results and shared links show it, in English only or in each language. */
export interface PageHead {
  /** Address below the origin, in English: `/contact`. */
  path: string;
  /** Without the product's name, which follows it. */
  title: string | Text;
  /** One or two sentences, up to 160 characters. */
  description: string | Text;
}

/** A public page with an address of its own. */
export interface PublicPage extends PageHead {
  /** Absent from the sitemap: a page that nobody looks for. */
  unlisted?: true;
}

/**
 * The public pages with an address of their own, by the name of their sharing picture
 * (`/og/pages/<name>.png`). The one place for titles, descriptions, sitemap and pictures; job pages and a
 * SACCO's careers page have theirs from their data.
 */
export const publicPages = {
  home: {
    path: "/",
    title: { en: "AI agents for Kenyan SACCOs", sw: "Mawakala wa AI kwa SACCO za Kenya" },
    description: {
      en: "AI agents that register members, check IDs, prepare loans, read CVs and listen to feedback for Kenyan SACCOs, on your own server. Your people decide.",
      sw: "Mawakala wa AI wanaosajili wanachama, kukagua vitambulisho, kuandaa mikopo na kusoma CV za SACCO za Kenya, kwenye seva yako. Watu wako huamua.",
    },
  },
  agents: {
    path: "/agents",
    title: "AI Agents",
    description: `${claims.agents} AI agents for Kenyan SACCOs, by department: member onboarding, loans, recruitment, member experience, marketing, sales, finance and more.`,
  },
  "member-onboarding-agent": {
    path: "/member-onboarding-agent",
    title: "Member Onboarding AI",
    description:
      "Member registration for Kenyan SACCOs: five-step form, ID and KRA PIN reading, registry check and face match on your own server.",
  },
  "customer-experience-agent": {
    path: "/customer-experience-agent",
    title: "Customer Experience AI",
    description:
      "CSAT, NPS and complaints for Kenyan SACCOs: hear members on every channel, keep SASRA's deadlines and close the loop.",
  },
  "recruitment-specialist-agent": {
    path: "/recruitment-specialist-agent",
    title: "Recruitment Specialist AI",
    description:
      "Job adverts, CV reading and shortlists with reasons for Kenyan SACCOs. The agent ranks candidates fairly and explains each score; your panel decides.",
  },
  "loan-processing-agent": {
    path: "/loan-processing-agent",
    title: "Loan Processing AI",
    description:
      "Loan applications checked against your own policy: deposits, the one-third rule, guarantors and documents, ready for the credit committee.",
  },
  "sales-automation-agent": {
    path: "/sales-automation-agent",
    title: "Sales Automation AI",
    description:
      "Leads, follow-up and check-off employers in one list for SACCO recruiters, from the field day to the member's first deposit.",
  },
  "financial-advisor-agent": {
    path: "/financial-advisor-agent",
    title: "Financial Advisor AI",
    description:
      "Savings goals, loan comparison and repayment schedules for SACCO members, worked out with your own products and rates.",
  },
  "digital-marketing-agent": {
    path: "/digital-marketing-agent",
    title: "Digital Marketing AI",
    description:
      "Campaigns for SACCO members in English and Kiswahili, planned around pay day, school terms and the AGM, sent only with consent.",
  },
  "business-solutions": {
    path: "/business-solutions",
    title: "Business Solutions",
    description:
      "Loyalty programs, shares trading, purpose savings, member acquisition, health cover and training: eight solutions for Kenyan SACCOs.",
  },
  join: {
    path: "/join",
    title: { en: "Join a SACCO", sw: "Jiunge na SACCO" },
    description: {
      en: "What a Kenyan SACCO asks of a new member: the documents, the details and who decides, so that you come prepared. For applicants and members.",
      sw: "SACCO ya Kenya huomba nini kwa mwanachama mpya: hati, maelezo na nani huamua, ili uje ukiwa tayari. Kwa waombaji na wanachama.",
    },
  },
  contact: {
    path: "/contact",
    title: { en: "Contact", sw: "Wasiliana nasi" },
    description: {
      en: "Talk to the team behind the AI agents for Kenyan SACCOs: phone, email, office hours in Nairobi, or a message that we answer within 24 hours.",
      sw: "Wasiliana na timu ya mawakala wa AI wa SACCO za Kenya: simu, barua pepe, saa za ofisi Nairobi, au ujumbe tunaojibu ndani ya saa 24.",
    },
  },
  resources: {
    path: "/resources",
    title: "Resource Centre",
    description:
      "Free guides and working spreadsheets for Kenyan SACCOs: management, finance, SASRA compliance and training. Preview or download.",
  },
  jobs: {
    path: "/jobs",
    title: { en: "Available Positions", sw: "Nafasi za kazi" },
    description: {
      en: "Open positions at Kenyan savings cooperatives: tellers, loan officers, accountants, ICT and more. Apply online.",
      sw: "Nafasi za kazi katika SACCO za Kenya: makarani, maafisa wa mikopo, wahasibu, TEHAMA na nyinginezo. Tuma ombi mtandaoni.",
    },
  },
  terms: {
    path: "/terms",
    title: { en: "Terms of Service", sw: "Masharti ya huduma" },
    description: {
      en: "Terms for visitors, trial workspaces and SACCOs that use the AI agents.",
      sw: "Masharti kwa wageni wa tovuti, maeneo ya kazi ya majaribio na SACCO zinazotumia mawakala wa AI.",
    },
  },
  privacy: {
    path: "/privacy",
    title: { en: "Privacy Policy", sw: "Sera ya faragha" },
    description: {
      en: "How personal data is handled under Kenya's Data Protection Act, 2019: purposes, grounds, retention and your rights.",
      sw: "Jinsi data ya kibinafsi inavyoshughulikiwa chini ya Sheria ya Ulinzi wa Data ya 2019: sababu, msingi, muda na haki zako.",
    },
  },
  login: {
    path: "/login",
    title: { en: "Sign in", sw: "Ingia" },
    description: {
      en: "Sign in to your SACCO's workspace: members, recruitment and member experience in one place.",
      sw: "Ingia kwenye eneo la kazi la SACCO yako: wanachama, ajira na huduma kwa wanachama mahali pamoja.",
    },
    unlisted: true,
  },
  "candidate-login": {
    path: "/jobs/login",
    title: { en: "Candidate sign in", sw: "Ingia kama mwombaji" },
    description: {
      en: "Sign in to apply for positions at Kenyan SACCOs and to follow your applications.",
      sw: "Ingia ili utume maombi ya kazi kwa SACCO za Kenya na kuyafuatilia.",
    },
    unlisted: true,
  },
  "candidate-register": {
    path: "/jobs/register",
    title: { en: "Create a candidate account", sw: "Fungua akaunti ya mwombaji" },
    description: {
      en: "Create a free account to apply for positions at Kenyan SACCOs: your CV is read once and used for every application.",
      sw: "Fungua akaunti bila malipo ili utume maombi ya kazi kwa SACCO za Kenya: CV yako inasomwa mara moja na kutumiwa kwa kila ombi.",
    },
    unlisted: true,
  },
} as const satisfies Record<string, PublicPage>;

/** A title in a language, or in the only one that it exists in. */
export const titleIn = (language: Language, title: string | Text): string =>
  typeof title === "string" ? title : inOneOf(title, language);

/** A page's head in a language. */
export const pageIn = (language: Language, { path, title, description }: PageHead) => ({
  path,
  title: titleIn(language, title),
  description: titleIn(language, description),
});

export type PublicPageName = keyof typeof publicPages;
export const publicPageNames = Object.keys(publicPages) as PublicPageName[];

/** The sharing picture of a page: its own, or the home page's for an address that is not in the list. */
export function pagePicturePath(path: string): string {
  const name = publicPageNames.find((candidate) => publicPages[candidate].path === path) ?? "home";
  return `/og/pages/${name}.png`;
}

/** The sharing picture of a job. */
export const jobPicturePath = (jobId: string): string => `/og/jobs/${jobId}.png`;

/** The sharing picture of a SACCO's careers page. */
export const saccoPicturePath = (slug: string): string => `/og/saccos/${encodeURIComponent(slug)}.png`;
