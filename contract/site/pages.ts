import { agentsPage } from "./pages/agents.ts";
import { businessSolutionsPage } from "./pages/business-solutions.ts";
import { candidateLoginPage } from "./pages/candidate-login.ts";
import { candidateRegisterPage } from "./pages/candidate-register.ts";
import { contactPage } from "./pages/contact.ts";
import { customerExperienceAgentPage } from "./pages/customer-experience-agent.ts";
import { digitalMarketingAgentPage } from "./pages/digital-marketing-agent.ts";
import { financialAdvisorAgentPage } from "./pages/financial-advisor-agent.ts";
import { homePage } from "./pages/home.ts";
import { jobsPage } from "./pages/jobs.ts";
import { joinPage } from "./pages/join.ts";
import { loanProcessingAgentPage } from "./pages/loan-processing-agent.ts";
import { loginPage } from "./pages/login.ts";
import { memberOnboardingAgentPage } from "./pages/member-onboarding-agent.ts";
import { privacyPage } from "./pages/privacy.ts";
import { recruitmentSpecialistAgentPage } from "./pages/recruitment-specialist-agent.ts";
import { resourcesPage } from "./pages/resources.ts";
import { salesAutomationAgentPage } from "./pages/sales-automation-agent.ts";
import { termsPage } from "./pages/terms.ts";

const pages = [
  homePage,
  agentsPage,
  memberOnboardingAgentPage,
  customerExperienceAgentPage,
  recruitmentSpecialistAgentPage,
  loanProcessingAgentPage,
  salesAutomationAgentPage,
  financialAdvisorAgentPage,
  digitalMarketingAgentPage,
  businessSolutionsPage,
  joinPage,
  contactPage,
  resourcesPage,
  jobsPage,
  termsPage,
  privacyPage,
  loginPage,
  candidateLoginPage,
  candidateRegisterPage,
] as const;
type AnyPage = (typeof pages)[number];

/**
 * The public pages with an address of their own, by the name of their sharing picture. The one place for titles,
 * descriptions, sitemap and pictures; job pages and a SACCO's careers page have theirs from their data. A page of
 * the web takes its own file only: browsers need nobody else's words.
 */
export const publicPages = Object.fromEntries(pages.map((page) => [page.name, page])) as {
  readonly [Page in AnyPage as Page["name"]]: Page;
};

export type PublicPageName = keyof typeof publicPages;
export const publicPageNames: readonly PublicPageName[] = pages.map(({ name }) => name);
