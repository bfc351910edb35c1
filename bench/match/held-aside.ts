import { type LabelledJob, person } from "./labelled.ts";

/** Jobs whose pairs are kept aside: the score is measured on them and never tuned on them. */
export const heldAside: readonly LabelledJob[] = [
  {
    job: {
      title: "Risk and Compliance Officer",
      skills: ["Enterprise risk management", "AML/CFT compliance", "Regulatory reporting", "KYC"],
      requirements: [
        "Degree in finance, law or business",
        "3 years in risk or compliance at a regulated institution",
      ],
      experience: "3 years",
      education: "Bachelor's degree",
      description:
        "Maintain the risk register, report to SASRA and FRC, and train staff on anti-money laundering.",
    },
    people: {
      compliance: person(
        "degree",
        ["Anti money laundering", "Know your customer", "SASRA reporting"],
        [
          [
            "Compliance Officer",
            "2021-01",
            null,
            "Monitored suspicious transactions and filed regulatory returns for a bank.",
          ],
        ],
      ),
      riskAnalyst: person(
        "degree",
        ["Risk assessments", "Risk register", "Excel"],
        [["Risk Analyst", "2022-01", null, "Kept the enterprise risk register and credit risk reports."]],
      ),
      lawyer: person(
        "degree",
        ["Contract drafting", "Legal research"],
        [["Legal Assistant", "2019-01", null, "Drafted leases and charges at a law firm."]],
      ),
      waiter: person("certificate", ["Customer service"], [["Waiter", "2018-01", null, "Served guests."]]),
      teller: person(
        "diploma",
        ["KYC", "Cash handling"],
        [["Bank Teller", "2019-01", null, "Verified customers and handled cash."]],
      ),
    },
    pairs: [
      ["compliance", "lawyer"],
      ["riskAnalyst", "teller"],
      ["compliance", "teller"],
      ["lawyer", "waiter"],
      ["riskAnalyst", "lawyer"],
      ["teller", "waiter"],
    ],
  },
  {
    job: {
      title: "Marketing and Member Relations Officer",
      skills: ["Member recruitment", "Field marketing", "Social media marketing", "Public relations"],
      requirements: ["Diploma in marketing or business", "2 years of sales of financial products"],
      experience: "2 years",
      education: "Diploma",
      description: "Recruit members at workplaces and markets, organise education days and run our pages.",
    },
    people: {
      mobiliser: person(
        "diploma",
        ["Member mobilisation", "Door to door sales"],
        [
          [
            "Field Sales Officer",
            "2022-02",
            null,
            "Recruited 600 members at factories and markets for a SACCO.",
          ],
        ],
      ),
      digital: person(
        "degree",
        ["Facebook", "Content creation", "Online marketing"],
        [["Digital Marketing Officer", "2021-02", null, "Ran campaigns for an insurance broker."]],
      ),
      insurance: person(
        "certificate",
        ["Direct sales"],
        [["Insurance Agent", "2020-01", null, "Sold life cover to teachers."]],
      ),
      accountant: person(
        "degree",
        ["CPA", "Reconciliation"],
        [["Accountant", "2016-01", null, "Kept ledgers."]],
      ),
      technician: person(
        "diploma",
        ["Network support"],
        [["ICT Technician", "2018-01", null, "Repaired computers."]],
      ),
    },
    pairs: [
      ["mobiliser", "accountant"],
      ["digital", "technician"],
      ["mobiliser", "insurance"],
      ["insurance", "technician"],
      ["digital", "accountant"],
    ],
  },
  {
    job: {
      title: "Legal Officer",
      skills: [
        "Contract drafting",
        "Perfection of securities",
        "Litigation management",
        "Company secretarial",
      ],
      requirements: [
        "LLB and advocate of the High Court",
        "Member of LSK with practising certificate",
        "2 years post admission",
      ],
      experience: "2 years",
      education: "Bachelor's degree in law; advocate of the High Court",
      description: "Charge securities, draft agreements, manage external advocates and attend AGMs.",
    },
    people: {
      advocate: person(
        "degree",
        ["Charging securities", "Drafting agreements", "Advocate of the High Court"],
        [
          [
            "Associate Advocate",
            "2021-03",
            null,
            "Prepared charges for banks and SACCOs and attended court.",
          ],
        ],
      ),
      pupil: person(
        "degree",
        ["Legal research"],
        [["Legal Pupil", "2026-01", null, "Researched case law and drafted pleadings."]],
      ),
      paralegal: person(
        "diploma",
        ["Legal drafting", "Filing"],
        [["Legal Clerk", "2017-01", null, "Filed pleadings and registered charges at the lands registry."]],
      ),
      auditor: person("degree", ["Auditing"], [["Internal Auditor", "2017-01", null, "Audited branches."]]),
      cook: person("certificate", ["Cooking"], [["Cook", "2012-01", null, "Cooked for a school."]]),
    },
    pairs: [
      ["advocate", "pupil"],
      ["advocate", "paralegal"],
      ["paralegal", "cook"],
      ["pupil", "cook"],
      ["advocate", "auditor"],
    ],
  },
  {
    job: {
      title: "Chief Executive Officer",
      skills: ["Strategic planning", "Team leadership", "Corporate governance", "Financial management"],
      requirements: [
        "Master's degree",
        "10 years in financial services, 5 of them in senior management",
        "Fit and proper under SASRA",
      ],
      experience: "10 years",
      education: "Master's degree",
      description:
        "Lead the SACCO under the board: strategy, growth of members and deposits, regulation and people.",
    },
    people: {
      generalManager: person(
        "masters",
        ["Strategy", "Leadership", "Governance", "Budgeting"],
        [
          [
            "General Manager",
            "2016-01",
            null,
            "Ran a deposit-taking SACCO of 40,000 members under its board.",
          ],
          ["Finance Manager", "2009-01", "2015-12", "Led finance and SASRA returns."],
        ],
      ),
      branchManager: person(
        "degree",
        ["Leadership", "Business development"],
        [
          ["Branch Manager", "2017-01", null, "Led a bank branch of 15 staff."],
          ["Credit Manager", "2013-01", "2016-12", "Led the credit team."],
        ],
      ),
      officer: person(
        "degree",
        ["Customer service"],
        [["Customer Service Officer", "2021-01", null, "Answered members."]],
      ),
      secretary: person("diploma", ["Office packages"], [["Secretary", "2012-01", null, "Typed minutes."]]),
      ngo: person(
        "masters",
        ["Strategic planning", "Budgeting"],
        [
          [
            "Programme Director",
            "2012-01",
            null,
            "Directed programmes of a development organisation, with its board.",
          ],
        ],
      ),
    },
    pairs: [
      ["generalManager", "branchManager"],
      ["branchManager", "officer"],
      ["generalManager", "ngo"],
      ["ngo", "secretary"],
      ["branchManager", "secretary"],
      ["ngo", "officer"],
    ],
  },
  {
    job: {
      title: "Mhasibu",
      skills: ["Usuluhishi wa hesabu za benki", "Taarifa za fedha", "Kodi"],
      requirements: ["Stashahada ya uhasibu au CPA", "Uzoefu wa miaka mitatu katika uhasibu"],
      experience: "Miaka mitatu",
      education: "Stashahada",
      description: "Kutunza daftari la hesabu, kuandaa taarifa za fedha na kuwasilisha kodi.",
    },
    people: {
      accountant: person(
        "degree",
        ["Bank reconciliation", "Financial statements", "Tax returns", "CPA"],
        [["Accountant", "2021-01", null, "Prepared monthly accounts and tax returns."]],
      ),
      kiswahili: person(
        "diploma",
        ["Taarifa za fedha", "Usuluhishi wa benki"],
        [["Msaidizi wa Mhasibu", "2022-01", null, "Niliandaa taarifa za fedha za chama na kulipa kodi."]],
      ),
      driver: person("certificate", ["Udereva"], [["Dereva", "2012-01", null, "Niliendesha gari la ofisi."]]),
      lender: person("diploma", ["Loan appraisal"], [["Loan Officer", "2019-01", null, "Appraised loans."]]),
    },
    pairs: [
      ["accountant", "driver"],
      ["accountant", "lender"],
      ["kiswahili", "driver"],
      ["kiswahili", "lender"],
    ],
  },
];
