import type { Profession } from "./types.ts";

export const hr: Profession = {
  positions: {
    junior: [
      [
        "HR Assistant",
        "Kept personnel files and the leave register, called candidates for interviews and prepared welcome packs for new staff.",
      ],
      [
        "Administration Assistant",
        "Kept personnel files and the leave register, called candidates for interviews and prepared welcome packs for new staff.",
      ],
    ],
    mid: [
      [
        "Human Resource Officer",
        "Ran recruitment from advert to first day for about 30 positions a year, and prepared payroll changes with PAYE, NSSF and SHA deductions.",
      ],
      [
        "HR Generalist",
        "Organised training and performance reviews for 120 staff, kept records and advised supervisors on leave and discipline under the Employment Act.",
      ],
      [
        "HR and Administration Officer",
        "Handled recruitment, office administration, procurement of supplies and staff welfare in a company of 60 people.",
      ],
    ],
    senior: [
      [
        "Senior HR Officer",
        "Led human resources for 260 staff: labour law matters, union talks, performance management, training plan and payroll review.",
      ],
      [
        "Human Resource Manager",
        "Led human resources for 260 staff: labour law matters, union talks, performance management, training plan and payroll review.",
      ],
    ],
  },
  employers: [
    "Coral Bay Hotels",
    "Chai Bora Growers Factory",
    "St. Monica Mission Hospital",
    "Kiungo Systems",
    "Maji Safi Water Company",
    "Nuru Teachers SACCO",
  ],
  schooling: "university",
  skills: [
    "Recruitment",
    "Payroll",
    "Labour law",
    "Employee relations",
    "Performance management",
    "MS Excel",
    "Training coordination",
    "Office administration",
    "Records management",
    "Procurement",
    "Communication",
  ],
  studies: {
    certificate: "Certificate in Human Resource Management",
    diploma: "Diploma in Human Resource Management",
    degree: "Bachelor of Commerce (Human Resource Management)",
    masters: "Master of Science (Human Resource Management)",
  },
  credential: { name: "CHRP", institution: "Human Resource Management Professionals Examinations Board" },
  objectives: {
    junior: [
      "HR assistant with {years} of orderly files and friendly phone calls, and part of the CHRP papers done.",
    ],
    mid: [
      "HR generalist with {years} in recruitment, payroll and training. People come to me early, which is half of the work.",
    ],
    senior: [
      "Human resource manager with {years} in hotels, factories and hospitals, fair in hearings and exact in payroll.",
    ],
  },
  achievements: {
    junior: [
      "At {company} I found 41 personnel files without contracts and completed all of them before the labour inspection.",
    ],
    mid: [
      "At {company} I cut the time from advert to first day from eleven weeks to five by booking the panel before the advert went out.",
      "The review form I wrote for {company} has two pages, and for the first time every supervisor returned it.",
      "In three years at {company} no disciplinary case of ours has been overturned, because supervisors now call me before they write the letter.",
    ],
    senior: [
      "At {company} I negotiated two collective agreements without a day of strike and with my door open throughout.",
    ],
  },
  salary: { junior: [30, 42], mid: [58, 88], senior: [120, 165] },
};

export const legal: Profession = {
  positions: {
    junior: [
      [
        "Legal Assistant",
        "Prepared searches, drafts and court filings, kept the diary of hearings and took minutes at client meetings.",
      ],
      [
        "Pupil Advocate",
        "Prepared searches, drafts and court filings, kept the diary of hearings and took minutes at client meetings.",
      ],
      [
        "Legal Intern",
        "Prepared searches, drafts and court filings, kept the diary of hearings and took minutes at client meetings.",
      ],
    ],
    mid: [
      [
        "Legal Officer",
        "Handled conveyancing and securities perfection for two lenders: charges, discharges, consents and stamp duty.",
      ],
      [
        "Advocate",
        "Represented lenders in debt recovery before the magistrates' courts and the Co-operative Tribunal, and settled most files before hearing.",
      ],
      [
        "Legal Officer",
        "Drafted contracts, leases and employment agreements, and advised on data protection and succession of deposits.",
      ],
    ],
    senior: [
      [
        "Senior Legal Officer",
        "Led a team of three in litigation and conveyancing for financial institutions and served as assistant company secretary.",
      ],
      [
        "Senior Associate Advocate",
        "Led a team of three in litigation and conveyancing for financial institutions and served as assistant company secretary.",
      ],
    ],
  },
  employers: [
    "Wema and Company Advocates",
    "Mto Legal Advocates",
    "Savanna Trust Bank",
    "Kijani Insurance Brokers",
    "Nyota Chambers",
  ],
  schooling: "university",
  skills: [
    "Legal drafting",
    "Legal research",
    "Conveyancing",
    "Contract drafting",
    "Securities perfection",
    "Debt recovery",
    "Litigation",
    "Co-operative law",
    "Negotiation",
    "Minute taking",
    "Data protection",
    "Compliance",
  ],
  studies: {
    certificate: "Certificate in Law",
    diploma: "Diploma in Law",
    degree: "Bachelor of Laws (LLB)",
    masters: "Master of Laws (LLM)",
  },
  credential: { name: "Advocate of the High Court of Kenya", institution: "Kenya School of Law" },
  objectives: {
    junior: ["Law graduate with {years} in chambers, careful in drafting and quick in the registry."],
    mid: [
      "Advocate with {years} in conveyancing, debt recovery and commercial drafting. I prefer a settlement that holds to a judgment that does not pay.",
    ],
    senior: [
      "Commercial advocate with {years} in securities, litigation and board matters for financial institutions.",
    ],
  },
  achievements: {
    junior: ["At {company} I built a diary of deadlines for 300 files, and none has been missed since."],
    mid: [
      "Of 84 recovery files given to me at {company} last year, 61 were settled without a hearing.",
      "At {company} I shortened the registration of a charge from eleven weeks to five by preparing consents in parallel.",
    ],
    senior: [
      "For three years I have looked after securities worth KSh 2 billion at {company}, and none was found wanting when it was needed.",
    ],
  },
  salary: { junior: [30, 48], mid: [95, 135], senior: [150, 200] },
};

