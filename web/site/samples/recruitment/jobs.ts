export const departments = ["Credit", "ICT", "Marketing", "Operations"] as const;
export type Department = (typeof departments)[number];

export interface SampleJob {
  id: string;
  title: string;
  department: Department;
  applicants: number;
  status: "Active" | "Closed";
  location: string;
  /** Free text, as HR writes it. */
  salary: string;
  description: string;
  requirements: readonly string[];
  /** Days from today: negative for the past. */
  posted: number;
  deadline: number;
}

/** Five postings of a made-up SACCO; their applicants are the 247 of the funnel. */
export const jobs: readonly SampleJob[] = [
  {
    id: "senior-loan-officer",
    title: "Senior Loan Officer",
    department: "Credit",
    applicants: 68,
    status: "Active",
    location: "Nairobi",
    salary: "KSh 80,000 - 120,000",
    description:
      "You appraise development and emergency loans, visit guarantors and businesses, and bring files to the credit committee.",
    requirements: [
      "Bachelor's degree in finance, commerce or co-operative management",
      "3 years in SACCO or financial services",
      "Sound reading of payslips, by-laws and security",
    ],
    posted: -9,
    deadline: 12,
  },
  {
    id: "systems-administrator",
    title: "ICT Systems Administrator",
    department: "ICT",
    applicants: 52,
    status: "Active",
    location: "Kisumu",
    salary: "KSh 90,000 - 130,000",
    description:
      "You run core banking, mobile and agency channels, and practise getting them back after a failure.",
    requirements: ["Degree in computing", "3 years with core banking systems", "Linux and PostgreSQL"],
    posted: -14,
    deadline: 7,
  },
  {
    id: "marketing-officer",
    title: "Marketing Officer",
    department: "Marketing",
    applicants: 39,
    status: "Active",
    location: "Mombasa",
    salary: "KSh 60,000 - 85,000",
    description:
      "You win check-off employers and walk-in members, and account for what each drive brings in.",
    requirements: ["Degree in marketing or business", "Experience in member recruitment", "Fluent Kiswahili"],
    posted: -6,
    deadline: 15,
  },
  {
    id: "operations-supervisor",
    title: "Branch Operations Supervisor",
    department: "Operations",
    applicants: 47,
    status: "Active",
    location: "Nakuru",
    salary: "KSh 75,000 - 100,000",
    description: "You open and close the FOSA counter, balance the vault and lead a team of tellers.",
    requirements: ["Degree or CPA Part II", "3 years in a FOSA", "Cash handling without differences"],
    posted: -11,
    deadline: 10,
  },
  {
    id: "credit-analyst",
    title: "Credit Analyst",
    department: "Credit",
    applicants: 41,
    status: "Closed",
    location: "Eldoret",
    salary: "KSh 70,000 - 95,000",
    description: "You analyse ability to repay, track arrears and prepare the monthly credit report.",
    requirements: ["Degree in finance", "CPA(K) or CIFA", "Strong spreadsheets"],
    posted: -41,
    deadline: -11,
  },
];

/** Jobs filled in the last twelve months. */
export const hiredByDepartment: Readonly<Record<Department, number>> = {
  Credit: 9,
  ICT: 4,
  Marketing: 3,
  Operations: 7,
};

/** The funnel of the sample (specification 001, section 9), before anything is done in the demo. */
export const funnel = { applications: 247, screened: 89, interviews: 15, offers: 3 } as const;
