import type { User } from "#contract/accounts/accounts.ts";
import { roleCovers } from "#contract/core/access.ts";

/** A page that the header or footer leads to. */
export interface NavigationLink {
  label: string;
  to: string;
  /** Current at exactly this address, not at the pages below it. */
  exact?: boolean;
  /** Addresses that belong to it as well, though they are not below its own. */
  covers?: RegExp;
}

/** The header's links, in order (specification 000, section 2). */
export const mainLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/", exact: true },
  // The pages of the agents themselves: /loan-processing-agent.
  { label: "AI Agents", to: "/agents", covers: /^\/[a-z-]+-agent\/?$/ },
  { label: "Business Solutions", to: "/business-solutions" },
  { label: "Contact", to: "/contact" },
  { label: "Resource Centre", to: "/resources" },
];

/** The header's button: the one thing a visitor should do next. */
export const mainAction: NavigationLink = { label: "Explore Agents", to: "/agents" };

/** The footer's columns of links; contact details follow them. */
export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: "Solutions",
    links: [
      { label: "AI Agents", to: "/agents" },
      { label: "Member Onboarding", to: "/member-onboarding-agent" },
      { label: "Customer Experience", to: "/customer-experience-agent" },
      { label: "Recruitment", to: "/recruitment-specialist-agent" },
      { label: "Business Solutions", to: "/business-solutions" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Contact", to: "/contact" },
      { label: "Resource Centre", to: "/resources" },
      { label: "Terms of Service", to: "/terms" },
      { label: "Privacy Policy", to: "/privacy" },
    ],
  },
];

/** The footer's last line: where people go who already work here. */
export const quickLinks: readonly NavigationLink[] = [
  { label: "Dashboard", to: "/dashboard" },
  { label: "Analytics", to: "/analytics" },
  { label: "Careers", to: "/jobs" },
  { label: "Join a SACCO", to: "/join" },
  { label: "Sign In", to: "/login" },
];

/** What a visitor may have looked for at an address that does not exist. */
export const nextLinks: readonly (NavigationLink & { note: string })[] = [
  { label: "AI Agents", to: "/agents", note: "What each of them does, and what it leaves to you" },
  { label: "Business Solutions", to: "/business-solutions", note: "Loyalty, savings, cover and training" },
  { label: "Open positions", to: "/jobs", note: "Jobs at SACCOs, and your own applications" },
  { label: "Resource Centre", to: "/resources", note: "Guides, workbooks and answers to download" },
];

/** Whether the page at `pathname` is the link's page, one below it, or one that belongs to it. */
export function isCurrent(link: NavigationLink, pathname: string): boolean {
  if (pathname === link.to || link.covers?.test(pathname)) return true;
  return !link.exact && pathname.startsWith(`${link.to}/`);
}

/** Whether a page belongs to the job pages, where the header serves job seekers (specification 001, section 2). */
export function isPortal(pathname: string): boolean {
  return isCurrent({ label: "", to: "/jobs" }, pathname);
}

/** A way into the portal. From one entrance to the other the selected job (`?job=`) goes along. */
export function entranceTarget(to: string, { pathname, search }: { pathname: string; search: string }) {
  return /^\/jobs\/(login|register)\/?$/.test(pathname) ? to + search : to;
}

/** The pages of a signed-in person, by what they may do. */
export function accountLinks(user: Pick<User, "isCandidate" | "workspace">): NavigationLink[] {
  const links: NavigationLink[] = [];
  if (user.isCandidate) {
    links.push({ label: "Dashboard", to: "/jobs/dashboard" });
    links.push({ label: "My Applications", to: "/jobs/applications" });
    links.push({ label: "My Profile", to: "/jobs/profile" });
  }
  if (user.workspace) links.push({ label: "Workspace", to: "/dashboard" });
  if (roleCovers(user.workspace?.roles ?? [], "hr")) links.push({ label: "HR dashboard", to: "/hr-manager" });
  links.push({ label: "My Account", to: "/account" });
  return links;
}