export const marketing: Profession = {
  positions: {
    junior: [
      [
        "Sales Representative",
        "Sold savings, insurance and solar products in market places and at chiefs' barazas, about 40 new customers a month.",
      ],
      [
        "Field Agent",
        "Recruited customers and groups on a weekly route, explained savings and paybill, and followed up after one month.",
      ],
      [
        "Brand Ambassador",
        "Carried out field marketing, activations and door to door sales in four sub-counties.",
      ],
    ],
    mid: [
      [
        "Digital Marketing Officer",
        "Planned social media content in English and Kiswahili, ran paid campaigns and reported the cost of each new customer every month.",
      ],
      [
        "Marketing Officer",
        "Wrote newsletters, web pages and SMS texts, took photographs with consent, and organised member days and branch openings.",
      ],
      [
        "Social Media Manager",
        "Led digital marketing for three brands: content writing, graphic design in Canva and Photoshop, campaign reporting.",
      ],
    ],
    senior: [
      [
        "Marketing Manager",
        "Led brand and digital marketing with a budget of KSh 14 million and a team of four; 5,200 new customers in a year.",
      ],
      [
        "Senior Marketing Officer",
        "Led brand and digital marketing with a budget of KSh 14 million and a team of four; 5,200 new customers in a year.",
      ],
    ],
  },
  employers: [
    "Kijani Insurance Brokers",
    "Mwangaza Dairy SACCO",
    "Tumaini Microcredit",
    "Jua Solar Lighting",
    "Rangi Creative Agency",
    "Coral Bay Hotels",
    "Shamba Inputs Distributors",
  ],
  schooling: "college",
  skills: [
    "Communication",
    "Kiswahili",
    "Field sales",
    "Member recruitment",
    "Mobile money",
    "Social media",
    "Digital marketing",
    "Content writing",
    "Graphic design",
    "Photography",
    "Campaign reporting",
    "Event organisation",
    "Member education",
    "Public relations",
  ],
  studies: {
    certificate: "Certificate in Sales and Marketing",
    diploma: "Diploma in Marketing",
    degree: "Bachelor of Commerce (Marketing)",
    masters: "Master of Science (Marketing)",
  },
  credential: null,
  objectives: {
    junior: [
      "Sales person with {years} on dusty roads and in busy markets. I explain until it is understood and come back when I said I would.",
      "Field agent with {years} in mobilisation and sales; at ease with elders, boda boda riders and women's groups.",
    ],
    mid: [
      "Marketing officer with {years} in campaigns, content and events, who looks at what a post brought and not only at its likes.",
      "{years} of telling true stories for brands people trust, in English, Kiswahili and a fair amount of Sheng.",
    ],
    senior: ["Marketing manager with {years} of building brands on small budgets and clear figures."],
  },
  achievements: {
    junior: [
      "Last year I signed up 460 customers for {company}, and nine in ten were still active after six months.",
      "At {company} I asked the women's groups what time suited them and moved my visits to four in the afternoon. Attendance doubled.",
    ],
    mid: [
      "A series of six short films with members of {company} cost KSh 48,000 to make and brought 710 enquiries.",
      "At {company} we stopped boosting posts and started answering comments within the hour; enquiries rose by 60% on the same budget.",
    ],
    senior: ["In two years at {company} the cost of one new customer fell from KSh 1,900 to KSh 640."],
  },
  salary: { junior: [18, 32], mid: [55, 85], senior: [120, 160] },
};
