import type { User } from "#contract/accounts/accounts.ts";
import { roleCovers } from "#contract/core/access.ts";
import type { navigationMessages } from "./navigation.messages.ts";

/** Names a word of the links, in the language of the page. */
export type NavigationWord = keyof (typeof navigationMessages)["en"];

/** A page that the header or footer leads to. */
export interface NavigationLink {
  label: NavigationWord;
  to: string;
  /** Current at exactly this address, not at the pages below it. */
  exact?: boolean;
  /** Addresses that belong to it as well, though they are not below its own. */
  covers?: RegExp;
}

/** The header's links, in order (specification 000, section 2). */
export const mainLinks: readonly NavigationLink[] = [
  { label: "home", to: "/", exact: true },
  // The pages of the agents themselves: /loan-processing-agent.
  { label: "agents", to: "/agents", covers: /^\/[a-z-]+-agent\/?$/ },
  { label: "businessSolutions", to: "/business-solutions" },
  { label: "contact", to: "/contact" },
  { label: "resources", to: "/resources" },
];

/** The header's button: the one thing a visitor should do next. */
export const mainAction: NavigationLink = { label: "exploreAgents", to: "/agents" };

/** The footer's columns of links; contact details follow them. */
export const footerColumns: readonly { title: NavigationWord; links: readonly NavigationLink[] }[] = [
  {
    title: "solutions",
    links: [
      { label: "agents", to: "/agents" },
      { label: "memberOnboarding", to: "/member-onboarding-agent" },
      { label: "customerExperience", to: "/customer-experience-agent" },
      { label: "recruitment", to: "/recruitment-specialist-agent" },
      { label: "businessSolutions", to: "/business-solutions" },
    ],
  },
  {
    title: "company",
    links: [
      { label: "contact", to: "/contact" },
      { label: "resources", to: "/resources" },
      { label: "terms", to: "/terms" },
      { label: "privacy", to: "/privacy" },
    ],
  },
];

/** The footer's last line: where people go who already work here. */
export const quickLinks: readonly NavigationLink[] = [
  { label: "dashboard", to: "/dashboard" },
  { label: "analytics", to: "/analytics" },
  { label: "careers", to: "/jobs" },
  { label: "join", to: "/join" },
  { label: "signIn", to: "/login" },
];

/** What a visitor may have looked for at an address that does not exist. */
export const nextLinks: readonly (NavigationLink & { note: NavigationWord })[] = [
  { label: "agents", to: "/agents", note: "agentsNote" },
  { label: "businessSolutions", to: "/business-solutions", note: "solutionsNote" },
  { label: "openPositions", to: "/jobs", note: "openPositionsNote" },
  { label: "resources", to: "/resources", note: "resourcesNote" },
];

/** Whether the page at `pathname` is the link's page, one below it, or one that belongs to it. */
export function isCurrent(link: Omit<NavigationLink, "label">, pathname: string): boolean {
  if (pathname === link.to || link.covers?.test(pathname)) return true;
  return !link.exact && pathname.startsWith(`${link.to}/`);
}

/** Whether a page belongs to the job pages, where the header serves job seekers (specification 001, section 2). */
export function isPortal(pathname: string): boolean {
  return isCurrent({ to: "/jobs" }, pathname);
}

/** A way into the portal. From one entrance to the other the selected job (`?job=`) goes along. */
export function entranceTarget(to: string, { pathname, search }: { pathname: string; search: string }) {
  return /^\/jobs\/(login|register)\/?$/.test(pathname) ? to + search : to;
}

/** The pages of a signed-in person, by what they may do. */
export function accountLinks(user: Pick<User, "isCandidate" | "workspace">): NavigationLink[] {
  const links: NavigationLink[] = [];
  if (user.isCandidate) {
    links.push({ label: "dashboard", to: "/jobs/dashboard" });
    links.push({ label: "myApplications", to: "/jobs/applications" });
    links.push({ label: "myProfile", to: "/jobs/profile" });
  }
  if (user.workspace) links.push({ label: "workspace", to: "/dashboard" });
  if (roleCovers(user.workspace?.roles ?? [], "hr")) links.push({ label: "hrDashboard", to: "/hr-manager" });
  links.push({ label: "myAccount", to: "/account" });
  return links;
}
