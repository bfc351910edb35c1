import { readLanguagePath } from "#contract/core/language.ts";
import type { FindSharedPage, PublicTopic } from "#contract/core/rendering.ts";
import { agentsPage } from "#contract/site/pages/agents.ts";
import { businessSolutionsPage } from "#contract/site/pages/business-solutions.ts";
import { contactPage } from "#contract/site/pages/contact.ts";
import { customerExperienceAgentPage } from "#contract/site/pages/customer-experience-agent.ts";
import { digitalMarketingAgentPage } from "#contract/site/pages/digital-marketing-agent.ts";
import { financialAdvisorAgentPage } from "#contract/site/pages/financial-advisor-agent.ts";
import { homePage } from "#contract/site/pages/home.ts";
import { jobsPage } from "#contract/site/pages/jobs.ts";
import { joinPage } from "#contract/site/pages/join.ts";
import { loanProcessingAgentPage } from "#contract/site/pages/loan-processing-agent.ts";
import { memberOnboardingAgentPage } from "#contract/site/pages/member-onboarding-agent.ts";
import { privacyPage } from "#contract/site/pages/privacy.ts";
import { recruitmentSpecialistAgentPage } from "#contract/site/pages/recruitment-specialist-agent.ts";
import { resourcesPage } from "#contract/site/pages/resources.ts";
import { salesAutomationAgentPage } from "#contract/site/pages/sales-automation-agent.ts";
import { termsPage } from "#contract/site/pages/terms.ts";
import { themeCookie, themeFrom } from "./lib/theme.ts";
import { boardFilters } from "./recruitment/jobs/filters.ts";
import { jobIdOf } from "./recruitment/jobs/paths.ts";
import { betterLanguage } from "./site/visit-language.ts";

/** Public pages with an address of their own, and what they show that changes. Forms to sign in are not among them. */
const topicsOf: ReadonlyMap<string, readonly PublicTopic[]> = new Map<string, readonly PublicTopic[]>([
  ...[
    homePage,
    memberOnboardingAgentPage,
    customerExperienceAgentPage,
    recruitmentSpecialistAgentPage,
    loanProcessingAgentPage,
    salesAutomationAgentPage,
    financialAdvisorAgentPage,
    digitalMarketingAgentPage,
    businessSolutionsPage,
    contactPage,
    termsPage,
    privacyPage,
  ].map(({ path }) => [path, []] as const),
  [agentsPage.path, ["agents"]],
  [jobsPage.path, ["jobs"]],
  [joinPage.path, ["joining"]],
  [resourcesPage.path, ["resources"]],
]);

/** What a page at this address shows; undefined for one that is not shared. @param path in English */
function topicsAt(path: string): readonly PublicTopic[] | undefined {
  const jobSlug = /^\/jobs\/([\w-]+)$/.exec(path)?.[1];
  return jobSlug && jobIdOf(jobSlug) ? ["jobs"] : topicsOf.get(path);
}

/** An address that is longer than every one that a page of ours leads to. */
const maxAddressLength = 400;

/**
 * Whether the page knows all of a query, written as browsers write it: of any other address nobody knows what it
 * shows, and one page could be kept under any number of them.
 */
function isKnown(path: string, search: string, query: URLSearchParams): boolean {
  const names = [...query.keys()];
  if (path !== jobsPage.path) {
    // A job that is reached from a SACCO's own pages; a shared link may name itself anything.
    return path.startsWith(`${jobsPage.path}/`) && ["source=careers_page", "source=embed"].includes(search);
  }
  return (
    names.length > 0 &&
    names.every((name) => boardFilters.includes(name)) &&
    new Set(names).size === names.length &&
    /^[\w-]*$/.test(query.get("sacco") ?? "") &&
    query.toString() === search
  );
}

/** The board itself, and the careers page of a SACCO, which has an address like one of its filters. */
const isFiltered = (query: URLSearchParams): boolean => [...query.keys()].some((name) => name !== "sacco");

export const findSharedPage: FindSharedPage = (address, headers) => {
  if (address.length > maxAddressLength) return null;
  const at = address.indexOf("?");
  const [pathname, search] = at < 0 ? [address, null] : [address.slice(0, at), address.slice(at + 1)];
  const { language, path } = readLanguagePath(pathname);
  const topics = topicsAt(path);
  if (!topics) return null;
  const query = new URLSearchParams(search ?? "");
  if (search !== null && !isKnown(path, search, query)) return null;
  const { cookie = null } = headers;
  // Who is led to another language, or to the page's only one, is answered by the page itself.
  if (betterLanguage({ language, path, pattern: path }, { cookie, accepts: headers["accept-language"] }))
    return null;
  const theme = themeFrom(cookie);
  const asked: Record<string, string> = theme ? { cookie: themeCookie(theme).split(";")[0] ?? "" } : {};
  return { key: `${theme ?? ""} ${address}`, headers: asked, topics, filtered: isFiltered(query) };
};
