/** A field that a title can name beside the post, and what it adds to the work: `Credit Analyst - Agribusiness`. */
export interface Sector {
  name: string;
  /** Words by which a title or a wish names it, in small letters. */
  knownBy: readonly string[];
  sentence: string;
  duties: readonly string[];
  requirement: string;
  skills: readonly string[];
  /** The post that is nearest when the title names no other. */
  near?: string;
}

export const sectors: readonly Sector[] = [
  {
    name: "agribusiness",
    knownBy: [
      "agribusiness",
      "agriculture",
      "agricultural",
      "agri",
      "dairy",
      "tea",
      "coffee",
      "farmers",
      "farming",
    ],
    sentence: "Much of the work is with farmers and those who buy, store and process what they grow.",
    duties: [
      "Visit farms, collection centres and processors, and know their seasons and prices",
      "Fit instalments and products to harvests, milk payments and bonuses",
    ],
    requirement:
      "Understands the cash flow of farms and value chains such as dairy, tea, coffee or horticulture",
    skills: ["Agribusiness", "Value chains"],
  },
  {
    name: "small enterprise",
    near: "Loan Officer",
    knownBy: ["sme", "smes", "msme", "enterprise", "enterprises", "traders"],
    sentence: "Your members are traders and small enterprises whose books are often their memory.",
    duties: [
      "Reconstruct sales and stock of enterprises that keep few records",
      "Advise owners on simple bookkeeping and on separating business and household money",
    ],
    requirement: "Reads the accounts and cash flow of micro and small enterprises",
    skills: ["SME finance", "Cash flow analysis"],
  },
  {
    name: "group lending",
    near: "Loan Officer",
    knownBy: ["microfinance", "group", "groups", "chama", "chamas", "table banking"],
    sentence: "You work with groups whose members stand in for each other.",
    duties: [
      "Form, train and grade groups before they borrow",
      "Attend group meetings and check their books and savings",
    ],
    requirement: "Knows how chamas and self-help groups decide, save and settle disputes",
    skills: ["Group lending", "Member education"],
  },
  {
    name: "housing",
    knownBy: ["mortgage", "mortgages", "housing", "property", "real estate", "construction"],
    sentence: "Homes and plots are the largest purchase of most members, and your field.",
    duties: [
      "Check valuations, titles and approvals before money is released",
      "Follow building progress and release funds by stages",
    ],
    requirement: "Knows land searches, valuations and the transfer of property in Kenya",
    skills: ["Property finance", "Securities perfection"],
  },
  {
    name: "asset finance",
    near: "Loan Officer",
    knownBy: ["asset finance", "asset", "matatu", "boda", "logbook", "vehicle"],
    sentence: "Vehicles and machines are financed here, and secured by what is financed.",
    duties: [
      "Verify logbooks, insurance and valuation, and register the joint ownership",
      "Follow up insurance renewals and trackers during the loan",
    ],
    requirement: "Knows NTSA transfers, logbook charges and comprehensive insurance",
    skills: ["Asset finance"],
  },
  {
    name: "diaspora",
    near: "Customer Service Officer",
    knownBy: ["diaspora", "international"],
    sentence: "Members abroad are served without ever visiting a branch.",
    duties: [
      "Open accounts for members abroad and verify their documents at a distance",
      "Serve members across time zones by mail, telephone and video",
    ],
    requirement: "Understands remittances and the checks that apply to members abroad",
    skills: ["Diaspora banking", "Remittances"],
  },
  {
    name: "M-PESA and mobile money",
    knownBy: ["m-pesa", "mpesa", "mobile money", "paybill", "mobile banking"],
    sentence: "M-PESA and mobile banking are at the centre of the post.",
    duties: [
      "Reconcile M-PESA paybill and float daily and resolve failed transactions",
      "Recognise SIM-swap and reversal fraud, and act on it at once",
    ],
    requirement: "Has worked with M-PESA paybill, float and reversals",
    skills: ["Mobile money", "M-PESA"],
  },
  {
    name: "check-off",
    near: "Accounts Assistant",
    knownBy: ["check-off", "checkoff", "check off", "bosa", "payroll deductions"],
    sentence: "Employers' deductions are where most savings come from, and you see that they arrive.",
    duties: [
      "Send deduction advice to employers and reconcile what they remit",
      "Follow up remittances that are later than the seven days of the law",
    ],
    requirement: "Knows check-off advice, payroll numbers and employers' schedules",
    skills: ["Check-off", "Reconciliation"],
  },
  {
    name: "Shariah-compliant finance",
    near: "Compliance Officer",
    knownBy: ["islamic", "shariah", "sharia", "takaful"],
    sentence:
      "The products follow Islamic commercial law, and the SACCO explains them to every member who asks.",
    duties: [
      "Structure Murabaha, Musharaka and similar contracts within approved terms",
      "Prepare cases for the Shariah adviser and keep the rulings",
    ],
    requirement: "Trained in Islamic finance contracts",
    skills: ["Islamic finance"],
  },
  {
    name: "treasury",
    near: "Accountant",
    knownBy: ["treasury", "investments", "investment", "liquidity"],
    sentence: "You place what is not lent, so that it earns and is there when members need it.",
    duties: [
      "Forecast cash daily, and place surplus in Treasury bills, bonds and deposits within limits",
      "Compare banks' rates and counterparties, and report the yield each month",
    ],
    requirement: "Knows Kenyan government securities; CIFA of KASNEB is an advantage",
    skills: ["Treasury", "Liquidity management"],
  },
  {
    name: "payroll",
    knownBy: ["payroll"],
    sentence: "Payday is your day: every payslip has to be right the first time.",
    duties: [
      "Run the payroll with PAYE, NSSF, SHIF and Affordable Housing Levy, and file the returns",
      "Answer questions on payslips, advances and deductions",
    ],
    requirement: "Has prepared a monthly payroll and its statutory returns on iTax",
    skills: ["Payroll", "Tax compliance"],
  },
  {
    name: "information systems",
    knownBy: ["information systems", "systems", "it", "ict", "cyber"],
    sentence: "Systems, their data and who may touch them are your field.",
    duties: [
      "Review access rights, change records and backups of the core systems",
      "Test that data moved between systems is complete and unchanged",
    ],
    requirement: "CISA of ISACA, or ready to sit it within a year",
    skills: ["Information security", "SQL"],
  },
];
