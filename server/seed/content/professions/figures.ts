import type { Profession } from "./types.ts";

export const accounting: Profession = {
  positions: {
    junior: [
      [
        "Accounts Assistant",
        "Posted check-off remittances and supplier invoices, kept petty cash and prepared the daily bank reconciliation.",
      ],
      [
        "Accounts Clerk",
        "Filed vouchers, matched M-PESA paybill receipts with member accounts and cleared the suspense account each Friday.",
      ],
      [
        "Junior Accountant",
        "Prepared payment vouchers, withholding tax certificates and the payroll schedule in Excel.",
      ],
    ],
    mid: [
      [
        "Accountant",
        "Prepared monthly management accounts, bank reconciliation for seven accounts, and PAYE, VAT and withholding tax returns on iTax.",
      ],
      [
        "Management Accountant",
        "Responsible for financial reporting of two branches, budgeting, the fixed asset register and schedules for the external audit.",
      ],
      [
        "Reconciliation Accountant",
        "Reconciled check-off control accounts for 38 employers and brought unexplained differences from KSh 4.2 million to zero.",
      ],
      [
        "Accountant",
        "Ran payroll for 90 staff with statutory deductions, prepared financial statements under IFRS and supported the annual audit.",
      ],
    ],
    senior: [
      [
        "Senior Accountant",
        "Closed the books by the fifth working day, prepared IFRS financial statements and SASRA returns, and led a team of four accountants through three clean audits.",
      ],
      [
        "Finance Manager",
        "Managed finance for a SACCO of 9,000 members: treasury and liquidity, budgeting, tax, dividend proposal and the finance report to the AGM.",
      ],
      [
        "Chief Accountant",
        "Led the move of ledgers to a new core banking system, with reconciliation of every control account before and after.",
      ],
    ],
  },
  employers: [
    "Upendo Health Workers SACCO",
    "Kilele Farmers SACCO",
    "Nuru Teachers SACCO",
    "Mwangaza Dairy SACCO",
    "Lakeside Traders SACCO",
    "Baraka Microfinance",
    "Bahari Transport SACCO",
  ],
  schooling: "university",
  skills: [
    "Bank reconciliation",
    "Financial reporting",
    "MS Excel",
    "Tax",
    "Bookkeeping",
    "Payroll",
    "Petty cash",
    "Check-off",
    "Budgeting",
    "IFRS",
    "SASRA returns",
    "Core banking systems",
    "Attention to detail",
    "Financial analysis",
    "Team leadership",
    "Sage and QuickBooks",
  ],
  studies: {
    certificate: "Accounting Technicians Diploma Level I",
    diploma: "Diploma in Accountancy",
    degree: "Bachelor of Commerce (Accounting)",
    masters: "Master of Science (Finance and Accounting)",
  },
  credential: { name: "CPA(K)", institution: "KASNEB" },
  objectives: {
    junior: [
      "Accounts assistant with {years} of vouchers, reconciliations and petty cash, working through the CPA papers one sitting at a time.",
      "I finish what I reconcile. {years} in an accounts office, and looking for a SACCO where the control accounts need somebody stubborn.",
    ],
    mid: [
      "Accountant with {years} in SACCOs and companies. Month-end reports on time, taxes filed early, differences explained.",
      "Qualified accountant with {years} in financial reporting, reconciliation and payroll, used to external auditors and to members' questions.",
    ],
    senior: [
      "Senior accountant with {years} in financial reporting and SASRA returns. I build teams that close on day five and sleep well on day six.",
      "Finance leader with {years} of closing books, preparing boards and answering delegates in plain language.",
    ],
  },
  achievements: {
    junior: [
      "When I joined {company} the suspense account held 740 unmatched receipts. It has been empty every Friday since last June.",
      "At {company} I rebuilt the petty cash book so that the auditors needed twenty minutes where they used to need a morning.",
    ],
    mid: [
      "At {company} the check-off control accounts had carried differences of KSh 4.2 million for years. I went through them employer by employer, and they are now at zero.",
      "I brought the monthly close at {company} from day fourteen to day six, mainly by reconciling every day and not once a month.",
      "Three external audits at {company} have ended without an adjustment to the schedules I prepared.",
    ],
    senior: [
      "At {company} I prepared the SASRA returns for four years without a late filing or a query, and trained two colleagues to do it without me.",
      "I led the change of the core banking system at {company} from the finance side. We balanced every control account on the night of the move, and again a week later.",
    ],
  },
  salary: { junior: [32, 48], mid: [60, 95], senior: [115, 165] },
};

