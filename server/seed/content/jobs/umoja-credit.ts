import type { DemoJob } from "../types.ts";
import { umojaBenefits } from "./benefits.ts";

export const umojaCreditJobs: DemoJob[] = [
  {
    key: "umoja-loan-officer-nakuru",
    organization: "umoja",
    title: "Loan Officer",
    department: "Credit",
    location: "Nakuru",
    type: "full-time",
    salary: "KSh 55,000 - 75,000",
    experience: "2-4 years",
    education: "Diploma or degree in co-operative management, banking, finance or a related field",
    description: `Our Nakuru branch serves about 3,400 members: teachers and county staff on check-off, dairy farmers who are paid through their co-operative, and a growing number of traders around Wakulima market. Last year the branch lent them KSh 310 million. You will be one of three officers who decide how well the next shilling is lent.

You meet members at the counter and where they work, explain honestly what a loan will cost them, and check whether they can carry it: payslip and the one-third rule for salaried members, milk statements and stock for farmers, daily takings for traders. You talk to guarantors before they sign, so that nobody is surprised later. A complete file leaves your desk within two working days.

A loan is not finished when it is paid out. You follow your own portfolio, call on the third day a payment is late, and look for a way through with a member whose income has changed.`,
    requirements: [
      "Diploma or degree in co-operative management, banking, finance or a related field",
      "At least two years in lending at a SACCO, bank or microfinance institution",
      "Able to read a payslip, an M-PESA statement and a farmer's delivery record, and to explain the conclusion in writing",
      "Comfortable in Kiswahili and English; other languages of the Rift Valley are welcome",
      "Willing to spend two days a week visiting members outside town",
    ],
    responsibilities: [
      "Receive and check loan applications from BOSA and FOSA members",
      "Appraise each application on income, deposits, guarantors and credit bureau report, and write the recommendation",
      "Interview guarantors and confirm what they have already guaranteed",
      "Present files to the branch credit committee every Tuesday and Thursday",
      "Follow up arrears from day three and agree repayment plans in writing",
      "Match check-off remittances with the loan schedule at month end",
    ],
    benefits: [
      ...umojaBenefits,
      "Transport allowance for field days",
      "Quarterly bonus on portfolio quality, not on volume",
    ],
    skills: [
      "Loan appraisal",
      "Arrears follow-up",
      "Guarantor management",
      "Check-off",
      "Member service",
      "MS Excel",
      "Core banking systems",
    ],
    status: "Active",
    postedDaysAgo: 42,
    deadlineInDays: 6,
    professions: ["credit", "teller"],
    level: "mid",
    appeal:
      "A bonus on portfolio quality instead of volume tells me how you want your officers to lend, and it is how I prefer to work.",
  },
  {
    key: "umoja-credit-analyst",
    organization: "umoja",
    title: "Credit Analyst",
    department: "Credit",
    location: "Nairobi",
    type: "full-time",
    salary: "KSh 80,000 - 120,000",
    experience: "3+ years",
    education:
      "Bachelor's degree in finance, economics, statistics or accounting; CPA or CIFA is an added advantage",
    description: `Loans above KSh 1 million, and every loan to a group or a company, come to head office for a second look. That second look is yours. You test the branch's figures, read the business behind them, and tell the credit committee in two pages what could go wrong and what would make it safe.

You also look after the numbers that describe the whole loan book of KSh 4.6 billion: portfolio at risk by branch and product, ageing, provisioning under IFRS 9 and the loan classification schedule that goes into our monthly SASRA returns. When a product loses money or a sector turns, the committee should hear it from you first.

The team is four people who like to argue from evidence. We will send you to a branch for your first month, because good analysis starts with having sat across from a member.`,
    requirements: [
      "Bachelor's degree in finance, economics, statistics or accounting",
      "Three years or more of experience in credit analysis or portfolio reporting at a SACCO, bank or microfinance institution",
      "Working knowledge of IFRS 9 expected credit loss and of loan classification for SACCOs",
      "Advanced Excel; SQL is a real advantage",
      "Writes clearly: a sample memo is part of the assessment",
    ],
    responsibilities: [
      "Analyse applications above branch limits: cash flow, security, group structure and credit history",
      "Write credit memos for the committee and answer its questions",
      "Prepare the monthly portfolio report: ageing, portfolio at risk, restructured and written-off loans",
      "Calculate provisions and prepare the loan schedules of the SASRA returns with Finance",
      "Review the scorecard and the loan policy every year against what really happened",
    ],
    benefits: [
      ...umojaBenefits,
      "Professional subscription and two paid exam sittings a year",
      "One day a week from home after probation",
    ],
    skills: [
      "Credit analysis",
      "Financial analysis",
      "Portfolio reporting",
      "IFRS 9",
      "SASRA returns",
      "MS Excel",
      "SQL",
      "Report writing",
    ],
    status: "Active",
    postedDaysAgo: 35,
    deadlineInDays: 12,
    professions: ["credit", "accounting"],
    level: "mid",
    appeal:
      "I like that the analyst is expected to speak up first when a product or a sector turns, and that the job begins with a month in a branch.",
  },
  {
    key: "umoja-debt-recovery-officer-thika",
    organization: "umoja",
    title: "Debt Recovery Officer",
    department: "Credit",
    location: "Thika",
    type: "full-time",
    salary: "KSh 50,000 - 70,000",
    experience: "At least two years",
    education: "Diploma in credit management, business, law or a related field",
    description: `Some members fall behind: a company in Thika's industrial area closes, a harvest fails, a family falls sick. When that happens the deposits of other members carry the loan, and so do the guarantors. Your job is to bring the money home while treating the person with respect.

You take over accounts at 60 days in arrears for Thika, Ruiru and Gatundu. You visit, listen, and look for the arrangement the member can really keep. Where that fails you move in the order the by-laws set: deposits first, then guarantors, then security, then the Co-operative Tribunal. You know where the line lies between firm and improper, and you never cross it: no threats, no calls to relatives, no shaming in WhatsApp groups.`,
    requirements: [
      "Diploma in credit management, business, law or a related field",
      "At least two years in debt recovery at a SACCO, bank, microfinance institution or law firm",
      "Knows the Sacco Societies Act, credit bureau listing rules and the basics of the Data Protection Act",
      "A valid driving or riding licence",
      "Calm under pressure, and able to write an agreement both sides understand",
    ],
    responsibilities: [
      "Manage a portfolio of about 180 accounts more than 60 days in arrears",
      "Agree repayment plans and follow each promise on the day it falls due",
      "Notify guarantors early and in writing, and recover from them only as the by-laws allow",
      "Prepare demand letters and files for the legal officer and the Co-operative Tribunal",
      "Report recoveries, restructurings and proposed write-offs to the credit manager every Monday",
    ],
    benefits: [
      ...umojaBenefits,
      "Motorcycle with fuel, insurance and riding gear",
      "Monthly recovery incentive with a ceiling",
    ],
    skills: [
      "Debt recovery",
      "Negotiation",
      "Guarantor management",
      "Report writing",
      "Legal notices",
      "Communication",
      "MS Excel",
    ],
    status: "Active",
    postedDaysAgo: 30,
    deadlineInDays: 15,
    professions: ["credit", "legal"],
    level: "mid",
    appeal:
      "You describe recovery the way I practise it: bring the money home and keep the member's dignity.",
  },
  {
    key: "umoja-graduate-trainee-credit",
    organization: "umoja",
    title: "Graduate Trainee, Credit",
    department: "Credit",
    location: "Nairobi",
    type: "internship",
    salary: "KSh 30,000 a month",
    experience: "No experience needed",
    education:
      "Bachelor's degree in co-operative business, finance, economics or statistics, completed within the last two years",
    description: `Every year we take four graduates through the whole life of a loan. You spend three months at a FOSA counter, three with a branch loan officer, three with the credit analysts and three in recovery, because people who have seen arrears appraise more carefully.

Each trainee has a mentor and a small project of their own. Last year's group found out why one in five applications came back from committee for missing documents, and the new checklist cut that to one in twenty. Of the last twelve trainees, nine still work with us.`,
    requirements: [
      "Bachelor's degree, second class upper or better, completed within the last two years",
      "At least B (plain) in Mathematics and English or Kiswahili at KCSE",
      "Curious about how people earn, save and borrow",
      "Ready to work in any branch for part of the year",
    ],
    responsibilities: [
      "Learn each step of the loan process by doing it under supervision",
      "Help members complete application and guarantor forms",
      "Prepare files for the credit committee and take its minutes",
      "Carry out one improvement project and present it to management",
    ],
    benefits: [
      "Monthly stipend and medical cover",
      "Accommodation support when posted outside Nairobi",
      "Two paid CPA or CIFA papers",
      "First consideration for permanent positions",
    ],
    skills: ["MS Excel", "Credit analysis", "Financial analysis", "Member service", "Report writing"],
    status: "Closed",
    postedDaysAgo: 74,
    deadlineInDays: -32,
    professions: ["credit", "accounting", "service"],
    level: "junior",
    appeal:
      "Moving from the counter to recovery within one year is the kind of training I have been looking for.",
  },
];
