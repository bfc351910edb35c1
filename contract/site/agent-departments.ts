// Without zod, for the directory: a page that checks nothing need not load what checks.

/** Departments of an agent, in the order of the directory's filter (specification 000, section 3). */
export const agentDepartments = [
  "hr",
  "credit",
  "finance",
  "marketing",
  "ict",
  "operational",
  "sales",
  "executive",
] as const;
export type AgentDepartment = (typeof agentDepartments)[number];

/** Departments as the directory's filter words them. */
export const departmentLabels: Record<AgentDepartment, string> = {
  hr: "Human Resources",
  credit: "Credit",
  finance: "Finance",
  marketing: "Marketing",
  ict: "ICT",
  operational: "Operations",
  sales: "Sales",
  executive: "Executive",
};

const landingPaths: ReadonlyMap<string, string> = new Map([
  ["Member Onboarding AI", "/member-onboarding-agent"],
  ["Customer Experience AI", "/customer-experience-agent"],
  ["Recruitment Specialist AI", "/recruitment-specialist-agent"],
  ["Loan Processing AI", "/loan-processing-agent"],
  ["Sales Automation AI", "/sales-automation-agent"],
  ["Financial Advisor AI", "/financial-advisor-agent"],
  ["Digital Marketing AI", "/digital-marketing-agent"],
]);

/** The landing page of the agent with exactly this name; null while there is none ('Coming Soon'). */
export const landingPathOf = (name: string): string | null => landingPaths.get(name) ?? null;

/** The agent's place in the directory: `/agents#loan-processing-ai`. */
export const agentAnchor = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
