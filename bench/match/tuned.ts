import { type LabelledJob, person } from "./labelled.ts";

/** Jobs whose pairs the score may be tuned on. */
export const tuned: readonly LabelledJob[] = [
  {
    job: {
      title: "Credit Officer",
      skills: ["Loan appraisal", "Debt recovery", "Customer service", "MS Excel"],
      requirements: [
        "Diploma in Co-operative Management, Banking or Business",
        "At least 2 years in lending",
      ],
      experience: "2 years",
      education: "Diploma",
      description:
        "Appraise FOSA and BOSA loans, verify guarantors, visit members' businesses and follow up arrears.",
    },
    people: {
      saccoLender: person(
        "diploma",
        ["Credit analysis", "Arrears follow up", "Excel"],
        [
          [
            "Loans Officer",
            "2021-03",
            null,
            "Appraised development and emergency loans, checked guarantors and followed up defaulters.",
          ],
        ],
      ),
      seniorLender: person(
        "degree",
        ["Credit appraisal", "Portfolio management", "Guarantor management"],
        [
          [
            "Senior Credit Officer",
            "2018-06",
            null,
            "Led appraisal of asset finance and check-off loans; portfolio at risk fell to 4%.",
          ],
          ["Loan Officer", "2014-02", "2018-05", "Group lending and field visits."],
        ],
      ),
      mfiCollector: person(
        "certificate",
        ["Debt collection", "Negotiation"],
        [["Debt Collector", "2023-01", null, "Called borrowers of a mobile lender about overdue loans."]],
      ),
      teller: person(
        "diploma",
        ["Cash handling", "Customer care"],
        [["Teller", "2020-01", null, "Received deposits and paid withdrawals at the counter."]],
      ),
      chef: person(
        "diploma",
        ["Cooking", "Stock control"],
        [["Chef", "2016-01", null, "Ran a hotel kitchen."]],
      ),
      accountant: person(
        "degree",
        ["Financial reporting", "Bank reconciliation", "Excel"],
        [["Accountant", "2019-05", null, "Posted journals and prepared statements."]],
      ),
    },
    pairs: [
      ["saccoLender", "teller"],
      ["saccoLender", "accountant"],
      ["seniorLender", "mfiCollector"],
      ["mfiCollector", "chef"],
      ["teller", "chef"],
      ["seniorLender", "accountant"],
      ["saccoLender", "mfiCollector"],
    ],
  },
  {
    job: {
      title: "FOSA Teller",
      skills: ["Cash handling", "Customer service", "Core banking systems", "M-PESA"],
      requirements: ["Certificate or diploma in banking", "One year at a till"],
      experience: "1 year",
      education: "Certificate",
      description: "Serve members at the counter, balance the till daily and detect counterfeit notes.",
    },
    people: {
      cashier: person(
        "certificate",
        ["Till management", "Customer care"],
        [
          [
            "Bank Cashier",
            "2022-02",
            null,
            "Handled cash deposits and balanced the till at close of business.",
          ],
        ],
      ),
      agent: person(
        "certificate",
        ["M-PESA", "Customer service"],
        [["M-PESA Agent", "2021-06", null, "Ran an M-PESA shop, managed float and registered customers."]],
      ),
      supermarket: person(
        "certificate",
        ["Customer service"],
        [["Supermarket Cashier", "2022-01", null, "Scanned goods and received cash and card payments."]],
      ),
      driver: person(
        "certificate",
        ["Defensive driving"],
        [["Driver", "2015-01", null, "Drove staff to branches."]],
      ),
      marketer: person(
        "degree",
        ["Digital marketing", "Content writing"],
        [["Marketing Officer", "2020-01", null, "Ran campaigns on Facebook and TikTok."]],
      ),
    },
    pairs: [
      ["cashier", "driver"],
      ["cashier", "marketer"],
      ["agent", "driver"],
      ["supermarket", "driver"],
      ["cashier", "supermarket"],
      ["agent", "marketer"],
    ],
  },
  {
    job: {
      title: "Internal Auditor",
      skills: ["Internal audit", "Risk management", "Financial reporting", "SASRA returns"],
      requirements: ["Degree in commerce and CPA(K)", "Three years in audit", "Member of ICPAK or IIA"],
      experience: "3 years",
      education: "Bachelor's degree and CPA(K)",
      description: "Audit branches against policy and SASRA rules and report to the supervisory committee.",
    },
    people: {
      auditor: person(
        "degree",
        ["Auditing", "Enterprise risk", "CPA(K)", "IFRS"],
        [
          [
            "Internal Auditor",
            "2019-08",
            null,
            "Risk based audits of branches, reports to the audit committee.",
          ],
        ],
      ),
      associate: person(
        "degree",
        ["External audit", "CPA(K)", "Excel"],
        [
          [
            "Audit Associate",
            "2021-01",
            null,
            "Audited financial statements of SACCOs and NGOs for a firm of accountants.",
          ],
        ],
      ),
      accountant: person(
        "degree",
        ["Financial reporting", "CPA(K)", "Reconciliation"],
        [["Accountant", "2018-01", null, "Prepared management accounts and SASRA returns."]],
      ),
      intern: person(
        "degree",
        ["Auditing"],
        [["Audit Intern", "2026-01", "2026-06", "Ticked vouchers during an external audit."]],
      ),
      hrOfficer: person(
        "degree",
        ["Recruitment", "Payroll"],
        [["HR Officer", "2017-01", null, "Recruited staff and ran payroll."]],
      ),
    },
    pairs: [
      ["auditor", "accountant"],
      ["auditor", "intern"],
      ["associate", "hrOfficer"],
      ["accountant", "hrOfficer"],
      ["associate", "intern"],
      ["auditor", "hrOfficer"],
    ],
  },
  {
    job: {
      title: "ICT Officer",
      skills: ["Network administration", "IT support", "SQL", "Core banking systems"],
      requirements: ["Degree or diploma in computer science or IT", "Two years of user support"],
      experience: "2 years",
      education: "Diploma",
      description:
        "Keep the core banking system, the network and the users' computers running; back up data.",
    },
    people: {
      support: person(
        "diploma",
        ["Help desk", "LAN administration", "SQL"],
        [
          [
            "IT Support Officer",
            "2022-01",
            null,
            "Supported 80 users, maintained switches and took backups.",
          ],
        ],
      ),
      bankingSystems: person(
        "degree",
        ["T24", "SQL Server", "Linux"],
        [["Core Banking Administrator", "2020-05", null, "Administered T24 and end of day runs at a SACCO."]],
      ),
      developer: person(
        "degree",
        ["TypeScript", "PostgreSQL", "React"],
        [["Software Developer", "2021-01", null, "Built web applications for a logistics firm."]],
      ),
      clerk: person(
        "certificate",
        ["Computer packages", "Data entry"],
        [["Data Entry Clerk", "2020-01", null, "Typed registration forms into a database."]],
      ),
      nurse: person(
        "diploma",
        ["First aid", "Patient care"],
        [["Nurse", "2012-01", null, "Worked in a county hospital."]],
      ),
    },
    pairs: [
      ["support", "clerk"],
      ["bankingSystems", "clerk"],
      ["developer", "nurse"],
      ["support", "developer"],
      ["bankingSystems", "nurse"],
      ["clerk", "nurse"],
    ],
  },
  {
    job: {
      title: "Human Resource Officer",
      skills: ["Recruitment", "Payroll administration", "Labour law", "Performance management"],
      requirements: [
        "Degree in human resource management",
        "Registered with IHRM (CHRP)",
        "3 years' experience",
      ],
      experience: "3 years",
      education: "Bachelor's degree",
      description: "Recruit, run payroll and leave, advise heads of department on the Employment Act.",
    },
    people: {
      generalist: person(
        "degree",
        ["Talent acquisition", "Payroll", "Employment Act", "CHRP"],
        [
          [
            "HR Generalist",
            "2019-02",
            null,
            "Recruited for 12 branches, ran payroll for 150 staff and staff appraisals.",
          ],
        ],
      ),
      payroll: person(
        "diploma",
        ["Payroll", "iTax", "NSSF and SHIF returns"],
        [["Payroll Officer", "2020-02", null, "Prepared monthly payroll and statutory returns."]],
      ),
      admin: person(
        "degree",
        ["Office administration", "Filing"],
        [["Administrative Assistant", "2021-01", null, "Kept staff files and booked meetings."]],
      ),
      driver: person("certificate", ["Driving"], [["Driver", "2010-01", null, "Delivered parcels."]]),
      lender: person("degree", ["Loan appraisal"], [["Credit Officer", "2017-01", null, "Appraised loans."]]),
    },
    pairs: [
      ["generalist", "payroll"],
      ["generalist", "admin"],
      ["payroll", "driver"],
      ["admin", "driver"],
      ["generalist", "lender"],
      ["payroll", "lender"],
    ],
  },
  {
    job: {
      title: "Branch Manager",
      skills: ["Team leadership", "Business development", "Credit management", "Member service"],
      requirements: [
        "Degree in business",
        "5 years, two of them as supervisor",
        "Fit and proper under SASRA",
      ],
      experience: "5 years",
      education: "Bachelor's degree",
      description:
        "Lead a branch of twelve, grow deposits and the loan book and keep portfolio at risk below 5%.",
    },
    people: {
      manager: person(
        "degree",
        ["Leadership", "Business growth", "Credit control"],
        [
          [
            "Branch Manager",
            "2019-01",
            null,
            "Managed a microfinance branch of ten staff; grew deposits by 40%.",
          ],
          ["Branch Operations Supervisor", "2015-01", "2018-12", "Supervised tellers and customer service."],
        ],
      ),
      supervisor: person(
        "degree",
        ["Supervising", "Customer service", "Loan appraisal"],
        [["Branch Supervisor", "2020-01", null, "Supervised six staff and stood in for the branch manager."]],
      ),
      teller: person(
        "diploma",
        ["Cash handling"],
        [["Teller", "2014-01", null, "Served members at the counter."]],
      ),
      graduate: person(
        "degree",
        ["Business development"],
        [["Management Trainee", "2026-02", null, "Rotated through the departments of a bank."]],
      ),
      teacher: person(
        "degree",
        ["Leadership"],
        [["Secondary School Teacher", "2008-01", null, "Taught mathematics; head of department."]],
      ),
    },
    pairs: [
      ["manager", "supervisor"],
      ["supervisor", "teller"],
      ["manager", "graduate"],
      ["supervisor", "teacher"],
      ["manager", "teacher"],
      ["supervisor", "graduate"],
    ],
  },
  {
    job: {
      title: "Afisa Mikopo",
      skills: ["Tathmini ya mikopo", "Huduma kwa wateja", "Ufuatiliaji wa madeni"],
      requirements: ["Stashahada ya ushirika au biashara", "Uzoefu wa miaka miwili katika mikopo"],
      experience: "Miaka miwili",
      education: "Stashahada",
      description: "Kutathmini mikopo ya wanachama, kuhakiki wadhamini na kufuatilia madeni.",
    },
    people: {
      lender: person(
        "diploma",
        ["Loan appraisal", "Customer service", "Debt recovery"],
        [["Loan Officer", "2022-01", null, "Appraised members' loans and followed up arrears."]],
      ),
      kiswahili: person(
        "diploma",
        ["Tathmini ya mikopo", "Huduma kwa wateja"],
        [
          [
            "Afisa wa Mikopo",
            "2021-06",
            null,
            "Nilitathmini maombi ya mikopo na kufuatilia madeni ya wanachama.",
          ],
        ],
      ),
      clerk: person(
        "diploma",
        ["Filing", "Data entry"],
        [["Records Clerk", "2020-01", null, "Filed documents."]],
      ),
      guard: person("certificate", ["Ulinzi"], [["Mlinzi", "2015-01", null, "Nililinda ofisi usiku."]]),
    },
    pairs: [
      ["lender", "clerk"],
      ["kiswahili", "clerk"],
      ["kiswahili", "guard"],
      ["clerk", "guard"],
      ["lender", "guard"],
    ],
  },
  {
    job: {
      title: "Accountant",
      skills: ["Bank reconciliation", "Financial reporting", "IFRS", "Tax compliance"],
      requirements: ["Degree in accounting or CPA(K)", "3 years in accounting"],
      experience: "3 years",
      education: "Bachelor's degree in accounting or CPA(K)",
      description:
        "Keep the general ledger, reconcile bank and M-PESA accounts, prepare monthly reports and returns.",
    },
    people: {
      cpa: person(
        "diploma",
        ["CPA(K)", "Reconciliations", "Financial statements", "iTax"],
        [
          [
            "Accountant",
            "2020-04",
            null,
            "Kept the general ledger of a SACCO in Microsoft Dynamics Navision.",
          ],
        ],
      ),
      assistant: person(
        "degree",
        ["Reconciliation", "QuickBooks"],
        [["Accounts Assistant", "2023-01", null, "Posted payments and reconciled bank statements."]],
      ),
      graduate: person(
        "degree",
        ["Financial accounting"],
        [["Accounts Intern", "2026-03", "2026-08", "Filed vouchers."]],
      ),
      banker: person(
        "degree",
        ["Loan appraisal", "Customer service"],
        [["Credit Analyst", "2018-01", null, "Wrote credit memos for business loans."]],
      ),
      receptionist: person(
        "certificate",
        ["Switchboard"],
        [["Receptionist", "2016-01", null, "Welcomed visitors."]],
      ),
    },
    pairs: [
      ["cpa", "graduate"],
      ["cpa", "banker"],
      ["assistant", "receptionist"],
      ["assistant", "graduate"],
      ["graduate", "receptionist"],
      ["cpa", "assistant"],
    ],
  },
];
