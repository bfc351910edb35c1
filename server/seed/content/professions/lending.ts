import type { Profession } from "./types.ts";

export const credit: Profession = {
  positions: {
    junior: [
      [
        "Credit Assistant",
        "Checked loan forms, payslips and guarantor signatures for completeness, entered applications in the core banking system and called members about missing documents.",
      ],
      [
        "Micro-Credit Officer",
        "Served fourteen savings groups: attended their meetings, appraised loans up to KSh 100,000 and reminded late payers before the next meeting.",
      ],
      [
        "Loan Processing Clerk",
        "Prepared files for the credit committee, kept its minutes and followed check-off letters with employers' payroll offices.",
      ],
    ],
    mid: [
      [
        "Loan Officer",
        "Appraised about 45 loans a month for salaried members and traders, interviewed guarantors, requested credit bureau reports and presented files to the branch committee. Kept portfolio at risk at 3.1%.",
      ],
      [
        "Credit Officer",
        "Managed a portfolio of 420 active loans worth KSh 96 million: loan appraisal, disbursement, arrears follow-up from day three, and monthly matching of check-off remittances.",
      ],
      [
        "Debt Recovery Officer",
        "Followed up 160 accounts in arrears, agreed repayment plans, notified guarantors and prepared files for the Co-operative Tribunal. Recovered KSh 11 million in a year.",
      ],
      [
        "Credit Analyst",
        "Analysed applications above the branch limit, wrote credit memos and prepared the monthly ageing and provisioning report in Excel under IFRS 9.",
      ],
    ],
    senior: [
      [
        "Credit Supervisor",
        "Led a team of six loan officers, chaired the pre-committee, reviewed credit appraisal above KSh 500,000 and brought portfolio at risk from 8.9% to 4.6% in two years.",
      ],
      [
        "Portfolio Manager",
        "Responsible for a loan book of KSh 780 million: portfolio reporting to the board, loan classification for the SASRA returns, restructuring of large accounts and training of branch staff.",
      ],
      [
        "Senior Credit Officer",
        "Introduced a scorecard for check-off and business loans and shortened the time from application to payout from nine days to three.",
      ],
    ],
  },
  employers: [
    "Mwangaza Dairy SACCO",
    "Nuru Teachers SACCO",
    "Lakeside Traders SACCO",
    "Baraka Microfinance",
    "Tumaini Microcredit",
    "Savanna Trust Bank",
    "Kilele Farmers SACCO",
    "Bahari Transport SACCO",
  ],
  schooling: "college",
  skills: [
    "Loan appraisal",
    "Credit analysis",
    "MS Excel",
    "Arrears follow-up",
    "Guarantor management",
    "Customer service",
    "Check-off processing",
    "Core banking systems",
    "Debt recovery",
    "Report writing",
    "Group lending",
    "Negotiation",
    "Portfolio reporting",
    "IFRS 9",
    "Financial analysis",
    "SQL",
  ],
  studies: {
    certificate: "Certificate in Co-operative Management",
    diploma: "Diploma in Co-operative Management",
    degree: "Bachelor of Co-operative Business",
    masters: "Master of Business Administration (Finance)",
  },
  credential: { name: "CPA Part II", institution: "KASNEB" },
  objectives: {
    junior: [
      "Credit professional at the start of the road with {years} in loan processing and group lending. Careful with files, comfortable with members, and eager to carry a portfolio of my own.",
      "I like figures that belong to people. In {years} in a credit office I have learnt to ask one more question before a form goes to committee.",
    ],
    mid: [
      "Loan officer with {years} of appraising, disbursing and recovering loans for salaried members, farmers and traders. I lend to people I have visited and write recommendations a committee can rely on.",
      "Credit officer with {years} in SACCO and microfinance lending, a clean portfolio and a habit of calling on the third day.",
    ],
    senior: [
      "Credit manager in all but title, with {years} in lending. I have built teams, repaired loan books and explained both to boards in plain words.",
      "{years} in credit, from group lending to portfolio management. Strong in appraisal, provisioning and the training of younger officers.",
    ],
  },
  achievements: {
    junior: [
      "At {company} I noticed that most files came back for the same three documents, made a one-page checklist, and returned files fell by more than half.",
      "My fourteen groups at {company} have repaid on time for eleven months, mainly because I attend the meetings and read the books with them.",
    ],
    mid: [
      "At {company} I took over a portfolio with 9% at risk and handed in 3.1% after eighteen months. I did it by visiting early and by saying no more often at the start.",
      "One of my members at {company} lost his job and stopped paying. We restructured within a week, his guarantors were never called, and he cleared the loan last year.",
      "Each month at {company} I match the check-off schedule with the loan ledger myself, so members are not chased for money that their employer has already sent.",
    ],
    senior: [
      "At {company} I led six officers and, together with them, halved portfolio at risk in two years without slowing down good loans.",
      "The scorecard I designed at {company} is still in use. Its first version was wrong about farmers, and finding out why taught us more than the rest of the project.",
    ],
  },
  salary: { junior: [28, 42], mid: [52, 85], senior: [95, 140] },
};

