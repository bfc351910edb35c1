import type { Profession } from "./types.ts";

export const teller: Profession = {
  positions: {
    junior: [
      [
        "Cashier",
        "Received and paid out cash, balanced the till at the end of each shift and helped customers pay through M-PESA.",
      ],
      [
        "Cashier",
        "Served customers at the counter, handled about KSh 400,000 in cash a day and reported differences to the supervisor.",
      ],
    ],
    mid: [
      [
        "Teller",
        "Paid salaries, withdrawals and cheques for about 110 members a day, identified each one by KYC rules and balanced the till to the shilling.",
      ],
      [
        "Teller and Account Opening Clerk",
        "Opened accounts, posted check-off and standing orders in the core banking system and served at the till on busy days.",
      ],
      [
        "Customer Service Teller",
        "Handled cash up to KSh 2 million a day, detected forged notes, and reported suspicious transactions to the supervisor.",
      ],
    ],
    senior: [
      [
        "Head Teller",
        "Supervised four tellers, held the vault under dual control, approved large withdrawals and trained new staff in cash handling and KYC.",
      ],
      [
        "Vault Custodian",
        "Managed branch cash limits, the ATM cash and end-of-day reconciliation, with no shortage in five years.",
      ],
    ],
  },
  employers: [
    "Lakeside Traders SACCO",
    "Nuru Teachers SACCO",
    "Ridgeview Commercial Bank",
    "Baraka Microfinance",
    "Bahari Transport SACCO",
    "Upendo Health Workers SACCO",
  ],
  entryEmployers: [
    "Sokoni Supermarkets",
    "Kaskazi Forex Bureau",
    "Pendo Wholesalers",
    "Safari Petrol Stations",
  ],
  schooling: "college",
  skills: [
    "Cash handling",
    "Customer service",
    "Mobile money",
    "Kiswahili",
    "Attention to detail",
    "KYC",
    "Core banking systems",
    "MS Office",
    "Account opening",
    "Cheque clearing",
    "Communication",
    "MS Excel",
    "Bank reconciliation",
  ],
  studies: {
    certificate: "Certificate in Banking",
    diploma: "Diploma in Banking and Finance",
    degree: "Bachelor of Business Management (Banking)",
    masters: "Master of Business Administration",
  },
  credential: null,
  objectives: {
    junior: [
      "Honest and quick cashier with {years} of handling cash and greeting people. Looking for a counter where members are known by name.",
      "In {years} at a busy till I have learnt patience, accuracy and how to spot a bad note.",
    ],
    mid: [
      "FOSA teller with {years} at the counter. My till balances, my members smile, and I know when to call the supervisor.",
      "Teller with {years} in a SACCO and a bank, at home with cash, cheques, mobile money and account opening.",
    ],
    senior: [
      "Head teller with {years} of cash and vault experience and several tellers trained to balance without help.",
    ],
  },
  achievements: {
    junior: [
      "In all my time at {company} my till has been short twice, by less than fifty shillings, and both times I found the reason.",
      "At {company} I serve up to ninety people on a Saturday, and the manager puts me at the till with the longest queue.",
    ],
    mid: [
      "Last year at {company} a young man came to withdraw his grandmother's savings with her card. I asked her to come herself; she had not sent him.",
      "On salary days at {company} I serve about 120 members and still balance before six.",
      "I proposed a second M-PESA help desk at {company} on pension days, and a third of the queue moved to the phone.",
    ],
    senior: [
      "For five years I have held the vault keys at {company} without a shortage, and I trained six of the tellers who work there now.",
    ],
  },
  salary: { junior: [22, 32], mid: [35, 48], senior: [52, 70] },
};

export const service: Profession = {
  positions: {
    junior: [
      [
        "Customer Care Assistant",
        "Answered calls and walk-in questions, printed statements, and recorded complaints with a date for the answer.",
      ],
      [
        "Receptionist",
        "Welcomed visitors, directed them to the right office and kept the appointment book and the incoming mail.",
      ],
      [
        "Call Centre Agent",
        "Answered about 70 calls a day in Kiswahili and English and entered each one in the ticket system.",
      ],
    ],
    mid: [
      [
        "Customer Service Officer",
        "Handled complaints from first call to closing letter, about 60 a month, and reported causes and lessons to the branch manager.",
      ],
      [
        "Member Relations Officer",
        "Served members at the desk and on WhatsApp, guided families through death claims and organised member education days.",
      ],
      [
        "Client Relations Officer",
        "Introduced short feedback forms after each visit and read them with the counter team every Friday.",
      ],
    ],
    senior: [
      [
        "Customer Experience Lead",
        "Led a customer service team of eight, set response times, and raised the share of complaints answered within three days from 55% to 92%.",
      ],
      [
        "Customer Service Supervisor",
        "Designed member education for four counties and trained branch staff in complaint handling.",
      ],
    ],
  },
  employers: [
    "Upendo Health Workers SACCO",
    "Bahari Transport SACCO",
    "Ridgeview Commercial Bank",
    "Nuru Teachers SACCO",
    "Lakeside Traders SACCO",
  ],
  entryEmployers: [
    "Coral Bay Hotels",
    "Maji Safi Water Company",
    "Kijani Insurance Brokers",
    "St. Monica Mission Hospital",
  ],
  schooling: "college",
  skills: [
    "Customer service",
    "Communication",
    "Complaint handling",
    "Kiswahili",
    "MS Office",
    "Data entry",
    "Report writing",
    "Member education",
    "Public relations",
    "Core banking systems",
    "Event organisation",
    "Conflict resolution",
  ],
  studies: {
    certificate: "Certificate in Customer Care and Front Office",
    diploma: "Diploma in Public Relations",
    degree: "Bachelor of Arts (Communication and Public Relations)",
    masters: "Master of Arts (Communication Studies)",
  },
  credential: null,
  objectives: {
    junior: [
      "Friendly and organised, with {years} at a front desk. I listen to the end before I answer.",
      "Customer care assistant with {years} of calls, queues and questions, and patience left for the next one.",
    ],
    mid: [
      "Member relations officer with {years} in service. I keep promises, and I keep a list of them.",
      "{years} of complaints have made me an optimist: most of them are a small repair away from a loyal member.",
    ],
    senior: [
      "Customer experience lead with {years} in service teams, known for short waiting times and honest letters.",
    ],
  },
  achievements: {
    junior: [
      "At {company} I began calling people back before they called us, and repeat calls fell by a quarter within two months.",
      "I learned every department's work at {company} in my first month so that nobody is sent to the wrong door.",
    ],
    mid: [
      "At {company} a widow had come five times about her husband's deposits. I made one list of what was missing, went with her to the chief's office, and the claim was paid in nine days.",
      "I close about sixty complaints a month at {company}, and since last year each one ends with a phone call and not only a letter.",
    ],
    senior: [
      "Under my lead the team at {company} went from answering half of its complaints in three days to answering nine in ten.",
    ],
  },
  salary: { junior: [18, 30], mid: [42, 62], senior: [75, 105] },
};