export const audit: Profession = {
  positions: {
    junior: [
      [
        "Audit Assistant",
        "Counted cash and stock, vouched samples and prepared working papers for audits of SACCOs, schools and companies.",
      ],
      [
        "Audit Trainee",
        "Counted cash and stock, vouched samples and prepared working papers for audits of SACCOs, schools and companies.",
      ],
    ],
    mid: [
      [
        "Internal Auditor",
        "Audited branches, loans and FOSA cash under a risk-based plan, carried out surprise counts and followed findings until they were closed.",
      ],
      [
        "Audit Officer",
        "Audited lending, procurement and payroll: loan provisioning under IFRS, control tests on samples, and quarterly reports to the supervisory committee.",
      ],
      [
        "Systems Auditor",
        "Tested ICT access rights and used data analysis in Excel and SQL to find duplicate payments and dormant accounts with movement.",
      ],
    ],
    senior: [
      [
        "Senior Internal Auditor",
        "Drafted the annual internal audit plan, led three auditors, investigated fraud cases and presented reports to the supervisory committee.",
      ],
      [
        "Audit Supervisor",
        "Drafted the annual internal audit plan, led three auditors, investigated fraud cases and presented reports to the supervisory committee.",
      ],
    ],
  },
  employers: [
    "Ridgeview Commercial Bank",
    "Kilele Farmers SACCO",
    "Savanna Trust Bank",
    "Upendo Health Workers SACCO",
    "Nuru Teachers SACCO",
  ],
  entryEmployers: ["Mlima and Partners, Auditors", "Tegemeo Associates, Auditors"],
  schooling: "university",
  skills: [
    "Internal audit",
    "IFRS",
    "MS Excel",
    "Risk management",
    "Report writing",
    "Data analysis",
    "Fraud investigation",
    "Financial reporting",
    "SASRA returns",
    "SQL",
    "Bank reconciliation",
    "Compliance",
  ],
  studies: {
    certificate: "Accounting Technicians Diploma Level I",
    diploma: "Diploma in Accountancy",
    degree: "Bachelor of Commerce (Accounting)",
    masters: "Master of Science (Finance)",
  },
  credential: { name: "CPA(K)", institution: "KASNEB" },
  objectives: {
    junior: ["Audit assistant with {years} of counting, vouching and asking why."],
    mid: [
      "Auditor with {years} in audit firms and financial institutions. My findings are short, proved, and discussed with the branch before anybody else reads them.",
    ],
    senior: ["Senior auditor with {years} of audit, fraud investigation and reports that boards act on."],
  },
  achievements: {
    junior: [
      "During a count at {company} I noticed that the stock sheets had been filled in before we came, and it turned out to be the finding of the year.",
    ],
    mid: [
      "At {company} I compared withdrawals with dormant accounts by a simple query. It uncovered a fraud of KSh 1.3 million that three audits on paper had not seen.",
      "Branch managers at {company} now ask me to look at a process before it goes wrong. I count that as my best result.",
    ],
    senior: [
      "In my four years at {company} the share of findings closed on time rose from 40% to 88%, and we wrote fewer of them.",
    ],
  },
  salary: { junior: [35, 50], mid: [85, 120], senior: [130, 170] },
};

export const risk: Profession = {
  positions: {
    junior: [
      [
        "Compliance Assistant",
        "Reviewed KYC files of new and existing customers, asked branches for missing documents and screened names against sanctions lists.",
      ],
      [
        "KYC Analyst",
        "Reviewed KYC files of new and existing customers, asked branches for missing documents and screened names against sanctions lists.",
      ],
    ],
    mid: [
      [
        "Compliance Officer",
        "Monitored transactions for AML alerts, filed suspicious transaction reports and trained branch staff twice a year.",
      ],
      [
        "Risk Officer",
        "Maintained the risk register, tested controls, kept the calendar of regulatory returns and reported to the board risk committee.",
      ],
      [
        "Compliance and Data Protection Officer",
        "Carried out data protection impact assessments and answered members' access requests within the legal time.",
      ],
    ],
    senior: [
      [
        "Risk and Compliance Manager",
        "Built the compliance function: policy writing, risk management framework, AML programme and a team of three.",
      ],
      [
        "Senior Compliance Officer",
        "Built the compliance function: policy writing, risk management framework, AML programme and a team of three.",
      ],
    ],
  },
  employers: [
    "Savanna Trust Bank",
    "Ridgeview Commercial Bank",
    "Kijani Insurance Brokers",
    "Baraka Microfinance",
    "Upendo Health Workers SACCO",
  ],
  schooling: "university",
  skills: [
    "Compliance",
    "AML",
    "KYC",
    "Risk management",
    "Data protection",
    "Report writing",
    "SASRA returns",
    "Policy writing",
    "Staff training",
    "MS Excel",
    "Internal audit",
  ],
  studies: {
    certificate: "Certificate in Risk Management",
    diploma: "Diploma in Banking and Finance",
    degree: "Bachelor of Laws (LLB)",
    masters: "Master of Business Administration (Strategic Management)",
  },
  credential: null,
  objectives: {
    junior: [
      "KYC analyst with {years} of reviewing files and asking for the document that is always missing.",
    ],
    mid: [
      "Compliance officer with {years} in banks and SACCOs. I write policies that fit on two pages and train people until they use them.",
    ],
    senior: [
      "Risk and compliance manager with {years} of building functions that colleagues come to before and not after.",
    ],
  },
  achievements: {
    junior: ["I reviewed 2,300 old KYC files at {company} in five months and got 96% of them complete."],
    mid: [
      "After my training rounds at {company} tellers reported three times as many suspicious transactions, and the quality of the reports went up as well.",
      "The risk register at {company} had 140 entries that nobody read. It now has 26, each with an owner and a date.",
    ],
    senior: [
      "I built the compliance function at {company} from one desk and an empty shelf, and its first inspection ended without a penalty.",
    ],
  },
  salary: { junior: [45, 60], mid: [80, 115], senior: [140, 190] },
};