export const branch: Profession = {
  positions: {
    junior: [
      [
        "Branch Operations Assistant",
        "Opened accounts, scheduled staff, prepared daily cash reports and stood in at the till on salary days.",
      ],
      [
        "Relationship Assistant",
        "Assisted the branch manager with member visits, deposit campaigns and the monthly branch report.",
      ],
    ],
    mid: [
      [
        "Branch Supervisor",
        "Supervised five tellers and the vault, approved transactions within limits, answered audit findings and ran the branch in the manager's absence.",
      ],
      [
        "Operations Supervisor",
        "Coordinated branch operations and member service for 1,600 members, coached staff and took portfolio at risk reports to the credit committee.",
      ],
      [
        "Assistant Branch Manager",
        "Led a business development drive with schools and tea buying centres that brought 410 new members in a year.",
      ],
    ],
    senior: [
      [
        "Branch Manager",
        "Managed a branch of twelve staff, KSh 520 million in loans and KSh 380 million in deposits: branch operations, credit appraisal within limit, budgeting and debt recovery. Portfolio at risk 4.2%.",
      ],
      [
        "Senior Branch Manager",
        "Opened a new branch and brought it to break-even in 19 months, with 1,250 members recruited through dairy co-operatives and schools.",
      ],
      [
        "Area Manager",
        "Responsible for three branches: team leadership, annual budgets, audit follow-up and meetings with delegates before the AGM.",
      ],
    ],
  },
  employers: [
    "Kilele Farmers SACCO",
    "Savanna Trust Bank",
    "Ridgeview Commercial Bank",
    "Baraka Microfinance",
    "Upendo Health Workers SACCO",
    "Mwangaza Dairy SACCO",
  ],
  schooling: "university",
  skills: [
    "Branch operations",
    "Team leadership",
    "Member service",
    "Business development",
    "Credit appraisal",
    "Cash management",
    "Budgeting",
    "Debt recovery",
    "Core banking systems",
    "Report writing",
    "Risk management",
    "MS Excel",
  ],
  studies: {
    certificate: "Certificate in Business Management",
    diploma: "Diploma in Banking and Finance",
    degree: "Bachelor of Commerce (Finance)",
    masters: "Master of Business Administration",
  },
  credential: null,
  objectives: {
    junior: ["Operations assistant with {years} in a busy branch, looking for more responsibility."],
    mid: [
      "Branch supervisor with {years} in operations, cash and member service. I keep a calm counter and an honest vault, and I am ready to lead a branch of my own.",
    ],
    senior: [
      "Branch manager with {years} in SACCOs and banks. I grow deposits by being known in the market, and I keep the loan book sound by knowing whom we lend to.",
      "{years} in branch banking, the latter half leading teams. Members, staff and auditors have all found me in the office when they needed me.",
    ],
  },
  achievements: {
    junior: [
      "At {company} I rearranged the salary-day shifts, and the queue was gone by eleven instead of one.",
    ],
    mid: [
      "When our manager at {company} fell ill I ran the branch for four months; we met the deposit target and the audit closed without a repeat finding.",
      "At {company} I brought in eleven schools as check-off employers by visiting each head teacher before the term began.",
    ],
    senior: [
      "My branch at {company} had 8% of its loans at risk when I arrived. After two years it was 4.2%, and deposits had grown by a third.",
      "I opened a branch for {company} in a town where nobody knew us. We were breaking even after nineteen months, and I still know most of those first members by name.",
    ],
  },
  salary: { junior: [40, 55], mid: [75, 110], senior: [145, 200] },
};
