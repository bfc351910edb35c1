/** Highest completed education, lowest first. */
export const educationLevels = ["certificate", "diploma", "degree", "masters"] as const;
export type EducationLevel = (typeof educationLevels)[number];

/** What screening can ask for. The first three are those of specification 001, section 9. */
export const keySkills = [
  "Financial analysis",
  "Customer service",
  "Compliance",
  "Credit appraisal",
  "Excel",
] as const;

/** Statuses of the sample (specification 001, section 4). */
export const candidateStatuses = ["Interview Scheduled", "Technical Review", "Final Review"] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

export interface SampleJobHeld {
  position: string;
  employer: string;
  /** Whole months before today: when it began, and when it ended (0 is "to date"). */
  began: number;
  ended: number;
  /** The employer is a SACCO or in financial services. */
  financial: boolean;
  achievement: string;
}

export interface SampleCandidate {
  id: string;
  name: string;
  /** The job posting they applied for. */
  jobId: string;
  /** How well they match that posting, in percent. */
  score: number;
  status: CandidateStatus;
  location: string;
  phone: string;
  email: string;
  summary: string;
  education: { level: EducationLevel; text: string };
  qualifications: readonly string[];
  skills: readonly string[];
  work: readonly SampleJobHeld[];
}

/** Made-up applicants of a made-up SACCO; the first three are its recent applications. */
export const candidates: readonly SampleCandidate[] = [
  {
    id: "grace-wanjiku",
    name: "Grace Wanjiku",
    jobId: "senior-loan-officer",
    score: 94,
    status: "Interview Scheduled",
    location: "Nairobi",
    phone: "+254 700 000 101",
    email: "grace.wanjiku@mail.example",
    summary:
      "Credit officer who has carried loan files from application to recovery, in the branch and in the field.",
    education: { level: "degree", text: "Bachelor of Commerce (Finance)" },
    qualifications: ["CPA(K)"],
    skills: ["Financial analysis", "Customer service", "Compliance", "Credit appraisal"],
    work: [
      {
        position: "Loan Officer",
        employer: "Mwangaza Teachers SACCO",
        began: 52,
        ended: 0,
        financial: true,
        achievement: "Brought loans in arrears from 6.1% of the book down to 3.4%.",
      },
      {
        position: "Credit Assistant",
        employer: "Tumaini Microfinance",
        began: 80,
        ended: 53,
        financial: true,
        achievement: "Checked guarantors and security for 40 files a month.",
      },
    ],
  },
  {
    id: "brian-otieno",
    name: "Brian Otieno",
    jobId: "systems-administrator",
    score: 91,
    status: "Technical Review",
    location: "Kisumu",
    phone: "+254 700 000 102",
    email: "brian.otieno@mail.example",
    summary: "Keeps core banking and mobile channels running, and writes down how, so that others can too.",
    education: { level: "degree", text: "BSc Computer Science" },
    qualifications: ["CISA"],
    skills: ["Compliance", "Core banking", "Linux", "PostgreSQL"],
    work: [
      {
        position: "Systems Administrator",
        employer: "Ziwa SACCO",
        began: 43,
        ended: 0,
        financial: true,
        achievement: "Moved nightly closing from four hours to 50 minutes.",
      },
      {
        position: "ICT Support Officer",
        employer: "Lakeside County Hospital",
        began: 68,
        ended: 44,
        financial: false,
        achievement: "Supported 220 users on two sites.",
      },
    ],
  },
  {
    id: "amina-hassan",
    name: "Amina Hassan",
    jobId: "marketing-officer",
    score: 88,
    status: "Final Review",
    location: "Mombasa",
    phone: "+254 700 000 103",
    email: "amina.hassan@mail.example",
    summary:
      "Brings new members in through employers, mosques and markets, and measures what each drive cost.",
    education: { level: "degree", text: "Bachelor of Business Management (Marketing)" },
    qualifications: [],
    skills: ["Customer service", "Financial analysis", "Campaign planning", "Kiswahili copywriting"],
    work: [
      {
        position: "Marketing Officer",
        employer: "Pwani Traders SACCO",
        began: 39,
        ended: 0,
        financial: true,
        achievement: "Recruited 1,140 members in a year, 61% of them through check-off employers.",
      },
    ],
  },
  {
    id: "peter-kiprono",
    name: "Peter Kiprono",
    jobId: "credit-analyst",
    score: 86,
    status: "Technical Review",
    location: "Eldoret",
    phone: "+254 700 000 104",
    email: "peter.kiprono@mail.example",
    summary: "Analyst who reads a payslip and a farm budget with the same care.",
    education: { level: "masters", text: "MSc Finance" },
    qualifications: ["CPA(K)", "CIFA"],
    skills: ["Financial analysis", "Compliance", "Credit appraisal", "Excel"],
    work: [
      {
        position: "Credit Analyst",
        employer: "Nandi Hills Farmers SACCO",
        began: 61,
        ended: 0,
        financial: true,
        achievement: "Built the appraisal sheet that four branches use.",
      },
    ],
  },
  {
    id: "mercy-nduta",
    name: "Mercy Nduta",
    jobId: "operations-supervisor",
    score: 83,
    status: "Interview Scheduled",
    location: "Nakuru",
    phone: "+254 700 000 105",
    email: "mercy.nduta@mail.example",
    summary: "Runs a front office where the till balances and nobody waits longer than they must.",
    education: { level: "degree", text: "Bachelor of Commerce (Accounting)" },
    qualifications: ["CPA Part II"],
    skills: ["Customer service", "Compliance", "Cash management", "Excel"],
    work: [
      {
        position: "Head Teller",
        employer: "Bonde SACCO",
        began: 34,
        ended: 0,
        financial: true,
        achievement: "Led six tellers through 14 months without a cash difference.",
      },
      {
        position: "Teller",
        employer: "Bonde SACCO",
        began: 71,
        ended: 35,
        financial: true,
        achievement: "Opened 900 FOSA accounts.",
      },
    ],
  },
  {
    id: "samuel-barasa",
    name: "Samuel Barasa",
    jobId: "systems-administrator",
    score: 77,
    status: "Technical Review",
    location: "Bungoma",
    phone: "+254 700 000 106",
    email: "samuel.barasa@mail.example",
    summary: "Developer of mobile money integrations who wants to be closer to the people using them.",
    education: { level: "degree", text: "BSc Information Technology" },
    qualifications: [],
    skills: ["Core banking", "Mobile money", "Customer service", "Financial analysis"],
    work: [
      {
        position: "Software Developer",
        employer: "Malipo Payments",
        began: 30,
        ended: 0,
        financial: true,
        achievement: "Reconciled 90,000 paybill receipts a month without a manual step.",
      },
    ],
  },
  {
    id: "kelvin-mutua",
    name: "Kelvin Mutua",
    jobId: "senior-loan-officer",
    score: 74,
    status: "Technical Review",
    location: "Machakos",
    phone: "+254 700 000 107",
    email: "kelvin.mutua@mail.example",
    summary: "Field officer whom members call first, with seven years of village banking behind him.",
    education: { level: "diploma", text: "Diploma in Co-operative Management" },
    qualifications: ["CPA Part II"],
    skills: ["Customer service", "Credit appraisal", "Financial analysis", "Compliance"],
    work: [
      {
        position: "Loan Officer",
        employer: "Ukamba Dairy SACCO",
        began: 89,
        ended: 0,
        financial: true,
        achievement: "Grew group lending from 12 to 57 groups.",
      },
    ],
  },
  {
    id: "faith-chebet",
    name: "Faith Chebet",
    jobId: "operations-supervisor",
    score: 69,
    status: "Final Review",
    location: "Kericho",
    phone: "+254 700 000 108",
    email: "faith.chebet@mail.example",
    summary: "Customer service officer who turned a complaints book into a weekly meeting.",
    education: { level: "degree", text: "BA Economics" },
    qualifications: [],
    skills: ["Customer service", "Excel", "Financial analysis"],
    work: [
      {
        position: "Customer Service Officer",
        employer: "Chai Growers SACCO",
        began: 21,
        ended: 0,
        financial: true,
        achievement: "Answers 95% of complaints within three working days.",
      },
      {
        position: "Front Desk Assistant",
        employer: "Highland Tea Hotel",
        began: 46,
        ended: 22,
        financial: false,
        achievement: "Trained five new colleagues.",
      },
    ],
  },
];
