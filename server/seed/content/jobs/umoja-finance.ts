import type { DemoJob } from "../types.ts";
import { umojaBenefits } from "./benefits.ts";

export const umojaFinanceJobs: DemoJob[] = [
  {
    key: "umoja-senior-accountant",
    organization: "umoja",
    title: "Senior Accountant",
    department: "Finance",
    location: "Nairobi",
    type: "full-time",
    salary: "KSh 110,000 - 150,000",
    experience: "Minimum of 5 years",
    education: "Bachelor's degree in commerce, accounting or finance and CPA(K)",
    description: `You close the books of a SACCO with 12,800 members, nine branches and a FOSA that moves money every minute of the day. By the fifth working day the month is closed, by the tenth the board pack is ready, and by the fifteenth our returns are with SASRA.

You lead four accountants. The daily work is reconciling: bank accounts, the M-PESA paybill, agency float, check-off control accounts for 64 employers, and inter-branch balances. The yearly work is the audited accounts, the dividend and interest rebate proposal, and a presentation that ordinary delegates can follow at the annual general meeting.

We moved to a new core banking system two years ago and some control accounts still carry old differences. We want someone who cannot leave an unexplained balance alone.`,
    requirements: [
      "Bachelor's degree in commerce, accounting or finance, and CPA(K) in good standing with ICPAK",
      "Minimum of five years' experience in accounting, two of them supervising others, preferably in a deposit-taking SACCO or bank",
      "Has prepared full IFRS financial statements and taken them through an external audit",
      "Has prepared capital adequacy and liquidity returns",
      "Strong Excel and experience with a core banking system",
    ],
    responsibilities: [
      "Close the monthly accounts and prepare the board's financial report",
      "Prepare the monthly, quarterly and annual SASRA returns and watch capital and liquidity ratios between them",
      "Own the reconciliation of bank, paybill, check-off and inter-branch accounts",
      "Prepare the annual financial statements, the external audit file and the AGM finance report",
      "Manage statutory deductions and tax returns on iTax: PAYE, withholding tax, excise duty on fees",
      "Coach the accounts team and review its work",
    ],
    benefits: [
      ...umojaBenefits,
      "ICPAK subscription and 40 hours of professional training a year",
      "Performance bonus after the AGM",
    ],
    skills: [
      "Financial reporting",
      "Bank reconciliation",
      "IFRS",
      "SASRA returns",
      "Tax",
      "Team leadership",
      "MS Excel",
      "Core banking systems",
    ],
    status: "Active",
    postedDaysAgo: 38,
    deadlineInDays: 9,
    professions: ["accounting", "audit"],
    level: "senior",
    appeal: "An old difference in a control account is exactly the sort of problem I enjoy taking apart.",
  },
  {
    key: "umoja-internal-auditor",
    organization: "umoja",
    title: "Internal Auditor",
    department: "Finance",
    location: "Nairobi",
    type: "full-time",
    salary: "KSh 95,000 - 130,000",
    experience: "At least four years",
    education: "Bachelor's degree in accounting or finance and CPA(K); CISA is an added advantage",
    description: `Members trust us with their deposits. Internal audit exists so that this trust is checked by somebody who does not report to the people being checked: you report to the supervisory committee, and administratively to the chief executive.

The yearly plan covers all nine branches, lending, FOSA cash, the member register, ICT access rights and procurement. Some visits are announced and some are not. You count the till before the doors open, follow a dormant account from its last movement to its first withdrawal, and test whether loans above the limit really had the approvals on the form.

We look for findings that are short, proved and fair, with a remedy the branch can carry out.`,
    requirements: [
      "Bachelor's degree in accounting or finance, and CPA(K)",
      "At least four years in internal or external audit of financial institutions",
      "Understands fraud risks in a FOSA: till, standing orders, dormant accounts, insider loans",
      "Able to query data directly; knowledge of an audit analytics tool is welcome",
      "Ready to travel to branches about eight days a month",
    ],
    responsibilities: [
      "Draft the risk-based annual audit plan for the supervisory committee",
      "Audit branches and head office functions, with surprise cash counts",
      "Review loans, guarantors and approvals on a sample basis",
      "Test ICT access rights and changes in the core banking system",
      "Report to the supervisory committee each quarter and follow every finding until it is closed",
    ],
    benefits: [...umojaBenefits, "Professional subscription paid", "Daily allowance on branch visits"],
    skills: [
      "Internal audit",
      "Risk management",
      "Data analysis",
      "Report writing",
      "IFRS",
      "Fraud investigation",
      "MS Excel",
    ],
    status: "Active",
    postedDaysAgo: 28,
    deadlineInDays: 18,
    professions: ["audit", "accounting"],
    level: "mid",
    appeal: "Reporting to the supervisory committee gives an auditor the independence that the work needs.",
  },
  {
    key: "umoja-accounts-assistant-mombasa",
    organization: "umoja",
    title: "Accounts Assistant",
    department: "Finance",
    location: "Mombasa",
    type: "contract",
    salary: "KSh 40,000 - 50,000",
    experience: "1-2 years",
    education: "Diploma in accounting or CPA Part II",
    description: `A one-year contract, renewable, at our Mombasa branch on Nkrumah Road. Port and hotel employers remit check-off for about 1,900 members here, often in one bulk payment with a schedule that does not quite add up. You make it add up.

Each remittance has to reach the right deposit, share and loan account within a day, because a late posting looks to the member like a missed payment. You also keep the petty cash, pay suppliers and help the branch close its day.`,
    requirements: [
      "Diploma in accounting, or CPA Part II",
      "One to two years of experience in an accounts office",
      "Quick and exact with spreadsheets",
      "Patient on the phone with payroll offices",
    ],
    responsibilities: [
      "Post check-off remittances and clear suspense items within one working day",
      "Reconcile branch bank and paybill accounts every day",
      "Keep petty cash and prepare supplier payments",
      "File vouchers so that an auditor finds any of them in a minute",
    ],
    benefits: [
      "Medical cover during the contract",
      "31% gratuity at the end of the contract",
      "Paid leave of 21 working days",
    ],
    skills: [
      "Bank reconciliation",
      "Check-off",
      "MS Excel",
      "Bookkeeping",
      "Petty cash",
      "Attention to detail",
    ],
    status: "Closed",
    postedDaysAgo: 66,
    deadlineInDays: -27,
    professions: ["accounting", "teller"],
    level: "junior",
    appeal:
      "I have spent many month ends making employers' schedules add up and would be glad to do it for your members in Mombasa.",
  },
];
