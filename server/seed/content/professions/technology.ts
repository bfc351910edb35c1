import type { Profession } from "./types.ts";

export const ict: Profession = {
  positions: {
    junior: [
      [
        "ICT Support Assistant",
        "Installed computers, printers and cables, answered help desk calls and recorded what solved them.",
      ],
      [
        "Junior Web Developer",
        "Built small web pages and forms in JavaScript and PHP, and fixed faults reported by customers.",
      ],
      ["ICT Attachee", "Supported computer laboratories: Windows, antivirus, networking and user accounts."],
    ],
    mid: [
      [
        "Software Developer",
        "Built and maintained web applications in TypeScript and Node.js with PostgreSQL, REST APIs and automated testing; reviewed colleagues' code.",
      ],
      [
        "Software Engineer",
        "Integrated M-PESA paybill, STK push and card payments, with reconciliation of callbacks and reversals every night.",
      ],
      [
        "ICT Officer",
        "Administered Windows servers, backups, SQL databases and a network of six offices; supported 80 users.",
      ],
      [
        "Mobile Banking Support Officer",
        "Supported mobile banking and agency banking: failed transactions, float reconciliation, agent training and user support.",
      ],
    ],
    senior: [
      [
        "Lead Software Engineer",
        "Led five developers on a loan management product used by eleven SACCOs: architecture, code review, SQL performance and releases.",
      ],
      [
        "ICT Manager",
        "Managed ICT for head office and branches: core banking system, data centre, information security, vendors and a team of four.",
      ],
    ],
  },
  employers: [
    "Kiungo Systems",
    "Nanga Technologies",
    "Pamoja Software",
    "Savanna Trust Bank",
    "Baraka Microfinance",
    "Tumaini Technical College",
    "Ndovu Logistics",
  ],
  schooling: "university",
  skills: [
    "SQL",
    "User support",
    "Networking",
    "Git",
    "JavaScript",
    "REST APIs",
    "TypeScript",
    "PostgreSQL",
    "M-PESA integration",
    "Automated testing",
    "Windows Server",
    "Backups",
    "Core banking systems",
    "Mobile banking",
    "Hardware repair",
    "Communication",
    "MS Excel",
    "Reconciliation",
  ],
  studies: {
    certificate: "Certificate in Information Technology",
    diploma: "Diploma in Information Technology",
    degree: "Bachelor of Science (Computer Science)",
    masters: "Master of Science (Information Systems)",
  },
  credential: null,
  objectives: {
    junior: [
      "IT graduate with {years} of support and small projects. I write down what solved a problem so that it is solved once.",
      "Technician with {years} in help desk and networks, looking for real branches and patient colleagues.",
    ],
    mid: [
      "Developer with {years} of building systems that handle money. I test what happens when the callback comes twice.",
      "ICT officer with {years} in support, servers and databases. My backups have been restored, not just made.",
    ],
    senior: [
      "Engineer and team lead with {years} in financial software, from the first sketch to the night of the move.",
    ],
  },
  achievements: {
    junior: [
      "At {company} I wrote a one-page guide to the ten most common faults, and calls to the help desk fell by a third.",
      "My first real project at {company} was a leave form that replaced a paper book. It is still used every day.",
    ],
    mid: [
      "At {company} paybill callbacks were sometimes counted twice. I made posting idempotent and wrote the test that failed first; it has not happened again in two years.",
      "When a server at {company} died on a Friday we were back by Saturday noon, because I had practised the restore the month before.",
      "At {company} I halved the failed mobile transactions by retrying only those that are safe to retry, and by telling members about the rest.",
    ],
    senior: [
      "My team at {company} moved eleven SACCOs to a new loan system in one year, each over a weekend and each with a way back.",
    ],
  },
  salary: { junior: [20, 38], mid: [75, 140], senior: [170, 260] },
};
