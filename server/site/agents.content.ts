import type { Agent } from "#contract/site/agents.ts";

export type AgentContent = Pick<
  Agent,
  "name" | "department" | "specialization" | "description" | "capabilities" | "isActive"
>;

/**
 * The directory's agents, in its order. The names of the first seven lead to their landing pages
 * (`landingPathOf`); the others are announced, and not at work yet.
 */
export const agentContent: readonly AgentContent[] = [
  {
    name: "Member Onboarding AI",
    department: "operational",
    specialization: "Member registration, identity checks and KYC",
    description:
      "Takes an applicant from the first field to an active account: reads the ID and the KRA PIN certificate, compares them with the form, asks the national registry, matches the face, and puts whatever does not fit before your staff with the evidence.",
    capabilities: [
      "Five-step membership form",
      "ID and KRA PIN text extraction",
      "IPRS identity check",
      "Facial match",
      "KYC status and audit trail",
    ],
    isActive: true,
  },
  {
    name: "Customer Experience AI",
    department: "marketing",
    specialization: "Member satisfaction, complaints and retention",
    description:
      "Listens across the counter, WhatsApp, phone and email, turns answers into CSAT, NPS and effort scores, keeps every complaint inside SASRA's deadlines, and tells you which members are about to leave while there is still time to call them.",
    capabilities: [
      "CSAT, NPS and CES surveys",
      "Complaint deadlines",
      "Sentiment in English and Kiswahili",
      "Member journey map",
      "Next best action",
    ],
    isActive: true,
  },
  {
    name: "Recruitment Specialist AI",
    department: "hr",
    specialization: "Job adverts, CV reading and shortlisting",
    description:
      "Writes the job description, publishes it, reads every CV the same way and ranks candidates by skills, experience and qualification, with the reasons beside each score. Name, age, gender and home are never used, and the decision stays with you.",
    capabilities: [
      "Job descriptions for SACCO roles",
      "CV reading (PDF, Word)",
      "Explained match score",
      "Application tracking",
      "Candidate emails",
    ],
    isActive: true,
  },
  {
    name: "Loan Processing AI",
    department: "credit",
    specialization: "Loan appraisal, guarantors and disbursement checks",
    description:
      "Prepares each application for the credit committee: deposits against the multiplier, net pay against the one-third rule, guarantors against what they already stand for, and the documents that are still missing.",
    capabilities: [
      "Eligibility by your loan policy",
      "Guarantor exposure",
      "Payslip and M-PESA statement reading",
      "Credit committee papers",
    ],
    isActive: true,
  },
  {
    name: "Financial Advisor AI",
    department: "finance",
    specialization: "Savings plans and loan advice for members",
    description:
      "Answers the questions that members bring to the counter: what to save each month for school fees, what a development loan really costs, whether topping up beats a second loan. It uses your products and rates, and says where each figure comes from.",
    capabilities: [
      "Savings goals",
      "Loan comparison",
      "Repayment schedules",
      "Dividend and rebate estimates",
    ],
    isActive: true,
  },
  {
    name: "Digital Marketing AI",
    department: "marketing",
    specialization: "Campaigns for members and employers",
    description:
      "Plans the month's messages around pay day, school terms and the general meeting, drafts them in English and Kiswahili for SMS, WhatsApp and Facebook, sends only to members who agreed, and shows what each campaign brought in.",
    capabilities: [
      "Campaign calendar",
      "Bilingual drafts",
      "Member segments",
      "Opt-in register",
      "Campaign results",
    ],
    isActive: true,
  },
  {
    name: "Sales Automation AI",
    department: "sales",
    specialization: "Leads, follow-up and check-off employers",
    description:
      "Keeps the recruiters' list in order: who asked about joining, who promised to bring the payslip, which employer has a check-off agreement but few members. It writes the reminder, books the visit and counts what became of it.",
    capabilities: ["Lead scoring", "Follow-up reminders", "Employer pipeline", "Agent commissions"],
    isActive: true,
  },
  {
    name: "Credit Recovery AI",
    department: "credit",
    specialization: "Arrears, guarantor notices and restructuring",
    description:
      "Sees a loan going wrong at the first missed check-off, reminds the member before the guarantors hear of it, drafts the notices in the order your by-laws ask for, and works out a restructuring that both sides can keep.",
    capabilities: ["Early arrears signals", "Member and guarantor notices", "Restructuring proposals"],
    isActive: false,
  },
  {
    name: "Check-off Reconciliation AI",
    department: "operational",
    specialization: "Employer remittances matched member by member",
    description:
      "Reads the employer's list in whatever form it comes, matches it with what was expected, finds who left, who was short-paid and who was posted twice, and prepares the query to the payroll office.",
    capabilities: [
      "Remittance list reading",
      "Variance report",
      "Employer queries",
      "Suspense account clearing",
    ],
    isActive: false,
  },
  {
    name: "Treasury and Liquidity AI",
    department: "finance",
    specialization: "Cash forecasts and prudential ratios",
    description:
      "Forecasts what the FOSA tills and the loan pipeline will need this week, watches liquidity and capital ratios every day instead of at month end, and fills in the return with the workings beside each line.",
    capabilities: ["Cash forecast by branch", "Liquidity and capital ratios", "Return preparation"],
    isActive: false,
  },
  {
    name: "ICT Service Desk AI",
    department: "ict",
    specialization: "Tickets, access rights and system health",
    description:
      "Takes the call when core banking is slow on pay day, knows whether it is the branch link or the server, walks staff through the usual fixes, and keeps the list of who may do what in which system up to date.",
    capabilities: ["Ticket triage", "Guided fixes", "Access reviews"],
    isActive: false,
  },
  {
    name: "Board and AGM Reporting AI",
    department: "executive",
    specialization: "Board papers, resolutions and the general meeting",
    description:
      "Gathers the month into one board pack with the figures explained, follows up on what was resolved, and gets the annual general meeting ready, from the notice and the delegates' list to the minutes.",
    capabilities: ["Board packs", "Resolution tracking", "AGM documents", "Delegate lists"],
    isActive: false,
  },
];
